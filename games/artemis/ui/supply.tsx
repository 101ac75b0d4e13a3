import { type SupplyGroup, SupplyTable } from '@orrery/kit';
import { COLONISTS } from '../data/index.ts';
import { colonistName, directiveName, eventName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { Figure } from './figures.tsx';
import css from './palette.module.css';
import { about, at, type Heap } from './places.ts';
import { Sign } from './signs.tsx';

const HEAPS: readonly Heap[] = ['bag', 'discard', 'gone'];

/** Who may still come out of the bag, who was lost, and which Events are over. */
export function Supply(draw: Draw) {
  const { view, lang } = draw;
  const heaps = HEAPS.filter((heap) => heap !== 'gone' || view.solo).map((heap): SupplyGroup => {
    const total = COLONISTS.reduce((n, type) => n + view[heap][type], 0);
    return {
      title: say(lang, 'ui.labelled', { label: say(lang, `ui.supply.${heap}`), text: total }),
      items: COLONISTS.map((type) => ({
        id: about.heap(heap, type),
        drawing: <Figure colonist={type} size={30} />,
        n: view[heap][type],
        label: say(lang, 'ui.labelled', {
          label: colonistName(lang, type),
          text: view[heap][type],
        }),
      })),
    };
  });
  const events: SupplyGroup = {
    title: say(lang, 'ui.supply.events', { left: view.eventsLeft }),
    items: view.eventsPast.map((id, i) => ({
      id: about.pastEvent(id),
      drawing: <Sign name="clock" size={22} />,
      n: i + 1,
      label: eventName(lang, id),
    })),
  };
  const secrets: SupplyGroup = {
    title: say(lang, 'ui.supply.directives', { n: view.directives?.deck ?? 0 }),
    items: (view.directives?.discard ?? []).map((card, i) => ({
      id: about.discardedDirective(card),
      drawing: <Sign name="card" size={22} />,
      n: i + 1,
      label: directiveName(lang, card),
    })),
  };
  const { relic } = view;
  const held: SupplyGroup = {
    title: say(lang, 'ui.relic'),
    items: [
      {
        id: at.relic,
        drawing: <Sign name="relic" size={24} />,
        n: relic?.holder === null || relic === null ? '' : draw.name(relic.holder),
        label:
          relic?.holder == null
            ? say(lang, 'ui.relic.free')
            : say(lang, 'ui.relic.of', { player: draw.name(relic.holder) }),
      },
    ],
  };
  return (
    <SupplyTable
      label={say(lang, 'ui.supply')}
      className={css.world}
      groups={[
        ...heaps,
        events,
        ...(relic === null ? [] : [held]),
        ...(view.directives === null ? [] : [secrets]),
      ]}
    />
  );
}
