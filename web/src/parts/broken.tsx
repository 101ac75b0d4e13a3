import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';

/** Said where a page cannot be shown, also because a part of it did not come over the network. */
export function BrokenPage() {
  const { broken } = useWords();
  return (
    <Message title={broken.pageTitle} text={broken.text}>
      <Button look="main" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
    </Message>
  );
}

/** A fault in drawing never leaves an empty page. */
export class Broken extends Component<{ readonly children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
