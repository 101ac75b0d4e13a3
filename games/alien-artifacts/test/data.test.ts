import { OrreryError } from '@orrery/kernel';
import { sourceOf } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import file from '../data/alien-artifacts.json' with { type: 'json' };
import { checkFiles } from '../data/consistency.ts';
import words from '../data/effects.json' with { type: 'json' };
import {
  cardInfo,
  cardNo,
  CARDS,
  COLOUR_OF,
  data,
  kindOf,
  NUMBER_OF,
  RESOURCES,
  sectionsOf,
  SYMBOLS,
  TYPE_OF,
  typeOf,
  TYPES,
} from '../data/index.ts';

describe('what is in the box', () => {
  test('[ALI-COMP-01] 40 Planets, 40 Technologies and 40 Ships, each with two faces', () => {
    expect([data.planets, data.technologies, data.ships].map((all) => all.length)).toEqual([
      40, 40, 40,
    ]);
    expect(CARDS).toHaveLength(120);
    expect(CARDS.every(({ texts }) => texts.length === 2)).toBe(true);
    expect(CARDS.map((_, card) => kindOf(card))).toEqual(CARDS.map(({ kind }) => kind));
  });

  test('[ALI-COMP-02] 83 Resource cards, 16 Artifacts, 10 Plans, 5 Systems and 6 factions', () => {
    const { resources, artifacts, defencePlans, alienSystems, factions } = data;
    const lists = [resources, artifacts, defencePlans, alienSystems, factions];
    expect(lists.map((all) => all.length)).toEqual([83, 16, 10, 5, 6]);
  });

  test('[ALI-COMP-03] boards, aids, tiles and tokens', () => {
    expect(data.components).toMatchObject({
      factionBoards: 6,
      scoreBoard: 1,
      playerAids: 5,
      basicDefencePlan: 1,
      firstPlayerToken: 1,
      roundMarker: 1,
      blockadeTokens: 38,
      woodenTokens: 10,
    });
  });

  test('[ALI-COMP-04] [ALI-COMP-05] [ALI-COMP-06] four Types, four colours, three with a kind', () => {
    expect(data.types.map(({ id }) => id)).toEqual(TYPES);
    const kinds = Object.fromEntries(data.colours.map(({ id, kind }) => [id, kind]));
    expect(kinds).toEqual({ blue: 'technology', green: 'planet', red: 'ship', gold: null });
  });

  test('[ALI-COMP-07] [ALI-RUL-01] ten Planets and Ships of each Type, the same on both faces', () => {
    for (const cards of [data.planets, data.ships]) {
      const counts = TYPES.map((type) => cards.filter((card) => card.type === type).length);
      expect(counts).toEqual([10, 10, 10, 10]);
    }
    for (const { id } of [...data.planets, ...data.ships]) {
      expect(typeOf(cardNo(id), 0)).toBe(typeOf(cardNo(id), 1));
    }
  });

  test('[ALI-COMP-08] a Technology has a Type on each face, and names that of its back', () => {
    const { technologies } = data;
    const fronts = TYPES.map(
      (type) => technologies.filter((t) => t.logistics.type === type).length,
    );
    const backs = TYPES.map((type) => technologies.filter((t) => t.backHint === type).length);
    expect([fronts, backs]).toEqual([
      [10, 10, 10, 10],
      [10, 10, 10, 10],
    ]);
    expect(technologies.filter((t) => t.logistics.type === t.operational.type)).toHaveLength(16);
    expect(technologies.every((t) => t.backHint === t.operational.type)).toBe(true);
  });
});

