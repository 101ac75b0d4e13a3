import type { Seat } from '@orrery/kernel';
import { useSize } from '@orrery/kit';
import { LETTERS } from '../data/index.ts';
import type { PlayerView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';
import { CardBack } from './cards.tsx';
import { Docks } from './docks.tsx';
import { AdmiralCap } from './ends.tsx';
import { SATELLITE_SIGN, Shield, SHUTTLE_SIGN, Sign } from './emblems.tsx';
import css from './palette.module.css';
import { at } from './places.ts';
import { type Draw, Spot } from './spot.tsx';

const SHIP_SIGN = 'M-10-4h12q8 1 8 4t-8 4h-12q-2-4 0-8zM-5 0h5';

interface FigureProps {
  readonly x: number;
  readonly title: string;
  readonly figure: number;
  readonly children: React.ReactNode;
}

/** An icon with its number. */
function Figure({ x, title, figure, children }: FigureProps) {
  return (
    <g transform={`translate(${x} 0)`} color="var(--rw-ink-soft)">
      <title>{title}</title>
      <g transform="translate(9 0)">{children}</g>
      <text x="23" y="5" fontSize="15" fontWeight="600">
        {figure}
      </text>
    </g>
  );
}

function Cities({ player, width }: { readonly player: PlayerView; readonly width: number }) {
  const step = width / LETTERS.length;
  return LETTERS.map((letter, i) => {
    const city = player.cities.find((city) => city.letter === letter);
    return (
      <g key={letter} transform={`translate(${step * (i + 0.5)} 0)`} opacity={city ? 1 : 0.55}>
        <text
          x="-4"
          y="5"
          textAnchor="end"
          fontSize="15"
          fontWeight="700"
          style={{ fontFamily: 'var(--serif, Georgia, serif)' }}
        >
          {letter}
        </text>
        <text x="2" y="5" fontSize="15">
          {city ? city.modules.length + 1 : '–'}
        </text>
      </g>
    );
  });
}

const CROWDED_WIDTH = 260;

/** Another seat's open things at a glance. */
export function Rival({ seat, ...draw }: Draw & { readonly seat: Seat }) {
  const [ref, { width }] = useSize({ width: 260, height: 200 });
  const { view, lang, name } = draw;
  const player = view.players[seat];
  if (!player) return null;
  // Three of them lie one above the other beside the board, which shows the cities as well.
  const crowded = view.players.length === 4 && width < CROWDED_WIDTH;
  const lanes = crowded ? 112 : Math.max(125, Math.min(150, width * 0.48));
  const withCities = view.chapter === 2 && !crowded;
  const rows = withCities ? 66 : 34;
  const step = Math.min(62, width / 4);
  // Who has left has no cards, and that is written where the cap would be.
  const capForHand = player.left && player.handSize === 0 && view.admiral === seat;
  const handLabel = say(lang, 'ui.hand.size', { n: player.handSize });
  return (
    <div ref={ref} className={css.world}>
      <svg
        width={width}
        height={lanes + rows}
        role="group"
        aria-label={say(lang, 'ui.carrier', { player: name(seat) })}
      >
        <g transform="translate(0 16)">
          {view.chapter === 1 ? (
            <Spot
              draw={draw}
              place={at.hand(seat)}
              label={player.left ? `${handLabel}, ${say(lang, 'ui.left')}` : handLabel}
              box={{ x: 0, y: -15, width: 52, height: 30 }}
              radius={6}
            >
              <g opacity={player.left ? 0.5 : 1}>
                {capForHand ? null : (
                  <Figure x={2} title={handLabel} figure={player.handSize}>
                    <CardBack width={17} />
                  </Figure>
                )}
              </g>
            </Spot>
          ) : (
            <Figure
              x={2}
              title={say(lang, 'ui.defense', { n: player.shields, player: name(seat) })}
              figure={player.shields}
            >
              <Shield size={19} />
            </Figure>
          )}
          <Figure
            x={step}
            title={say(lang, 'ui.ships', { n: player.ships.length })}
            figure={player.ships.length}
          >
            <Sign d={SHIP_SIGN} size={21} />
          </Figure>
          {view.chapter === 2 ? (
            <>
              <Figure
                x={step * 2}
                title={say(lang, 'ui.shuttles', { n: player.shuttles.length, player: name(seat) })}
                figure={player.shuttles.length}
              >
                <Sign d={SHUTTLE_SIGN} size={19} />
              </Figure>
              <Figure
                x={step * 3}
                title={say(lang, 'ui.satellites', {
                  n: player.satellites.length,
                  player: name(seat),
                })}
                figure={player.satellites.length}
              >
                <Sign d={SATELLITE_SIGN} size={20} />
              </Figure>
            </>
          ) : null}
          {view.admiral === seat && view.chapter === 1 ? (
            <g transform={`translate(${capForHand ? 24 : step * 2 + 18} 0) scale(0.62)`}>
              <title>{say(lang, 'ui.holds')}</title>
              <AdmiralCap />
            </g>
          ) : null}
          {player.left && view.chapter === 1 ? (
            <text
              x={width - 4}
              y="5"
              textAnchor="end"
              fontSize="13"
              style={{ fill: 'var(--rw-ink-soft)' }}
            >
              {say(lang, 'ui.left')}
            </text>
          ) : null}
        </g>
        {withCities ? (
          <g transform="translate(0 48)">
            <Cities player={player} width={width} />
          </g>
        ) : null}
        <g transform={`translate(0 ${rows})`}>
          <Docks draw={draw} seat={seat} width={width} height={lanes} />
        </g>
      </svg>
    </div>
  );
}
