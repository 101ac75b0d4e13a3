import { LedgerPart, type LedgerItem } from '@orrery/kit';
import { GOODS } from '../data/index.ts';
import { CRYSTAL } from '../data/tables.ts';
import { goods } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ahead, type Draw } from './draw.ts';
import { change } from './own-goods.tsx';
import css from './palette.module.css';
import { at } from './places.ts';
import { goodSign, Sign } from './signs.tsx';

/** What is kept in sight on a phone: goods, Crystals, who is at home. */
function items(draw: Draw, me: number): readonly LedgerItem[] {
  const { lang } = draw;
  const [now, then] = [draw.view.companies[me], ahead(draw).companies[me]];
  if (!now || !then) return [];
  const stores = GOODS.map((_, good): LedgerItem => {
    const has = (of: typeof now): number =>
      good === CRYSTAL ? of.crystals : (of.goods[good] ?? 0);
    return {
      id: at.store(me, good),
      place: at.store(me, good),
      drawing: <Sign name={goodSign(good)} size={24} />,
      n: change(has(now), has(then)),
      label: goods(lang, good, has(now)),
      faded: has(now) === 0,
    };
  });
  return [
    ...stores,
    {
      id: at.home(me),
      place: at.home(me),
      drawing: <Sign name="colonist" size={24} />,
      n: change(now.home, then.home),
      label: say(lang, 'ui.home', { n: now.home, beds: now.beds }),
    },
  ];
}

export function Strip(draw: Draw) {
  const { me, view, lang } = draw;
  if (me === null || !view.companies[me]) return null;
  return (
    <LedgerPart
      label={say(lang, 'ui.own', { player: draw.name(me) })}
      className={css.world}
      draw={draw}
      items={items(draw, me)}
      cell={46}
    />
  );
}
