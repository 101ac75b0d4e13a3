import { box, PartFrame } from '@orrery/kit';
import { say } from '../text/say.ts';
import { type Draw, playerAt } from './draw.ts';
import { Hand } from './hand.tsx';
import { Bank, Done, Points } from './ledger.tsx';
import css from './palette.module.css';
import { producedBy, Stores, StoreSums, stripShares } from './stores.tsx';

const LEDGER = 47;
const CARDS = 102;

/** On a phone, pinned: Bank and points, the hand, produced cards. */
export function Strip(draw: Draw) {
  const { me, view, lang, name } = draw;
  if (me === null || !playerAt(view, me)) return null;
  const stores = producedBy(draw).length;
  return (
    <PartFrame
      label={say(lang, 'ui.own', { player: name(me) })}
      className={css.world}
      plan={() => ({ height: LEDGER + CARDS + 4 })}
      first={{ width: 374, height: LEDGER + CARDS + 4 }}
    >
      {(_plan, width) => {
        const shares = stripShares(draw, width);
        const rest = box(shares.hand + 6, LEDGER + 2, shares.stores, CARDS);
        return (
          <>
            <Bank draw={draw} box={box(0, 0, 92, LEDGER - 2)} />
            <Points draw={draw} box={box(102, 0, 100, LEDGER - 2)} />
            <Done draw={draw} box={box(width - 156, 0, 154, LEDGER - 2)} />
            <Hand draw={draw} box={box(0, LEDGER + 2, shares.hand, CARDS)} />
            {stores === 0 ? null : shares.folded ? (
              <StoreSums draw={draw} box={rest} />
            ) : (
              <Stores draw={draw} box={rest} chip={shares.chip} />
            )}
          </>
        );
      }}
    </PartFrame>
  );
}
