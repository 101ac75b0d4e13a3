import {
  around,
  box as boxOf,
  facet,
  Ledger,
  type LedgerItem,
  PartFrame,
  Put,
  Spot,
} from '@orrery/kit';
import { COLONISTS } from '../data/index.ts';
import { say } from '../text/say.ts';
import { OwnedDie } from './dice.tsx';
import type { Draw } from './draw.ts';
import css from './palette.module.css';
import { about, at, handOf } from './places.ts';
import { Sign } from './signs.tsx';
import { storeItems } from './stores.tsx';

const ROW = 44;
const DIE = 34;

/** What is kept in sight on a phone: stores, who waits in Shelters, secret goals. */
function items(draw: Draw, me: number): readonly LedgerItem[] {
  const { lang, view } = draw;
  const player = view.players[me];
  const people = COLONISTS.reduce((n, type) => n + (player?.shelters[type] ?? 0), 0);
  const cards = view.own?.hand.length ?? 0;
  return [
    ...storeItems(draw, me),
    {
      id: at.shelters(me),
      place: at.shelters(me),
      drawing: <Sign name="any" size={24} />,
      n: people,
      label: say(lang, 'ui.shelters', { n: people }),
      faded: people === 0,
    },
    ...(cards > 0
      ? [
          {
            id: about.hand(me),
            drawing: <Sign name="hand" size={24} />,
            n: cards,
            label: say(lang, 'ui.directives', { n: cards }),
          },
        ]
      : []),
  ];
}

/** One's dice and stores in a strip that stays while one decides. */
export function Strip(draw: Draw) {
  const { lang, me, view } = draw;
  if (me === null || !view.players[me]) return null;
  const dice = handOf(view, me);
  const placing = view.placing?.seat === me ? view.placing : null;
  const chosen = placing
    ? dice.findIndex(({ value, relic }) => value === placing.rolled && relic === placing.relic)
    : -1;
  return (
    <PartFrame
      label={say(lang, 'ui.colony', { player: draw.name(me) })}
      className={css.world}
      plan={() => ({ height: ROW + (dice.length > 0 ? ROW : 0) })}
    >
      {({ height }, width) => {
        const step = Math.min(62, (width - 4) / Math.max(1, dice.length));
        return (
          <>
            {dice.map((die, i) => {
              const { value, relic } = die;
              const [x, y] = [2 + step * (i + 0.5), ROW / 2];
              const taken = i === chosen && placing;
              return (
                // Equal dice are interchangeable.
                <Spot
                  key={`${i}-${value}`}
                  draw={draw}
                  place={relic ? at.relic : at.die(me, value, value)}
                  label={say(lang, relic ? 'option.die.relic' : 'option.die', { value })}
                  box={around(x, y, DIE + 4)}
                  target={around(x, y, Math.min(step, 50), ROW)}
                  shape={facet(8)}
                  quiet
                >
                  <Put x={x} y={y}>
                    <OwnedDie
                      players={view.players.length}
                      die={taken ? { ...die, value: placing.value } : die}
                      size={taken ? DIE + 4 : DIE}
                    />
                  </Put>
                </Spot>
              );
            })}
            <Ledger draw={draw} items={items(draw, me)} box={boxOf(0, height - ROW, width, ROW)} />
          </>
        );
      }}
    </PartFrame>
  );
}