describe('cards', () => {
  test('[ALI-CARD-01] [ALI-RUL-28] a Resource card: two colours, 1 to 3 symbols, a number', () => {
    expect(RESOURCES.every(({ sections }) => sections.length === 2)).toBe(true);
    expect(Math.min(...SYMBOLS)).toBe(1);
    expect(Math.max(...SYMBOLS)).toBe(3);
    expect(new Set(NUMBER_OF)).toEqual(new Set([1, 2, 3, 4]));
    const alike = RESOURCES.filter((_, card) => {
      const [one, two] = sectionsOf(card);
      expect(COLOUR_OF[one]).not.toBe(COLOUR_OF[two]);
      return TYPE_OF[one] === TYPE_OF[two];
    });
    expect(alike).toHaveLength(24);
  });

  test('[ALI-CARD-04] a logistics Planet takes 2 off the Action of its Type', () => {
    const effects = TYPES.map((type) => data.planetTypeEffects[type].effects[0]);
    expect(effects).toEqual([
      { op: 'modCost', action: 'discover', n: -2 },
      { op: 'modCost', action: 'develop', n: -2 },
      { op: 'modCost', action: 'build', n: -2 },
      { op: 'modBuyCost', n: -2 },
    ]);
  });

  test('[ALI-CARD-05] an operational Planet produces 3 when discovered and 1 when mined', () => {
    const { onEntry, whenMined } = cardInfo(cardNo('planet-loam'));
    expect(onEntry).toEqual([{ op: 'produce', n: 3, planets: 'self' }]);
    expect(whenMined).toEqual([{ op: 'produce', n: 1, planets: 'self' }]);
  });

  test('[ALI-CARD-06] [ALI-RUL-02] a logistics Ship raises the limit of one Action by 1', () => {
    const actions = TYPES.map((type) => data.shipTypeEffects[type].logistics.effects[0]);
    expect(actions).toEqual(
      ['discover', 'develop', 'build', 'sell'].map((action) => ({
        op: 'modAssembly',
        actions: [action],
        n: 1,
      })),
    );
  });

  test('[ALI-CARD-08] [ALI-RUL-03] the ability of an operational Ship follows from its Type', () => {
    const ops = TYPES.map((type) => data.shipTypeEffects[type].operational.effects[0]);
    expect(ops).toEqual([
      { op: 'drawChoice', n: 2 },
      { op: 'armour' },
      { op: 'attackBonus', n: 1 },
      { op: 'afterAttack', do: [{ op: 'gainCredits', n: 2, who: 'attacker' }] },
    ]);
  });

  test('[ALI-CARD-09] [ALI-CARD-10] a Technology has one keyword, and goals with two columns', () => {
    const keywords = data.technologies.map(({ logistics }) => logistics.keyword);
    expect(new Set(keywords)).toEqual(new Set(['permanent', 'inAddition', 'action']));
    for (const { operational } of data.technologies) {
      expect(operational.goals).toHaveLength(3);
      expect(operational.goals.every(({ during, end }) => during > 0 && end > 0)).toBe(true);
    }
  });

  test('[ALI-RUL-26] three house tables have a row above 4', () => {
    const tables = [...data.alienSystems, data.basicDefencePlan, ...data.defencePlans];
    const high = tables.filter(({ table }) => Object.keys(table).some((key) => key.endsWith('+')));
    expect(high.map(({ id }) => id)).toEqual([
      'system-hollow-sun',
      'system-choir-nebula',
      'plan-iron-curtain',
    ]);
  });

  test('[ALI-RUL-29] goals that count logistics cards pay more than those of operational ones', () => {
    const end = (id: string): number[] =>
      cardInfo(cardNo(id)).goals?.goals.map((goal) => goal.end) ?? [];
    expect(end('tech-core-tap')).toEqual([3, 5, 8]); // logistics Planets
    expect(end('tech-survey-drones')).toEqual([2, 4, 6]); // operational Planets
    expect(data.basicDefencePlan.table['3']?.effects).toContainEqual({
      op: 'gainVp',
      n: 1,
      who: 'attacker',
    });
  });

  test('[ALI-RUL-21] [ALI-RUL-24] names and values say where they come from', () => {
    const union = data.factions.find(({ id }) => id === 'star-union') ?? expect.fail();
    expect(union.name).toEqual({ en: 'Star Union', fr: 'Union Stellaire' });
    expect(sourceOf(union, 'scoring')).toMatch(/^reference: /);
    expect(sourceOf(union, 'action')).toBe('house');
    expect(data.actions.find(({ action }) => action === 'sell')?.name.fr).toBe(
      'Vendre des Ressources',
    );
    expect(data.basicDefencePlan.name.en).toContain('Defence');
  });
});

