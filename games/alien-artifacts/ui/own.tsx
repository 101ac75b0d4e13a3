import { box, PartFrame } from '@orrery/kit';
import { say } from '../text/say.ts';
import { type Draw, playerAt } from './draw.ts';
import { FactionPanel } from './faction.tsx';
import { Hand } from './hand.tsx';
import { artifactColumns, Artifacts, Plans } from './held.tsx';
import { Bank, Done, Points, Waits } from './ledger.tsx';
import { NarrowOwn, narrowHeight } from './narrow-own.tsx';
import css from './palette.module.css';
import { producedBy, Stores } from './stores.tsx';

const HEIGHT = 178;
const NARROW = 640;

/** Ledger above; faction, hand, stores, Artifacts and Plans below. */
function WideOwn({ draw, width }: { readonly draw: Draw; readonly width: number }) {
  const { me, view } = draw;
  const hand = view.own?.hand.length ?? 0;
  const held = artifactColumns(view.own?.artifacts.length ?? 0) * 66;
  const plans = (view.players[me ?? 0]?.plans ?? 0) > 0 ? 66 : 0;
  const room = width - 134 - held - plans;
  const stores = producedBy(draw).length;
  // The hand keeps what it needs; produced cards have the rest.
  const handWide = stores === 0 ? room : Math.min(Math.max(3, hand) * 110, room - 120);
  const x = 134 + handWide + 10;
  return (
    <>
      <Bank draw={draw} box={box(0, 0, 262, 26)} />
      <Waits draw={draw} box={box(274, 0, 220, 26)} />
      <Points draw={draw} box={box(500, 0, 150, 26)} />
      <Done draw={draw} box={box(width - 170, 0, 168, 26)} />
      <FactionPanel draw={draw} box={box(0, 31, 126, 146)} seat={me ?? 0} />
      <Hand draw={draw} box={box(134, 31, handWide, 144)} />
      {stores > 0 ? (
        <Stores
          draw={draw}
          box={box(x, 33, room - handWide - 14, 142)}
          chip={{ width: 46, height: 68 }}
        />
      ) : null}
      {held > 0 ? (
        <Artifacts
          draw={draw}
          box={box(width - plans - held + 2, 36, held - 4, 140)}
          width={62}
          height={87}
        />
      ) : null}
      {plans > 0 ? (
        <Plans draw={draw} box={box(width - 64, 36, 62, 140)} width={62} height={87} />
      ) : null}
    </>
  );
}

/** One's own things along the bottom of the table. */
export function Own(draw: Draw) {
  const { me, view, lang, name } = draw;
  if (me === null || !playerAt(view, me)) return null;
  return (
    <PartFrame
      label={say(lang, 'ui.own', { player: name(me) })}
      className={css.world}
      plan={(width) => ({ height: width < NARROW ? narrowHeight(draw) : HEIGHT })}
      first={{ width: 830, height: HEIGHT }}
    >
      {(_plan, width) =>
        width < NARROW ? (
          <NarrowOwn draw={draw} width={width} />
        ) : (
          <WideOwn draw={draw} width={width} />
        )
      }
    </PartFrame>
  );
}
