import { type Box, box as boxOf, inset, Panel, useScale, Words } from '@orrery/kit';
import type { ReactNode } from 'react';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import css from './palette.module.css';
import { storesAsked, StoreTray } from './stores.tsx';
import { Drawn, Faces, Peek } from './tray-cards.tsx';
import { Ladder, Leaders, Sale, SearchGrid } from './tray-choices.tsx';
import { PlanRows, Targets } from './tray-attack.tsx';
import { AttackCards, Production } from './tray-resources.tsx';

/** Something to choose from, laid over the lanes; null: the question is answered elsewhere. */
function contents(
  draw: Draw,
  whole: Box,
  tall: boolean,
): { readonly title: string | null; readonly body: ReactNode } | null {
  const { view, lang, me } = draw;
  const { task } = view;
  if (task === null || task.seat !== me) return null;
  const head = tall ? 16 : 24;
  const box = boxOf(whole.x, whole.y + head, whole.width, whole.height - head);
  const body = (node: ReactNode, key: Parameters<typeof say>[1]) => ({
    title: say(lang, key),
    body: node,
  });
  if (tall && storesAsked(draw)) return body(<StoreTray draw={draw} box={box} />, 'ui.tray.stores');
  switch (task.type) {
    case 'attackOrSkip':
    case 'chooseTarget':
      // The prompt asks the same: without a heading there is room for five rows.
      return tall ? { title: null, body: <Targets draw={draw} box={whole} /> } : null;
    case 'keepSetupCard':
    case 'keepBoughtCard':
      return body(<Drawn draw={draw} cards={task.drawn} box={box} />, 'ui.tray.keep');
    case 'chooseFace':
      return body(<Faces draw={draw} card={task.card} box={box} />, 'ui.tray.face');
    case 'peekPlace':
      return body(<Peek draw={draw} kind={task.kind} box={box} />, 'ui.tray.peek');
    case 'buyExtra':
      return body(<Ladder draw={draw} kind={task.kind} box={box} />, 'ui.tray.buy');
    case 'chooseSearch':
      return body(<SearchGrid draw={draw} box={box} />, 'ui.tray.search');
    case 'sellColour':
      return body(<Sale draw={draw} box={box} />, 'ui.tray.sell');
    case 'chooseFaction':
      return body(<Leaders draw={draw} box={box} />, 'ui.tray.faction');
    case 'chooseSection':
      return body(
        <Production draw={draw} planet={task.planet} cards={task.cards} box={box} />,
        'ui.tray.produce',
      );
    case 'chooseAttackCard':
      return body(<AttackCards draw={draw} box={box} />, 'ui.tray.number');
    case 'chooseDefencePlan':
      return body(<PlanRows draw={draw} box={box} />, 'ui.tray.defend');
    default:
      return null;
  }
}

export const hasTray = (draw: Draw, tall: boolean): boolean =>
  contents(draw, boxOf(0, 0, 1, 1), tall) !== null;

/** What is chosen from, over the lanes only: scale and own things stay in sight. */
export function Tray({ draw, box }: { readonly draw: Draw; readonly box: Box }) {
  const { phone } = useScale();
  const whole = boxOf(box.x + 8, box.y + 6, box.width - 16, box.height - 14);
  const shown = contents(draw, whole, phone);
  if (shown === null) return null;
  return (
    <g className={css.rise}>
      <Panel box={inset(box, 1)} solid fill="var(--aa-sky)" edge="var(--aa-old-gold)" />
      {shown.title === null ? null : (
        <Words
          text={shown.title}
          x={box.x + box.width / 2}
          y={box.y + (phone ? 17 : 22)}
          width={box.width - 24}
          size={phone ? 15 : 17}
          anchor="middle"
          serif
          weight={600}
        />
      )}
      {shown.body}
    </g>
  );
}
