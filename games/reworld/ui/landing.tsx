import type { Seat } from '@orrery/kernel';
import { citySigns } from '../data/index.ts';
import { signName } from '../text/components.ts';
import { listed, moduleName, theModule } from '../text/names.ts';
import { say } from '../text/say.ts';
import { SignPlate } from './city.tsx';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';
import { around, type Box, type Draw, Spot } from './spot.tsx';
import { Panel } from './track.tsx';

interface LandingProps {
  readonly draw: Draw;
  readonly seat: Seat;
  readonly box: Box;
  /** The row where shuttles park. */
  readonly parked: Box;
  /** What is tapped here is at least so large. */
  readonly thumb: number;
}

const SMALL = 0.74;

/** A shuttle under way, the units aboard, and the word to depart. */
function Flight({ draw, box, parked, thumb }: LandingProps) {
  const { view, lang } = draw;
  const { transport } = view;
  if (!transport) return null;
  const tapped = [at.depart, ...transport.carried.map(at.unit)].some((place) =>
    draw.lit.has(place),
  );
  const tile = tapped ? Math.max(52, thumb) : 52;
  const step = tile + 10;
  const depart = draw.lit.has(at.depart) ? Math.max(72, thumb) : 0;
  const length = 18 + (transport.carried.length + 1) * step + (depart && depart + 12);
  const breadth = tile + 18;
  const y = breadth / 2;
  // While a city is to be chosen it leaves the cities free, where the row's own sign stays in sight;
  // rows that are too narrow for it are beside the cities, and it stands upright there.
  const beside = !tapped && parked.x >= box.x + box.width;
  const aside = !tapped && length * SMALL + 40 <= parked.width;
  const upright = beside && !aside;
  const tray = upright
    ? { x: -breadth, y: 0, width: breadth, height: length }
    : { x: -length, y: 0, width: length, height: breadth };
  const stop = (i: number): { readonly x: number; readonly y: number } => {
    const along = 14 + tile / 2 + i * step;
    return upright ? { x: -breadth / 2, y: along } : { x: tray.x + along, y };
  };
  const small = aside || upright || (tile === 52 && box.width < 400) ? SMALL : 1;
  const right = aside || upright ? parked.x + parked.width : box.x + box.width - 4;
  const top = aside
    ? parked.y + (parked.height - breadth * SMALL) / 2
    : upright
      ? box.y + (box.height - length * SMALL) / 2
      : box.y + 4;
  const first = stop(0);
  return (
    <g transform={`translate(${right} ${top}) scale(${small})`}>
      <Panel box={tray} solid />
      <g transform={`translate(${first.x} ${first.y})`}>
        <title>
          {say(lang, 'ui.aboard', {
            units: listed(
              lang,
              transport.carried.map((id) => moduleName(lang, id)),
            ),
          })}
        </title>
        <ModuleTile id={transport.shuttle} lang={lang} size={tile} />
      </g>
      {transport.carried.map((id, i) => {
        const here = stop(i + 1);
        return (
          <Spot
            key={id}
            draw={draw}
            place={at.unit(id)}
            label={say(lang, 'ui.unit', { unit: theModule(lang, id) })}
            box={around(here.x, here.y, tile)}
          >
            <g transform={`translate(${here.x} ${here.y})`}>
              <ModuleTile id={id} lang={lang} size={tile} />
            </g>
          </Spot>
        );
      })}
      {depart > 0 ? (
        <Spot
          draw={draw}
          place={at.depart}
          label={say(lang, 'ui.depart')}
          box={around(-8 - depart / 2, y, depart, tile)}
        >
          <g transform={`translate(${-8 - depart / 2} ${y})`}>
            <path
              d="M-14-8h28M6-16l8 8l-8 8"
              fill="none"
              stroke="var(--rw-ink)"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <text y="18" textAnchor="middle" fontSize="15">
              {say(lang, 'ui.depart.short')}
            </text>
          </g>
        </Spot>
      ) : null}
    </g>
  );
}

/** The names a new city may bear. */
function Signs({ draw, box, thumb }: LandingProps) {
  const signs = [...draw.lit]
    .filter((place) => place.startsWith('sign:'))
    .map((place) => place.slice(5));
  if (signs.length === 0) return null;
  const width = Math.min(130, (box.width - 24) / signs.length);
  const tray = {
    x: box.x + (box.width - width * signs.length - 16) / 2,
    y: box.y + 8,
    width: width * signs.length + 16,
    height: thumb + 20,
  };
  const y = tray.y + tray.height / 2;
  return (
    <>
      <Panel box={tray} />
      {signs.map((sign, i) => {
        const x = tray.x + 8 + width * (i + 0.5);
        const city = signName(sign)[draw.lang];
        return (
          <Spot
            key={sign}
            draw={draw}
            place={at.sign(sign)}
            label={say(draw.lang, 'ui.sign', { city })}
            box={around(x, y, width - 12, thumb)}
          >
            <g transform={`translate(${x} ${y - 16})`}>
              <SignPlate
                letter={citySigns[sign]?.letter ?? 'A'}
                name={city}
                founded
                width={width - 18}
              />
            </g>
          </Spot>
        );
      })}
    </>
  );
}

/** What hangs over a colony while a module comes down. */
export function Landing(props: LandingProps) {
  const { draw, seat } = props;
  const naming = draw.asked?.seat === seat && draw.asked.ask === 'citySign';
  return (
    <>
      {draw.view.transport?.seat === seat ? <Flight {...props} /> : null}
      {naming ? <Signs {...props} /> : null}
    </>
  );
}
