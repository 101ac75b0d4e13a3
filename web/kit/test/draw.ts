import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BoardFrame, type Touchable } from '../src/index.ts';

/** A table at which nothing is asked, but for what a test says. */
export const table = (now: Partial<Touchable> = {}): Touchable => ({
  lit: new Set(),
  picked: new Set(),
  traced: new Set(),
  brings: new Map(),
  touch: () => {},
  lang: 'en',
  ...now,
});

/** A drawing as markup, on a board of so many units shown at so many pixels. */
export function drawn(
  drawing: ReactNode,
  board = { width: 400, height: 300 },
  pixels: { width: number; height: number } = { width: 800, height: 600 },
): string {
  return renderToStaticMarkup(
    createElement(BoardFrame, {
      label: 'Board',
      plan: () => board,
      turn: 0,
      first: pixels,
      children: () => drawing,
    }),
  );
}

/** All values of an attribute in some markup, in their order. */
export const all = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

export const sizes = (markup: string): number[] => all(markup, 'font-size').map(Number);
