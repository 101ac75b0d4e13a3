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
}

/** A shuttle under way, the units aboard, and the word to depart. */
function Flight({ draw, box }: LandingProps) {
  const { view, lang } = draw;
  const { transport } = view;
  if (!transport) return null;
  const small = box.width < 400 ? 0.74 : 1;
  const width = 76 + transport.carried.length * 62 + (draw.lit.has(at.depart) ? 84 : 0);
  const tray = { x: -width, y: 0, width, height: 70 };
  const y = 35;
  return (
    <g transform={`translate(${box.x + box.width - 4} ${box.y + 4}) scale(${small})`}>
      <Panel box={tray} />
      <g transform={`translate(${tray.x + 38} ${y})`}>
        <title>
          {say(lang, 'ui.aboard', {
            units: listed(
              lang,
              transport.carried.map((id) => moduleName(lang, id)),
            ),
          })}
        </title>
        <ModuleTile id={transport.shuttle} lang={lang} size={58} />
      </g>
      {transport.carried.map((id, i) => {
        const x = tray.x + 100 + i * 62;
        return (
          <Spot
            key={id}
            draw={draw}
            place={at.unit(id)}
            label={say(lang, 'ui.unit', { unit: theModule(lang, id) })}
            box={around(x, y, 52)}
          >
            <g transform={`translate(${x} ${y})`}>
              <ModuleTile id={id} lang={lang} size={52} />
            </g>
          </Spot>
        );
      })}
      {draw.lit.has(at.depart) ? (
        <Spot
          draw={draw}
          place={at.depart}
          label={say(lang, 'ui.depart')}
          box={around(tray.x + width - 44, y, 72, 48)}
        >
          <path
            d={`M${tray.x + width - 58} ${y - 6}h26M${tray.x + width - 40} ${y - 14}l8 8l-8 8`}
            fill="none"
            stroke="var(--rw-ink)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <text x={tray.x + width - 44} y={y + 18} textAnchor="middle" fontSize="14">
            {say(lang, 'ui.depart.short')}
          </text>
        </Spot>
      ) : null}
    </g>
  );
}

/** The names a new city may bear. */
function Signs({ draw, box }: LandingProps) {
  const signs = [...draw.lit]
    .filter((place) => place.startsWith('sign:'))
    .map((place) => place.slice(5));
  if (signs.length === 0) return null;
  const width = Math.min(130, (box.width - 24) / signs.length);
  const tray = {
    x: box.x + (box.width - width * signs.length - 16) / 2,
    y: box.y + 16,
    width: width * signs.length + 16,
    height: 64,
  };
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
            box={around(x, tray.y + 32, width - 14, 44)}
          >
            <g transform={`translate(${x} ${tray.y + 16})`}>
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
export function Landing({ draw, seat, box }: LandingProps) {
  return (
    <>
      {draw.view.transport?.seat === seat ? <Flight draw={draw} seat={seat} box={box} /> : null}
      {draw.asked?.seat === seat && draw.asked.ask === 'citySign' ? (
        <Signs draw={draw} seat={seat} box={box} />
      ) : null}
    </>
  );
}
