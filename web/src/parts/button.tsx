import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

type Look = 'plain' | 'main' | 'quiet' | 'icon';

export const buttonClass = (look: Look, extra?: string): string =>
  [styles['button'], look === 'plain' ? undefined : styles[look], extra].filter(Boolean).join(' ');

/** A sign without words says its name when it is pointed at. */
const NAMED = { 'data-tip': '' };

export function Button({
  look = 'plain',
  className,
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  const tip = look === 'icon' ? NAMED : {};
  return <button type="button" className={buttonClass(look, className)} {...tip} {...rest} />;
}

export function LinkButton({
  look = 'plain',
  className,
  to,
  children,
  label,
}: {
  readonly look?: Look;
  readonly className?: string | undefined;
  readonly to: string;
  readonly children: React.ReactNode;
  readonly label?: string;
}) {
  return (
    <Link
      href={to}
      className={buttonClass(look, className)}
      aria-label={label}
      {...(look === 'icon' ? NAMED : {})}
    >
      {children}
    </Link>
  );
}
