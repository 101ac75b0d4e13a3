import { BoardFrame, type Scale } from '@orrery/kit';
import { say } from '../text/say.ts';
import { Backdrop } from './backdrop.tsx';
import { Colony } from './colony.tsx';
import type { Draw } from './draw.ts';
import { AdmiralSpace, Airlock } from './ends.tsx';
import { type ColonyPlan, colonyPlan, type StationPlan, stationPlan } from './layout.ts';
import { Mothership } from './mothership.tsx';
import css from './palette.module.css';
import { PaymentTray } from './payment.tsx';
import { Ships } from './ships.tsx';
import { Station } from './station.tsx';
import { RoundTrack } from './track.tsx';

const PAYING: ReadonlySet<string> = new Set(['acquireModuleCards', 'acquireModuleTop']);

interface ChapterProps<P> {
  readonly draw: Draw;
  readonly plan: P;
}

/** Chapter one: the station, and within its ring what the colonies will be judged by. */
function ChapterOne({ draw, plan, tall }: ChapterProps<StationPlan> & { readonly tall: boolean }) {
  const { asked, me } = draw;
  const paying = asked !== null && asked.seat === me && PAYING.has(asked.ask);
  return (
    <>
      <Backdrop width={plan.width} height={plan.height} />
      <Station draw={draw} plan={plan} />
      <Ships draw={draw} box={plan.ships} />
      {paying ? (
        <PaymentTray draw={draw} box={plan.tray} />
      ) : (
        <>
          <RoundTrack draw={draw} box={plan.track} />
          <Mothership draw={draw} box={plan.mothership} />
        </>
      )}
      {/* Above the rest, so that what they bring can be read; on a phone the tray needs their room. */}
      {paying && tall ? null : (
        <>
          <AdmiralSpace draw={draw} box={plan.admiral} card={plan.card} />
          <Airlock draw={draw} box={plan.leave} />
        </>
      )}
    </>
  );
}

/** Chapter two: the colonies come to the fore, one's own nearest. */
function ChapterTwo({ draw, plan, scale }: ChapterProps<ColonyPlan> & { readonly scale: Scale }) {
  const seats = draw.view.players.length;
  const first = draw.me ?? 0;
  return (
    <>
      <Backdrop width={plan.width} height={plan.height} />
      {plan.mothership ? <Mothership draw={draw} box={plan.mothership} /> : null}
      <Ships draw={draw} box={plan.ships} />
      {plan.colonies.map((box, i) => {
        const seat = (first + i) % seats;
        const bare = scale.phone && seat === draw.me;
        return <Colony key={seat} draw={draw} seat={seat} box={box} bare={bare} />;
      })}
    </>
  );
}

/** The board of the chapter that is played. */
export function Board(draw: Draw) {
  const frame = { label: say(draw.lang, 'ui.board'), className: css.world };
  return draw.view.chapter === 1 ? (
    <BoardFrame {...frame} plan={stationPlan}>
      {(plan, _scale, tall) => <ChapterOne draw={draw} plan={plan} tall={tall} />}
    </BoardFrame>
  ) : (
    <BoardFrame {...frame} plan={(tall) => colonyPlan(tall, draw.view.players.length)}>
      {(plan, scale) => <ChapterTwo draw={draw} plan={plan} scale={scale} />}
    </BoardFrame>
  );
}
