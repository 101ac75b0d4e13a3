import { memo } from 'react';
import { portId } from '../text/components.ts';
import { moduleName, portName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { Airlock, AdmiralSpace } from './ends.tsx';
import { Pile, pileShift } from './cards.tsx';
import type { PortPlan, StationPlan } from './layout.ts';
import { ModuleTile } from './modules.tsx';
import { at } from './places.ts';
import { around, type Draw, Spot } from './spot.tsx';

/** The tube that joins the twenty posts. */
const Hull = memo(function Hull({ path }: { readonly path: string }) {
  return (
    <g aria-hidden="true" pointerEvents="none" fill="none">
      <path d={path} stroke="var(--rw-hull-edge)" strokeWidth="30" />
      <path d={path} stroke="var(--rw-hull)" strokeWidth="26" />
      <path
        d={path}
        stroke="var(--rw-hull-lit)"
        strokeWidth="10"
        transform="translate(0 -5)"
        opacity="0.6"
      />
      <path
        d={path}
        stroke="var(--rw-window)"
        strokeWidth="3"
        strokeDasharray="3 11"
        opacity="0.85"
      />
      <path
        d={path}
        stroke="var(--rw-hull-edge)"
        strokeWidth="26"
        strokeDasharray="2 92.4"
        opacity="0.8"
      />
    </g>
  );
});

interface PortProps {
  readonly draw: Draw;
  readonly plan: StationPlan;
  readonly index: number;
  readonly spot: PortPlan;
}

/** A port with its post: a module, or after it was taken the cards that paid for it. */
function Port({ draw, plan, index, spot }: PortProps) {
  const { view, lang } = draw;
  const id = portId(index);
  const port = portName(id);
  const module = view.ports[index] ?? null;
  const cards = view.posts[index] ?? [];
  const one = spot.port === spot.post;
  const top = cards.at(-1);
  const label =
    module !== null
      ? say(lang, 'ui.port', { port, module: moduleName(lang, module) })
      : top === undefined
        ? say(lang, 'ui.port.empty', { port })
        : say(lang, 'ui.post', { port, top, n: cards.length });
  const target = module === null && !one ? spot.post : spot.port;
  const shift = pileShift(cards.length, plan.card);
  const box =
    module === null
      ? around(target.x + shift, target.y, plan.card, plan.card * 1.4)
      : around(target.x, target.y, plan.tile - 6);
  const paying = view.payment?.port === index;
  return (
    <Spot draw={draw} place={at.port(id)} label={label} box={box} radius={8} reach={5}>
      {module === null && one ? null : (
        <rect
          {...around(spot.port.x, spot.port.y, plan.tile - 12)}
          rx="10"
          fill="var(--rw-slot)"
          opacity="0.55"
          stroke="var(--rw-hull-edge)"
          strokeDasharray="4 5"
        />
      )}
      {module === null ? null : (
        <g transform={`translate(${spot.port.x} ${spot.port.y})`}>
          {paying ? (
            <circle
              r={plan.tile * 0.66}
              fill="none"
              stroke="var(--brass, #d9a441)"
              strokeWidth="3"
              strokeDasharray="6 6"
            />
          ) : null}
          <ModuleTile id={module} lang={lang} size={plan.tile - 6} />
        </g>
      )}
      <g transform={`translate(${spot.post.x + shift} ${spot.post.y})`}>
        {cards.length > 0 ? <Pile cards={cards} width={plan.card} lang={lang} /> : null}
      </g>
    </Spot>
  );
}

function PortLabel({ index, spot }: { readonly index: number; readonly spot: PortPlan }) {
  return (
    <g
      transform={`translate(${spot.label.x} ${spot.label.y})`}
      aria-hidden="true"
      pointerEvents="none"
    >
      <rect
        x="-17"
        y="-10"
        width="34"
        height="20"
        rx="10"
        fill="var(--rw-panel)"
        stroke="var(--rw-hull-edge)"
      />
      <text y="5.5" textAnchor="middle" fontSize="15.5" fontWeight="650">
        {portName(portId(index))}
      </text>
    </g>
  );
}

/** An empty post waits for its cards. */
function PostMark({ spot, width }: { readonly spot: PortPlan; readonly width: number }) {
  if (spot.port === spot.post) return null;
  return (
    <rect
      {...around(spot.post.x, spot.post.y, width, width * 1.4)}
      rx="6"
      fill="var(--rw-slot)"
      fillOpacity="0.35"
      stroke="var(--rw-hull-edge)"
      strokeOpacity="0.6"
      strokeDasharray="3 5"
      aria-hidden="true"
    />
  );
}

interface StationProps {
  readonly draw: Draw;
  readonly plan: StationPlan;
  /** Whether the payment tray lies over both ends. */
  readonly covered: boolean;
}

/** Colossus Station: the ring, its ports and posts, the admiral at one end, the airlock at the other. */
export function Station({ draw, plan, covered }: StationProps) {
  return (
    <>
      <Hull path={plan.hull} />
      {plan.ports.map((spot, index) => (
        <PostMark key={portId(index)} spot={spot} width={plan.card} />
      ))}
      {plan.ports.map((spot, index) => (
        <Port key={portId(index)} draw={draw} plan={plan} index={index} spot={spot} />
      ))}
      {plan.ports.map((spot, index) => (
        <PortLabel key={portId(index)} index={index} spot={spot} />
      ))}
      {covered ? null : (
        <>
          <AdmiralSpace draw={draw} box={plan.admiral} card={plan.card} />
          <Airlock draw={draw} box={plan.leave} />
        </>
      )}
    </>
  );
}
