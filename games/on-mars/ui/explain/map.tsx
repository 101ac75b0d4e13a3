import type { Explanation } from '@orrery/kit';
import {
  ACTIONS_PER_SIDE,
  BUILD_COST,
  CRYSTAL,
  MAP_TILES,
  MINE,
  SHELTER,
  SHELTERS,
  techFor,
} from '../../data/tables.ts';
import { at as item, data } from '../../data/index.ts';
import { AROUND, hexLabel } from '../../data/map.ts';
import { goods, listed, techName, typeName, unitsName } from '../../text/names.ts';
import { say } from '../../text/say.ts';
import { redOf } from '../actions.tsx';
import { actorOf } from '../draw.ts';
import { advancedAt, buildingAt, groundAt } from '../hex-data.ts';
import { standsOn } from '../hex-words.ts';
import { typeSign } from '../signs.tsx';
import { effectPicture, signPicture, tilePicture } from './pictures.tsx';
import { type Explainer, isHouse, ownerOf, type Seen, together } from './seen.ts';

function tile({ lang }: Seen, n: number): Explanation | null {
  const of = MAP_TILES[n];
  if (!of) return null;
  return {
    title: of.name[lang],
    text: of.text[lang],
    rule: of.rule,
    house: isHouse(of),
    drawing: tilePicture(n),
  };
}

/** Bare ground, a Building, a tile, a Crystal: and all that stands there. */
const hex: Explainer = (seen, [n = -1]) => {
  const { lang, view, name } = seen;
  if (AROUND[n] === undefined) return null;
  const label = hexLabel(n);
  const { type } = buildingAt(view, n);
  const ground = groundAt(view, n);
  const there = standsOn({ view, lang, name }, n);
  const state = there.length > 0 ? there.join(', ') : say(lang, 'ui.hex.empty');
  const titled = (what: string): string => say(lang, 'ui.labelled', { label, text: what });
  const joins = view.sites?.[n] ?? -1;
  const site =
    view.sites === null
      ? null
      : joins > 0
        ? say(lang, 'explain.site.joins', { n: joins })
        : joins === 0
          ? say(lang, 'explain.site.apart')
          : null;
  if (type >= 0) {
    const advanced = advancedAt(view, n);
    const plan = advanced ? item(data.blueprints, advanced.plan) : null;
    return {
      title: titled(typeName(lang, type)),
      text: together(
        say(lang, 'explain.building', { good: goods(lang, type === SHELTER ? CRYSTAL : type, 1) }),
        plan && say(lang, 'ui.labelled', { label: plan.name[lang], text: plan.text[lang] }),
      ),
      state,
      rule: plan?.rule ?? item(data.buildingTypes, type).rule,
      house: plan !== null && isHouse(plan),
      drawing: signPicture(typeSign(type)),
    };
  }
  if (typeof ground === 'number') {
    const told = tile(seen, ground);
    return told && { ...told, title: titled(told.title), state };
  }
  return {
    title: titled(ground === 'crystal' ? goods(lang, CRYSTAL, 1) : say(lang, 'explain.hex')),
    text:
      ground === 'crystal' ? say(lang, 'explain.crystal') : (site ?? say(lang, 'explain.hex.text')),
    state,
    rule: ground === 'crystal' ? 'MARS-CTRL-07' : 'MARS-MAP-01',
    ...(ground === 'crystal' ? { drawing: signPicture('crystal') } : {}),
  };
};

const action: Explainer = (seen, [n = -1]) => {
  const { lang, view } = seen;
  const of = data.mainActions[n];
  if (!of) return null;
  const red = redOf(n);
  const extra = view.companies[actorOf(view)]?.extraCosts[red] ?? 0;
  const side = say(lang, `option.side.${n < ACTIONS_PER_SIDE ? 'orbit' : 'colony'}`);
  const there = view.companies.flatMap((_, id) => {
    const k = view.slots[red * 4 + id] ?? 0;
    return red >= 0 && k > 0
      ? [say(lang, 'event.slotsCleared.part', { n: k, name: ownerOf(seen, id) })]
      : [];
  });
  return {
    title: of.name[lang],
    text: of.text[lang],
    ...(red < 0
      ? {}
      : { cost: say(lang, extra > 0 ? 'explain.red.extra' : 'explain.red', { extra }) }),
    state:
      there.length > 0
        ? say(lang, 'ui.labelled', { label: side, text: listed(lang, there) })
        : side,
    rule: of.rule,
    house: isHouse(of),
    ...(of.effects[0] ? { drawing: effectPicture(of.effects[0]) } : {}),
  };
};

const type: Explainer = ({ lang, view }, [n = -1]) => {
  const of = data.buildingTypes[n];
  if (!of) return null;
  const left =
    n === SHELTER
      ? SHELTERS - (view.companies[view.viewer ?? actorOf(view)]?.shelters ?? 1)
      : (view.stacks[n]?.left ?? 0);
  return {
    title: of.name[lang],
    text: together(
      say(lang, 'explain.stack', {
        good: goods(lang, n === SHELTER ? CRYSTAL : n, 1),
        tech: techName(lang, techFor(n)),
      }),
      n === SHELTER ? null : say(lang, 'explain.stack.arrows'),
    ),
    cost: n === MINE ? say(lang, 'colonists', { n: 1 }) : unitsName(lang, BUILD_COST[n] ?? []),
    state: say(lang, 'ui.stack', { type: of.name[lang], n: left }),
    rule: of.rule,
    house: isHouse(item(data.buildingTiles, 0)),
    drawing: signPicture(typeSign(n)),
  };
};

const explore: Explainer = (seen, [place = -1]) => {
  const n = seen.view.exploration[place];
  if (n === undefined) return null;
  if (n < 0)
    return {
      title: say(seen.lang, 'option.noTile'),
      text: say(seen.lang, 'explain.explore'),
      rule: 'MARS-TRAV-01',
    };
  const told = tile(seen, n);
  return told && { ...told, state: say(seen.lang, 'explain.explore') };
};

/** Places of the map and of the stacks. */
export const MAP: Readonly<Record<string, Explainer>> = {
  hex,
  action,
  type,
  explore,
  tile: (seen, [n = -1]) => tile(seen, n),
};
