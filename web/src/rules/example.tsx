import { viewFor } from '@orrery/kernel';
import type { DrawProps } from '@orrery/kit';
import type { AnyRuleExample } from '@orrery/shared';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { useLang, useWords } from '../i18n/index.ts';
import styles from './example.module.css';

/** Whose eyes: examples speak of the first seat. */
const SEAT = 0;
/** As large as a board on a wide screen, before the picture is cut out of it. */
const STAGE = { width: 1000, height: 580 };
const OWN_STAGE = { width: 820, height: 190 };
/** Pixels of the board that are seen round what is meant. */
const ROUND = 26;
/** The picture is as high as this at most, and drawn no larger than on the board by this. */
const HIGHEST = 240;
const LARGEST = 1.25;

interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The drawing as it was, without what makes it a table. */
  readonly picture: Node;
}

/** What a table is recognised by: a picture of one must not be taken for it. */
const NAMES = ['data-place', 'data-piece', 'data-explain', 'tabindex', 'role'];

/** The part of a drawing round some places, once they are drawn. */
function cutOut(stage: HTMLElement, at: readonly string[]): Cut | null {
  const from = stage.getBoundingClientRect();
  const boxes = at.flatMap((place) => {
    const [name = ''] = place.split('#');
    const found = [...stage.querySelectorAll('[data-place]')].filter(
      (one) => one.getAttribute('data-place')?.split('#', 1)[0] === name,
    );
    return found.map((one) => one.getBoundingClientRect());
  });
  if (boxes.length === 0 || from.width === 0) return null;
  const left = Math.max(from.left, Math.min(...boxes.map((box) => box.left)) - ROUND);
  const top = Math.max(from.top, Math.min(...boxes.map((box) => box.top)) - ROUND);
  const right = Math.min(from.right, Math.max(...boxes.map((box) => box.right)) + ROUND);
  const bottom = Math.min(from.bottom, Math.max(...boxes.map((box) => box.bottom)) + ROUND);
  const picture = stage.cloneNode(true) as HTMLElement;
  for (const name of NAMES)
    for (const one of picture.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  return {
    x: left - from.left,
    y: top - from.top,
    width: right - left,
    height: bottom - top,
    picture,
  };
}

/** The real board, small, cut round what the example is about. */
export function Example({
  example,
  game: { module, ui },
  game,
  world,
}: {
  readonly example: AnyRuleExample;
  readonly game: LoadedGame;
  readonly world: string;
}) {
  const { rules, seatNames } = useWords();
  const lang = useLang();
  const { at, own, words } = example;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [cut, setCut] = useState<Cut | null>(null);
  const [room, setRoom] = useState(0);
  const draw = useMemo((): DrawProps<unknown> => {
    const marked = new Set(at);
    return {
      view: viewFor(module.game, example.scene(), SEAT),
      preview: null,
      me: SEAT,
      lang,
      name: (seat) => (seat < 2 ? seatNames.player(seat + 1) : ''),
      asked: null,
      lit: new Set(),
      picked: new Set(),
      traced: marked,
      brings: new Map(),
      touch: () => undefined,
    };
  }, [example, at, module, lang, seatNames]);
  useLayoutEffect(() => {
    setCut(null);
    setRoom(frame.current?.clientWidth ?? 0);
    // Drawings measure their box first, and are drawn again by it.
    let wait = requestAnimationFrame(() => {
      wait = requestAnimationFrame(() => stage.current && setCut(cutOut(stage.current, at)));
    });
    return () => cancelAnimationFrame(wait);
  }, [draw, at, game]);
  const size = own ? OWN_STAGE : STAGE;
  const scale = cut ? Math.min(LARGEST, room / cut.width, HIGHEST / cut.height) : 1;
  const Part = own ? ui.Own : ui.Board;
  return (
    <figure ref={frame} className={styles['example']} data-world={world}>
      {cut === null ? (
        <div className={styles['hidden']} aria-hidden inert>
          <div ref={stage} style={size}>
            <Part {...draw} />
          </div>
        </div>
      ) : (
        <div
          className={styles['picture']}
          aria-hidden
          inert
          style={{ width: cut.width * scale, height: cut.height * scale }}
        >
          <div
            ref={(element) => element?.replaceChildren(cut.picture)}
            style={{
              ...size,
              transform: `scale(${scale}) translate(${-cut.x}px, ${-cut.y}px)`,
              transformOrigin: '0 0',
            }}
          />
        </div>
      )}
      <figcaption>
        <b>{rules.example}</b> {words[lang]}
      </figcaption>
    </figure>
  );
}
