import { around, box, Numeral, path, Put, rounded, Spot, textWidth, useLeast } from '@orrery/kit';
import { memo } from 'react';
import { portId } from '../text/components.ts';
import { cardList, moduleName, portName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import type { PortPlan, StationPlan } from './layout.ts';
import { ModuleTile } from './modules.tsx';
import { CARD_RATIO, pileShift, PostPile } from './officers.tsx';
import { at } from './places.ts';
import { PriceTag } from './price.tsx';

const EDGE = 'var(--rw-hull-edge)';

/** The tube that joins the twenty posts. */
const Hull = memo(function Hull({ d }: { readonly d: string }) {
  return (
    <g fill="none">
      <path d={d} stroke={EDGE} strokeWidth="30" />
      <path d={d} stroke="var(--rw-hull)" strokeWidth="26" />
      <g transform="translate(0 -5)" opacity="0.6">
        <path d={d} stroke="var(--rw-hull-lit)" strokeWidth="10" />
      </g>
      <path d={d} stroke="var(--rw-window)" strokeWidth="3" strokeDasharray="3 11" opacity="0.85" />
      <path d={d} stroke={EDGE} strokeWidth="26" strokeDasharray="2 92.4" opacity="0.8" />
    </g>
  );
});

interface PortProps {
  readonly draw: Draw;
  readonly plan: StationPlan;
  readonly index: number;
  readonly spot: PortPlan;
}

/** A port with its module, or empty after that was taken. */
function Port({ draw, plan, index, spot }: PortProps) {
  const { view, lang } = draw;
  const id = portId(index);
  const port = portName(id);
  const module = view.ports[index] ?? null;
  const label =
    module === null
      ? say(lang, 'ui.port.empty', { port })
      : say(lang, 'ui.port', { port, module: moduleName(lang, module) });
  const { x, y } = spot.port;
  const tile = plan.tile - 6;
  return (
    <Spot draw={draw} place={at.port(id)} label={label} box={around(x, y, tile)} shape={rounded(8)}>
      {module === null ? (
        <path
          d={rounded(10)(around(x, y, plan.tile - 12))}
          fill="var(--rw-slot)"
          opacity="0.55"
          stroke={EDGE}
          strokeDasharray="4 5"
        />
      ) : (
        <Put x={x} y={y}>
          {view.payment?.port === index ? (
            <circle
              r={plan.tile * 0.64}
              fill="none"
              stroke="var(--brass, #d9a441)"
              strokeWidth="3"
              strokeDasharray="6 6"
            />
          ) : null}
          <ModuleTile id={module} size={tile} />
        </Put>
      )}
    </Spot>
  );
}

/** A post: the cards that paid for its module, or what that would cost. */
function Post({ draw, plan, index, spot }: PortProps) {
  const { view, lang } = draw;
  const id = portId(index);
  const port = portName(id);
  const cards = view.posts[index] ?? [];
  const price = view.prices[index] ?? null;
  const top = cards.at(-1);
  const apart = spot.port !== spot.post;
  const shift = pileShift(cards.length, plan.card);
  const seen = { draw, place: at.post(id), within: at.port(id), shape: rounded(6) };
  if (top !== undefined) {
    const { x, y } = spot.post;
    const label = say(lang, 'ui.post', { port, cards: cardList(cards), top });
    return (
      <Spot {...seen} label={label} box={around(x + shift, y, plan.card, plan.card * CARD_RATIO)}>
        <Put x={x + shift} y={y}>
          <PostPile cards={cards} width={plan.card} />
        </Put>
      </Spot>
    );
  }
  const { x, y } = spot.price;
  const room = apart
    ? around(x, y, plan.card, plan.card * CARD_RATIO)
    : around(x, y, plan.ghost * 2.2, plan.ghost * CARD_RATIO);
  return (
    <Spot {...seen} label={say(lang, 'ui.post.empty', { port })} box={room}>
      {apart ? (
        <path
          d={rounded(6)(room)}
          fill="var(--rw-slot)"
          fillOpacity="0.35"
          stroke={EDGE}
          strokeOpacity="0.6"
          strokeDasharray="3 5"
        />
      ) : null}
      {price === null ? null : (
        <Put x={x} y={y}>
          <PriceTag
            price={price}
            hand={view.own?.hand ?? null}
            width={plan.ghost}
            counted={apart}
          />
        </Put>
      )}
    </Spot>
  );
}

/** The name of a port, which the log and the questions use. */
function PortLabel({ index, spot }: Pick<PortProps, 'index' | 'spot'>) {
  const high = Math.max(15.5, useLeast().figures);
  const name = portName(portId(index));
  const width = textWidth(name, high, 'bold') + 12;
  const { x, y } = spot.label;
  return (
    <g aria-hidden="true" pointerEvents="none">
      <path
        d={rounded(10)(around(x, y, width, high * 1.26))}
        fill="var(--board-panel)"
        stroke={EDGE}
      />
      <Numeral n={name} x={x} y={y} size={15.5} />
    </g>
  );
}

interface StationProps {
  readonly draw: Draw;
  readonly plan: StationPlan;
}

/** Colossus Station: the ring, its ports and its posts. */
export function Station({ draw, plan }: StationProps) {
  const each = (One: typeof Port) =>
    plan.ports.map((spot, index) => (
      <One key={portId(index)} draw={draw} plan={plan} index={index} spot={spot} />
    ));
  return (
    <>
      <Spot
        draw={draw}
        place={at.ring}
        label={say(draw.lang, 'explain.ring.title')}
        box={box(0, 0, plan.width, plan.height)}
        shape={path(plan.hull)}
      >
        <Hull d={plan.hull} />
      </Spot>
      {each(Port)}
      {each(Post)}
      {plan.ports.map((spot, index) => (
        <PortLabel key={portId(index)} index={index} spot={spot} />
      ))}
    </>
  );
}
