import type { Seat } from '@orrery/kernel';
import { box, Ledger, type LedgerItem, PartFrame, Put, Words } from '@orrery/kit';
import { LETTERS } from '../data/index.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { signName } from '../text/components.ts';
import { say } from '../text/say.ts';
import { Carved } from './art.tsx';
import { ROW_SIGNS, rowFigure } from './colony.tsx';
import { Docks } from './docks.tsx';
import type { Draw } from './draw.ts';
import { AdmiralCap } from './ends.tsx';
import { Back } from './officers.tsx';
import css from './palette.module.css';
import { at, ROW_KINDS } from './places.ts';
import { Sign } from './signs.tsx';

/** Hand and ships; later the rows. */
function figures({ view, lang, name }: Draw, seat: Seat, player: PlayerView): LedgerItem[] {
  const ships = {
    id: at.ships(seat),
    drawing: <Sign name="ship" size={26} />,
    n: player.ships.length,
    label: say(lang, 'ui.ships', { n: player.ships.length }),
  };
  if (view.chapter === 2)
    return [
      ships,
      ...ROW_KINDS.map((kind) => ({
        id: kind,
        place: at.row(seat, kind),
        drawing: <Sign name={ROW_SIGNS[kind]} size={kind === 'defense' ? 28 : 24} />,
        n: rowFigure(player, kind),
        label: say(lang, `ui.${kind}`, { n: rowFigure(player, kind), player: name(seat) }),
      })),
    ];
  const hand = {
    id: 'hand',
    place: at.hand(seat),
    drawing: <Back width={19} />,
    n: player.handSize,
    label: say(lang, 'ui.hand.size', { n: player.handSize }),
    faded: player.left,
  };
  const holder = {
    id: at.holder,
    drawing: (
      <Put scale={0.62}>
        <AdmiralCap />
      </Put>
    ),
    n: '',
    label: say(lang, 'ui.holds'),
  };
  return [hand, ships, ...(view.admiral === seat ? [holder] : [])];
}

const cities = ({ lang, name }: Draw, seat: Seat, player: PlayerView): LedgerItem[] =>
  LETTERS.map((letter) => {
    const city = player.cities.find((one) => one.letter === letter);
    const n = city ? city.modules.length + 1 : 0;
    return {
      id: letter,
      place: at.city(seat, letter),
      drawing: <Carved text={letter} size={24} fill="var(--board-ink)" />,
      n: city ? n : '–',
      label: city
        ? say(lang, 'ui.city', { letter, city: signName(city.sign)[lang], n, player: name(seat) })
        : say(lang, 'ui.city.none', { letter, player: name(seat) }),
      faded: city === undefined,
    };
  });

const CROWDED_WIDTH = 260;
const LINE = 34;

/** Another seat's open things at a glance. */
export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const { view, lang, name } = draw;
  const player = view.players[seat];
  if (!player) return null;
  const gone = player.left && view.chapter === 1;
  const plan = (width: number) => {
    // Three of them lie one above the other beside the board, which shows the cities as well.
    const crowded = view.players.length === 4 && width < CROWDED_WIDTH;
    const lanes = crowded ? 112 : Math.max(125, Math.min(150, width * 0.48));
    const lines = view.chapter === 2 && !crowded ? 2 : 1;
    return { lanes, lines, height: lanes + lines * LINE };
  };
  return (
    <PartFrame
      label={say(lang, 'ui.carrier', { player: name(seat) })}
      className={css.world}
      plan={plan}
    >
      {({ lanes, lines }, width) => (
        <>
          <g color="var(--board-soft)">
            <Ledger
              draw={draw}
              items={figures(draw, seat, player)}
              columns={view.chapter === 2 ? 4 : 3}
              box={box(0, 2, gone ? width * 0.62 : width, LINE - 4)}
              size={21}
            />
            {lines > 1 ? (
              <Ledger
                draw={draw}
                items={cities(draw, seat, player)}
                box={box(0, LINE, width, LINE - 4)}
                size={20}
              />
            ) : null}
          </g>
          {gone ? (
            <Words
              text={say(lang, 'ui.left')}
              x={width - 2}
              y={LINE / 2}
              width={width * 0.4}
              size={13}
              most={2}
              anchor="end"
              stand="middle"
              soft
            />
          ) : null}
          <g transform={`translate(0 ${lines * LINE})`}>
            <Docks draw={draw} seat={seat} width={width} height={lanes} />
          </g>
        </>
      )}
    </PartFrame>
  );
}
