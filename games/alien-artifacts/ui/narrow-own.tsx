import { box, Info, Words } from '@orrery/kit';
import { say } from '../text/say.ts';
import { CARD_RATIO } from './cards.tsx';
import { type Draw, playerAt, previewed } from './draw.ts';
import { FactionPanel } from './faction.tsx';
import { Artifacts, Plans } from './held.tsx';
import { InEmpire, InWork } from './lane-cards.tsx';
import { Points, Waits } from './ledger.tsx';
import { about } from './places.ts';
import { producedBy, Stores } from './stores.tsx';

const COLUMNS = 4;
const CARD = 84;
const WORK = 74;
const ROW = CARD * CARD_RATIO + 8;
const CHIP = { width: 46, height: 54 };
const IN_ROW = 7;
const FACTION = 150;
const TITLE = 34;
const HELD = 102;

/** Where each heading stands; what there is none of takes its heading's room alone. */
function planOf(draw: Draw) {
  const { view, me } = draw;
  const player = playerAt(view, me);
  const cards = (player?.empire.length ?? 0) + (player?.waiting.length ?? 0);
  const chips = Math.ceil(producedBy(draw).length / IN_ROW);
  const plans = FACTION + TITLE + ((view.own?.artifacts.length ?? 0) > 0 ? HELD : 0);
  const empire = plans + TITLE + ((player?.plans ?? 0) > 0 ? HELD : 0);
  const stores = empire + TITLE + Math.ceil(cards / COLUMNS) * ROW;
  const end = chips === 0 ? stores : stores + TITLE + chips * (CHIP.height + 4);
  return { artifacts: FACTION, plans, empire, stores, end };
}

export const narrowHeight = (draw: Draw): number => planOf(draw).end + 8;

/** On a phone one below the other, with the names that the board has no room for; the hand is in the strip. */
export function NarrowOwn({ draw, width }: { readonly draw: Draw; readonly width: number }) {
  const { me, lang, view } = draw;
  const seat = me ?? 0;
  const player = playerAt(previewed(draw), seat);
  const plans = view.players[seat]?.plans ?? 0;
  const plan = planOf(draw);
  const title = (text: string, y: number) => (
    <Words text={text} x={4} y={y + TITLE - 8} width={width - 8} size={15} weight={600} serif />
  );
  if (!player) return null;
  const { empire, waiting } = player;
  const step = (width - CARD) / (COLUMNS - 1);
  const place = (i: number) => ({
    x: CARD / 2 + (i % COLUMNS) * step,
    y: plan.empire + TITLE + Math.floor(i / COLUMNS) * ROW,
  });
  const chips = producedBy(draw).length;
  return (
    <>
      <FactionPanel draw={draw} box={box(0, 0, Math.min(width, 210), FACTION)} seat={seat} />
      <Points draw={draw} box={box(218, 4, 120, 30)} />
      <Waits draw={draw} box={box(218, 40, 150, 30)} />
      <Info id={about.artifactsOf(seat)}>
        {title(
          say(lang, 'ui.own.artifacts', { n: view.own?.artifacts.length ?? 0 }),
          plan.artifacts,
        )}
      </Info>
      <Artifacts
        draw={draw}
        box={box(0, plan.artifacts + TITLE, width, 100)}
        width={72}
        height={100}
      />
      <Info id={about.plansOf(seat)}>
        {title(say(lang, 'ui.own.plans', { n: plans }), plan.plans)}
      </Info>
      <Plans draw={draw} box={box(0, plan.plans + TITLE, width, 92)} width={84} height={90} />
      {title(say(lang, 'ui.own.empire', { n: empire.length }), plan.empire)}
      {empire.map((built, i) => (
        <InEmpire
          key={built.card}
          draw={draw}
          seat={seat}
          player={player}
          built={built}
          x={place(i).x}
          y={place(i).y + (CARD * CARD_RATIO) / 2}
          width={CARD}
        />
      ))}
      {waiting.map((one, i) => {
        const { x, y } = place(empire.length + i);
        return (
          <InWork
            key={one.card}
            draw={draw}
            seat={seat}
            one={one}
            x={x}
            row={box(x - WORK / 2, y, WORK, CARD * CARD_RATIO)}
            width={WORK}
          />
        );
      })}
      {chips === 0 ? null : (
        <>
          <Info id={about.stores(seat)}>
            {title(say(lang, 'ui.stores', { n: chips }), plan.stores)}
          </Info>
          <Stores
            draw={draw}
            box={box(0, plan.stores + TITLE, width, plan.end - plan.stores - TITLE)}
            chip={CHIP}
          />
        </>
      )}
    </>
  );
}
