import type { Seat } from '@orrery/kernel';
import { box as boxOf, Cube, Ledger, type LedgerItem, PartFrame } from '@orrery/kit';
import type { PlayerView } from '../rules/view-types.ts';
import { buildingName, cardName, otherCard } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Building } from './building-art.tsx';
import { byKind, type Draw, labelled } from './draw.ts';
import css from './palette.module.css';
import { Scientist, Ship } from './pieces.tsx';
import { at } from './places.ts';
import { Sign } from './signs.tsx';

/** Staff, reserve, ships, cubes and what was given up. */
export function stockItems({ lang }: Draw, seat: Seat, player: PlayerView): readonly LedgerItem[] {
  const item = (
    stock: 'staff' | 'reserve' | 'ship' | 'cube' | 'discarded',
    n: number,
    drawing: LedgerItem['drawing'],
  ): LedgerItem => ({
    id: at.stock(seat, stock),
    drawing,
    n,
    label: labelled(lang, say(lang, `ui.stock.${stock}`), n),
    faded: n === 0,
  });
  return [
    item('staff', player.staff.length, <Scientist seat={seat} size={25} />),
    item(
      'reserve',
      player.reserve.length,
      <g opacity="0.6">
        <Scientist seat={seat} size={22} />
      </g>,
    ),
    item('ship', player.ships.length, <Ship seat={seat} size={27} />),
    item('cube', player.cubes.length, <Cube seat={seat} size={20} />),
    item('discarded', player.discarded.length, <Sign name="crate" size={21} />),
  ];
}

const accessItems = ({ lang }: Draw, seat: Seat, player: PlayerView): readonly LedgerItem[] =>
  player.access.map(({ building, zones }) => ({
    id: at.access(seat, building),
    drawing: <Building building={building} size={22} />,
    n: '',
    label: labelled(
      lang,
      buildingName(lang, building),
      zones.length > 0
        ? say(lang, 'explain.access.has', { zones: zones.join(', ') })
        : say(lang, 'explain.access.none'),
    ),
    faded: zones.length === 0,
  }));

const cardItems = ({ lang }: Draw, seat: Seat, player: PlayerView): readonly LedgerItem[] =>
  byKind(player.hand).map(({ kind, n }) => ({
    id: at.card(seat, kind),
    drawing: <Sign name={kind} size={21} />,
    n,
    label: labelled(
      lang,
      cardName(lang, player.hand.find((card) => otherCard(card).kind === kind) ?? ''),
      n,
    ),
  }));

const ROW = 29;

/** Another player's open things: everything but the order of decks is open in this game. */
export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const { view, lang, name } = draw;
  const player = view.players[seat];
  if (!player) return null;
  const built: LedgerItem = {
    id: at.built(seat),
    drawing: <Sign name="six" size={18} />,
    n: player.asterisks,
    label: say(lang, 'explain.built.state', {
      n: player.built.length,
      asterisks: player.asterisks,
    }),
  };
  return (
    <PartFrame label={name(seat)} className={css.world} plan={() => ({ height: 3 * ROW })}>
      {(_plan, width) => (
        <>
          <Ledger
            draw={draw}
            items={stockItems(draw, seat, player)}
            box={boxOf(0, 0, width, ROW)}
            size={22}
          />
          <Ledger
            draw={draw}
            items={accessItems(draw, seat, player)}
            box={boxOf(0, ROW, width * 0.76, ROW)}
            size={22}
          />
          <Ledger
            draw={draw}
            items={[built]}
            box={boxOf(width * 0.79, ROW, width * 0.21, ROW)}
            size={18}
          />
          <Ledger
            draw={draw}
            items={cardItems(draw, seat, player)}
            columns={6}
            box={boxOf(0, 2 * ROW, width, ROW)}
            size={21}
          />
        </>
      )}
    </PartFrame>
  );
}
