import type { Seat } from '@orrery/kernel';
import {
  around,
  type Box,
  box as boxOf,
  Info,
  Lens,
  lensIn,
  Panel,
  Put,
  Spot,
  useLeast,
  Words,
} from '@orrery/kit';
import { theModule } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';

interface LandingProps {
  readonly draw: Draw;
  readonly seat: Seat;
  /** Where the cities stand. */
  readonly box: Box;
  readonly rows: readonly Box[];
}

/** A shuttle under way, the units aboard, and the word to depart. */
export function Landing({ draw, seat, box, rows }: LandingProps) {
  const { view, lang } = draw;
  const { transport } = view;
  const thumb = useLeast().thumb;
  if (transport?.seat !== seat) return null;
  const asked = draw.asked?.ask === 'transportLoad' || draw.asked?.ask === 'transportUnit';
  const tapped = asked && draw.me === seat;
  const tile = tapped ? Math.max(52, thumb + 1) : 52;
  const departs = tapped && draw.asked?.ask === 'transportLoad' ? Math.max(76, thumb * 1.2) : 0;
  const step = tile + 10;
  const length = 8 + (transport.carried.length + 1) * step + (departs && departs + 8);
  // While a city is to be chosen, the shuttle leaves the cities free and hovers over the lower rows.
  const [, second = box, third = second] = rows;
  const aside = boxOf(second.x, second.y, second.width, third.y + third.height - second.y);
  const upright = !tapped && aside.height > aside.width * 1.1;
  const [wide, high] = upright ? [tile + 18, length] : [length, tile + 18];
  const plan = tapped
    ? lensIn(boxOf(box.x, box.y, box.width, high + 8), wide, high, { most: 1, stand: 'top' })
    : lensIn(aside, wide, high, { most: 1 });
  const stop = (i: number): Box => {
    const along = 9 + tile / 2 + i * step;
    return upright ? around(wide / 2, along, tile) : around(along, high / 2, tile);
  };
  const at0 = stop(0);
  const out = boxOf(length - departs - 6, (high - tile) / 2, departs, tile);
  return (
    <Lens plan={plan} board={{ width: 0, height: 0 }}>
      <Panel box={plan.box} solid />
      <Put x={at0.x + tile / 2} y={at0.y + tile / 2}>
        <Info id={at.module(transport.shuttle)} label={theModule(lang, transport.shuttle)}>
          <ModuleTile id={transport.shuttle} size={tile} />
        </Info>
      </Put>
      {transport.carried.map((id, i) => {
        const here = stop(i + 1);
        return (
          <Spot
            key={id}
            draw={draw}
            place={at.unit(id)}
            label={say(lang, 'ui.unit', { unit: theModule(lang, id) })}
            box={here}
          >
            <ModuleTile id={id} size={tile} x={here.x + tile / 2} y={here.y + tile / 2} />
          </Spot>
        );
      })}
      {departs > 0 ? (
        <Spot draw={draw} place={at.depart} label={say(lang, 'ui.depart')} box={out} side="above">
          <Put x={out.x + departs / 2} y={out.y + tile / 2}>
            <path
              d="M-14-9h28M6-17l8 8l-8 8"
              fill="none"
              stroke="var(--board-ink)"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <Words
              text={say(lang, 'ui.depart.short')}
              y={17}
              width={departs}
              size={15}
              anchor="middle"
              stand="middle"
            />
          </Put>
        </Spot>
      ) : null}
    </Lens>
  );
}
