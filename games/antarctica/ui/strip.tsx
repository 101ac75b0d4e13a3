import { box as boxOf, Ledger, PartFrame } from '@orrery/kit';
import { aCard, capital } from '../text/names.ts';
import { say } from '../text/say.ts';
import { byKind, type Draw, labelled } from './draw.ts';
import css from './palette.module.css';
import { at, STOCKS } from './places.ts';
import { stockItems } from './rival.tsx';
import { Sign } from './signs.tsx';

const ROW = 44;

/** On a phone under the board: one's people, pieces and cards; a tap on them answers too. */
export function Strip(draw: Draw) {
  const { me, view, lang } = draw;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return null;
  const stocks = stockItems(draw, me, player).map((item, i) => ({
    ...item,
    place: at.stock(me, STOCKS[i] ?? 'staff'),
  }));
  const cards = byKind(player.hand).map(({ kind, n }) => ({
    id: at.card(me, kind),
    place: at.card(me, kind),
    drawing: <Sign name={kind} size={24} />,
    n,
    label: labelled(lang, capital(aCard(lang, kind)), n),
  }));
  const items = [...stocks, ...cards];
  return (
    <PartFrame
      label={say(lang, 'ui.own')}
      className={css.world}
      plan={() => ({ height: cards.length > 3 ? 2 * ROW : ROW })}
      first={{ width: 374, height: ROW }}
    >
      {({ height }, width) =>
        height > ROW ? (
          <>
            <Ledger draw={draw} items={stocks} box={boxOf(0, 0, width, ROW)} />
            <Ledger draw={draw} items={cards} box={boxOf(0, ROW, width, ROW)} />
          </>
        ) : (
          <Ledger draw={draw} items={items} box={boxOf(0, 0, width, ROW)} size={21} />
        )
      }
    </PartFrame>
  );
}
