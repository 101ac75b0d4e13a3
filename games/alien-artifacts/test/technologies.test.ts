import { describe, expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';
import { mine, type Play, type PlayerSpec, sectionId } from './scenario.ts';

const view = (spec: PlayerSpec) =>
  alienArtifacts.view(mine(spec).state).players[0] ?? expect.fail();
const act = (tech: string): string => `cardAction:tech-${tech}`;

describe('PERMANENT: modifiers', () => {
  test('[ALI-EFF-01] they hold as long as the card is there, on its logistics face, and works', () => {
    expect(view({ empire: ['tech-memory-vaults L'] }).handSize).toBe(4);
    expect(view({ empire: ['tech-memory-vaults O'] }).handSize).toBe(3);
    expect(view({ empire: ['tech-memory-vaults L 1'] }).handSize).toBe(3);
    expect(view({ waiting: ['tech-memory-vaults'] }).handSize).toBe(3);
  });

  test('modCost: Cartography, Laboratories, Dockyard Swarms', () => {
    const costs = (tech: string) =>
      view({ empire: [`tech-${tech} L`] }).costs.map(({ total }) => total);
    expect(costs('deep-field-cartography')).toEqual([3, 6, 5]);
    expect(costs('distributed-laboratories')).toEqual([5, 4, 5]);
    expect(costs('dockyard-swarms')).toEqual([5, 6, 3]);
  });

  test('modAssembly: one Action, or several', () => {
    const limits = (tech: string) => view({ empire: [`tech-${tech} L`] }).limits;
    expect(limits('terraform-seeders')).toMatchObject({ discover: 3, develop: 2, prepare: 2 });
    expect(limits('parallel-prototyping')).toMatchObject({ develop: 3, build: 2 });
    expect(limits('modular-slipways')).toMatchObject({ build: 3 });
    expect(limits('unified-command-grid')).toMatchObject({
      launchOffensive: 3,
      earnRevenue: 3,
      minePlanets: 3,
      factionAction: 2,
    });
    expect(limits('bulk-haulers')).toMatchObject({ sell: 3, removeBlockade: 3, discover: 2 });
    expect(view({ empire: ['tech-terraform-seeders L'] }).prepareLimits).toEqual([3, 2, 2]);
  });

  test('[ALI-EFF-12] modHandSize counts in the Draw Phase only', () => {
    const t = mine({ hand: [1, 2, 3, 4], empire: ['tech-memory-vaults L'] });
    t.answer('buy', 'planet', 0, 'stop');
    expect(t.hand()).toEqual([1, 2, 3, 4]);
    const draws = mine({ hand: [1], empire: ['tech-memory-vaults L'] }).answer(
      'buy',
      'planet',
      0,
      'stop',
    );
    expect(draws.hand()).toHaveLength(4);
  });

  test('modProduceOnDiscover, modSell, modBuyDraw', () => {
    const drills = mine(
      { hand: [36, 37], empire: ['tech-stratum-drills L'], waiting: ['planet-loam'] },
      { deck: [53, 55, 57, 12] },
    );
    drills.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('operational');
    expect(drills.under('planet-loam')).toHaveLength(4);
    const mined = mine(
      { hand: [36, 37], empire: ['tech-stratum-drills L', 'planet-loam O'] },
      { deck: [53] },
    );
    mined.answer('minePlanets').spend('36/0', '37/0');
    expect(mined.under('planet-loam')).toHaveLength(1);
    const sale = mine({ credits: 0, hand: [1], empire: ['tech-freight-exchanges L'] });
    expect(sale.answer('sell', 'blue').spend('1/0').p(0).credits).toBe(6);
    const bought = mine({ empire: ['tech-procurement-algorithms L'] }).answer('buy', 'planet', 0);
    expect(bought.options()).toHaveLength(3);
  });

  test('modAttack: against Systems, against players', () => {
    const [lattice] = view({ empire: ['tech-targeting-lattice L', 'ship-curlew O'] }).ships;
    expect([lattice?.alien.bonus, lattice?.player.bonus]).toEqual([1, 0]);
    const [charter] = view({ empire: ['tech-privateer-charter L', 'ship-howl O'] }).ships;
    expect([charter?.alien.bonus, charter?.player.bonus]).toEqual([1, 2]);
  });

  test('allowGold: Golden Chancery, in Operational and Faction Actions', () => {
    const spec = { hand: [36, 69, 72], empire: ['tech-golden-chancery L', 'planet-loam O'] };
    const t = mine({ ...spec, faction: 'community' }).answer('minePlanets', sectionId('36/0'));
    expect(t.options()).toContain(sectionId('69/1'));
    expect(mine({ ...spec, faction: 'community' }).options()).toContain('factionAction');
    // Not in the ACTION of a card.
    const core = mine({ hand: [62], empire: [...spec.empire, 'tech-core-tap L'] });
    expect(core.why(act('core-tap')).rule).toBe('ALI-PAY-03');
  });

  test('allowGold in a cost of two colours: the colour is named, as long as it is needed', () => {
    const t = mine({ faction: 'league', hand: [62, 72, 36], empire: ['tech-golden-chancery L'] });
    t.answer('factionAction');
    expect(t.options()).toContain(`${sectionId('62/1')}@green`);
    expect(t.options()).toContain(`${sectionId('62/1')}@red`);
    t.answer(sectionId('36/0'));
    expect(t.options()).toEqual([`${sectionId('62/1')}@red`, `${sectionId('72/1')}@red`]);
  });

  test('treatAs: red and green count as blue for Technologies only', () => {
    const spec = { hand: [36, 39], empire: ['tech-polychrome-catalyst L'] };
    const t = mine({ ...spec, waiting: ['tech-core-tap'] }).answer('develop', 'tech-core-tap');
    t.spend('36/0', '39/1').answer('logistics');
    expect(t.empire()).toContain('tech-core-tap L');
    const red = { ...spec, hand: [36, 12], waiting: ['ship-howl'] };
    expect(mine(red).why('build').facts).toMatchObject({ most: 2 });
    const sold = mine({ ...spec }).answer('sell');
    expect(sold.why('blue').rule).toBe('ALI-SELL-01');
  });
});

describe('PERMANENT: triggers', () => {
  test('Geode Markets: a credit for each point of production', () => {
    const t = mine(
      { credits: 0, hand: [36, 37], empire: ['tech-geode-markets L'], waiting: ['planet-loam'] },
      { deck: [54, 11, 53] },
    );
    t.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('operational');
    t.answer(sectionId('54/0'), sectionId('11/0'));
    expect(t.p(0).credits).toBe(2);
  });

  test('Planetary Registry, Colony Lottery: a Planet joins, on any face or on one', () => {
    const join = (face: string) =>
      mine({
        credits: 0,
        hand: [36, 37],
        empire: ['tech-planetary-registry L', 'tech-colony-lottery L'],
        waiting: ['planet-loam'],
      })
        .answer('discover', 'planet-loam')
        .spend('36/0', '37/0')
        .answer(face);
    const logistics = join('logistics');
    expect([logistics.p(0).credits, logistics.track()]).toEqual([4, 1]);
    expect(join('operational').p(0).credits).toBe(3);
  });

  test('[ALI-EFF-05] [ALI-EX-16] Vorsch Spectrum: a new Type among cards of the same kind', () => {
    const join = (empire: string[]) =>
      mine({
        hand: [39, 42],
        empire: ['tech-vorsch-spectrum-mk2 L', ...empire],
        waiting: ['ship-curlew'],
      })
        .answer('build', 'ship-curlew')
        .spend('39/1', '42/1')
        .answer('logistics')
        .track();
    expect(join(['planet-loam L'])).toBe(1);
    expect(mine({}).track()).toBe(0);
    const second = mine({
      hand: [39, 40],
      empire: ['tech-vorsch-spectrum-mk2 L', 'ship-untold O'],
      waiting: ['ship-curlew'],
    });
    second.answer('build', 'ship-curlew').spend('39/1', '40/1').answer('logistics');
    expect(second.track()).toBe(0);
  });

  test('[ALI-RUL-19] a Technology is compared by the face it shows', () => {
    // Front Exploration, back Expansion: shown operational, it is a second Expansion card.
    const join = (face: string): Play =>
      mine(
        {
          hand: [1, 2],
          empire: ['tech-vorsch-spectrum-mk2 L'],
          waiting: ['tech-stratum-drills'],
        },
        { deck: [54] },
      )
        .answer('develop', 'tech-stratum-drills')
        .spend('1/0', '2/0')
        .answer(face);
    expect(join('logistics').track()).toBe(1);
    expect(join('operational').track()).toBe(0);
  });

  test('[ALI-CARD-12] Type and face of a card are those that are visible', () => {
    const points = (face: string) =>
      view({ faction: 'bionics', empire: [`tech-stratum-drills ${face}`] }).points;
    expect(points('L')).toMatchObject({ factionFace: 0, factionType: 0 });
    expect(points('O')).toMatchObject({ factionFace: 1, factionType: 1 });
  });

  test('[ALI-EFF-08] triggers in the order in which their cards entered', () => {
    const join = (empire: string[]) =>
      mine({ credits: 0, hand: [36, 37], empire, waiting: ['planet-loam'] })
        .answer('discover', 'planet-loam')
        .spend('36/0', '37/0')
        .answer('logistics')
        .told('creditsGained')
        .map((event) => ('card' in event ? event.card : null));
    const both = ['tech-planetary-registry', 'tech-colony-lottery'];
    expect(join(both.map((one) => `${one} L`))).toEqual(both);
    expect(join(both.toReversed().map((one) => `${one} L`))).toEqual(both.toReversed());
  });

  test('Salvage Crews, Privateer Charter', () => {
    const t = mine(
      {
        credits: 0,
        hand: [39, 40],
        empire: ['ship-fat-margin O', 'tech-salvage-crews L', 'tech-privateer-charter L'],
      },
      { deck: [2] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer(1);
    // 2 for attacking a player, 3 for the Ship, 2 by its ability.
    expect(t.p(0).credits).toBe(7);
  });
});