/** Copies of both files with one thing changed, at a path such as `planets.3.type`. */
function broken(path: string, value: unknown): readonly [unknown, unknown] {
  const copies = structuredClone([file, words] as const);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place: Record<string, unknown> = path.startsWith('effects.') ? copies[1] : copies[0];
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copies;
}

test('all that lies in the box agrees, and every effect is explained', () => {
  expect(() => checkFiles(file, words)).not.toThrow();
});

describe('a broken file', () => {
  const pay = { op: 'pay', cost: {}, do: [] };
  const faults: [path: string, value: unknown, message: string][] = [
    ['planets.3.type', 'moon', 'planets[3].type: must be "exploration"'],
    ['planets.3.type', 'expansion', 'planets of exploration: must be 10, not 9'],
    ['planets.3.id', 'planet-loam', 'planets[9].id: "planet-loam" is used twice'],
    ['planets.3.logistics.effects', [], 'planets[3].logistics: must be'],
    ['planets.3.colour', 'red', 'planets[3].colour: is not a field known here'],
    ['ships.3.logistics.whenBuilt', [{ op: 'gainVp', n: 1 }], 'ships[3].logistics.whenBuilt'],
    ['ships.3.name.en', 'A name of more than sixteen', 'is no short name'],
    ['ships.3.name.en', 'Untold', 'is called "Untold" like another'],
    ['technologies.0.backHint', 'expansion', 'technologies[0].backHint: must be "exploration"'],
    ['technologies.0.logistics.effects', [pay], 'technologies[0].logistics.effects[0]: is not for'],
    ['technologies.3.logistics.effects', [pay, pay], 'may have one effect to use'],
    ['technologies.0.operational.goals.0.atLeast', 9, 'technologies[0].operational.goals'],
    ['technologies.0.operational.metric.op', 'luck', 'technologies[0].operational.metric.op'],
    ['resources.0.sections.0.colour', 'green', 'resources[0].sections: must differ in colour'],
    ['resources.0.number', 5, 'resources[0].number: must be a whole number from 1 to 4'],
    ['alienSystems.0.table.2', undefined, 'system-ossuary-of-khar.table: lacks row 2'],
    ['alienSystems.4.fallback', {}, 'system-choir-nebula.fallback: must be {"5":"4"}'],
    ['defencePlans.0.table.1.effects.0.op', 'tickle', 'defencePlans[0].table.1.effects[0].op'],
    ['factions.0.setup.effects.0.op', 'gainVp', 'factions[0].setup.effects[0].deck'],
    ['factions.0.action.effects', [], 'factions[0].action: must be one payment'],
    ['actions.0.action', 'sell', 'actions: must be'],
    ['components.planets', 39, 'components.planets: must be 40, not 39'],
    ['roundTrack.start.3', 2, 'roundTrack.start.3: must be 3, not 2'],
    ['constants.maxTableRow', 5, 'constants.maxTableRow: must be 4, not 5'],
    ['effects.fly', { params: {}, meaning: 'Effect: flies.' }, 'effects.fly: is not used'],
    ['effects.gainVp', undefined, 'effects: lacks "gainVp"'],
    ['planets.0.source', 'hearsay', 'planets[0].source: must be "rulebook", "house"'],
  ];

  test.each(faults)('%s = %j is named', (path, value, message) => {
    const load = (): unknown => checkFiles(...broken(path, value));
    expect(load).toThrow(OrreryError);
    expect(load).toThrow(message);
  });
});
