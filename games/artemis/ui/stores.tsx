import type { Seat } from '@orrery/kernel';
import {
  amount,
  type Box,
  box as boxOf,
  facet,
  Info,
  Ledger,
  type LedgerItem,
  lineWidth,
  Put,
  SeatShape,
  Spot,
} from '@orrery/kit';
import type { ArtemisView } from '../rules/view-types.ts';
import { goods } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { about, at, STORES } from './places.ts';
import { Sign, TokenLine } from './signs.tsx';

interface StoresProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly box: Box;
}

/** Energy, Minerals, Toolkits and Badges, each with its number. */
export const storeItems = (draw: Draw, seat: Seat): readonly LedgerItem[] =>
  STORES.map((what) => {
    const n = draw.view.players[seat]?.[what] ?? 0;
    const then = ahead(draw).players[seat]?.[what] ?? n;
    return {
      id: at.store(seat, what),
      place: at.store(seat, what),
      drawing: <Sign name={what} size={24} />,
      n: then === n ? n : `${n}→${then}`,
      label: goods(draw.lang, what, n),
      faded: n === 0 && then === 0,
    };
  });

export const Stores = ({ draw, seat, box }: StoresProps) => (
  <Ledger draw={draw} items={storeItems(draw, seat)} box={box} shape={facet(5)} />
);

const SIGN = 20;

const isFirst = (view: ArtemisView, seat: Seat): boolean => view.first === seat && !view.solo;
/** It lies with its holder until it is rolled with the other dice. */
const holdsRelic = (view: ArtemisView, seat: Seat): boolean =>
  view.relic?.holder === seat && view.players[seat]?.relicDie === null;

/** Points stand beside the names of the others. */
const pointsOf = ({ view, me }: Draw, seat: Seat): number | null =>
  seat === me ? (view.players[seat]?.vp ?? 0) : null;
const pointsWidth = (vp: number | null): number =>
  vp === null ? 0 : lineWidth(amount(vp, 'vp'), 20) + 8;

/** How wide a player's mark is with all it bears. */
export function markWidth(draw: Draw, seat: Seat): number {
  const { view } = draw;
  const signs = [isFirst(view, seat), holdsRelic(view, seat)].filter(Boolean).length;
  return 26 + pointsWidth(pointsOf(draw, seat)) + signs * SIGN;
}

/** Whose things these are; who is first player wears the crown. */
export function PlayerMark({ draw, seat, box }: StoresProps) {
  const { view, lang } = draw;
  const vp = pointsOf(draw, seat);
  const first = isFirst(view, seat);
  const y = box.y + box.height / 2;
  const signs = box.x + 26 + pointsWidth(vp) + SIGN / 2;
  const relic = signs + (first ? SIGN : 0);
  const label = [
    draw.name(seat),
    say(lang, 'good.vp', { n: view.players[seat]?.vp ?? 0 }),
    ...(first ? [say(lang, 'ui.first')] : []),
    ...(view.relic?.holder === seat ? [say(lang, 'ui.relic.holder')] : []),
  ].join(', ');
  return (
    <Spot
      draw={draw}
      place={at.player(seat)}
      label={label}
      box={box}
      shape={facet(5)}
      inner={
        holdsRelic(view, seat) ? (
          <Spot
            draw={draw}
            place={at.relic}
            label={say(lang, 'ui.relic.holder')}
            box={boxOf(relic - 10, y - 11, SIGN, 22)}
            shape={facet(4)}
          >
            <Put x={relic} y={y}>
              <Sign name="relic" size={16} />
            </Put>
          </Spot>
        ) : null
      }
    >
      <Put x={box.x + 13} y={y}>
        <SeatShape seat={seat} size={18} />
        {vp === null ? null : (
          <Put x={14}>
            <TokenLine line={amount(vp, 'vp')} size={20} />
          </Put>
        )}
      </Put>
      {first ? (
        <Put x={signs} y={y}>
          <Info id={about.icon('crown')}>
            <Sign name="crown" size={16} />
          </Info>
        </Put>
      ) : null}
    </Spot>
  );
}
