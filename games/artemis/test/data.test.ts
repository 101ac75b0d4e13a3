import { OrreryError } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import file from '../data/artemis.json' with { type: 'json' };
import { data, parseArtemisData } from '../data/index.ts';

type Loose = Record<string, any>; // oxlint-disable-line no-explicit-any
const broken = (change: (copy: Loose) => void): string => {
  const copy = structuredClone(file) as Loose;
  change(copy);
  try {
    parseArtemisData(copy);
  } catch (error) {
    if (error instanceof OrreryError && error.code === 'BAD_DATA') return error.message;
    throw error;
  }
  return 'taken';
};

test('the file is whole', () => {
  expect(data.buildingTypes).toHaveLength(26);
  expect(() => parseArtemisData(structuredClone(file))).not.toThrow();
});

describe('a wrong file is refused, naming the place', () => {
  test.each<[string, (copy: Loose) => void]>([
    ['buildingTypes[0].slots[0]', (d) => (d['buildingTypes'][0].slots[0] = 'robot')],
    ['events[0].effects[0].op', (d) => (d['events'][0].effects[0].op = 'explode')],
    ['expeditions[0].speed', (d) => (d['expeditions'][0].speed = 1)],
    ['expeditions[1].id', (d) => (d['expeditions'][1].id = d['expeditions'][0].id)],
    ['colonists.pioneer', (d) => (d['colonists'][0].count = 27)],
    ['doorstepTable', (d) => d['doorstepTable'].pop()],
    ['academyTable[0].colonist', (d) => (d['academyTable'][0].colonist = 'pioneer')],
    ['buildingTypes[1].copies', (d) => (d['buildingTypes'][1].copies = 3)],
    ['phaseTrack.order', (d) => d['phaseTrack'].order.reverse()],
    ['expeditions.ridge-survey.colonistsOnCard', (d) => (d['expeditions'][0].colonistsOnCard = 1)],
    [
      'expeditions.ridge-survey.rewards.vp-1',
      (d) => (d['expeditions'][0].rewards[1].effects[0].n = 9),
    ],
    ['bagAtSetup[2].pioneer', (d) => (d['bagAtSetup'][2].pioneer = 20)],
    ['effects.losePer', (d) => (d['events'][12].effects = [])],
    ['roundSetup', (d) => d['roundSetup'].pop()],
    ['choose', (d) => (d['expeditionRewards'][5].effects[0].options[0][0].what = 'vp')],
  ])('%s', (place, change) => {
    expect(broken(change)).toMatch(new RegExp(`^${place.replaceAll(/[.[\]]/g, '\\$&')}`));
  });
});

test('every op of the vocabulary that marks a power stands in a Building', () => {
  const powers = ['takeFromRegion', 'extraMoves', 'freeExpeditionCrew', 'toolkitMoves'];
  const used = data.buildingTypes.flatMap((type) => [
    ...type.effects,
    ...(type.beforeFinalScoring?.effects ?? []),
  ]);
  for (const power of powers) expect(used.some(({ op }) => op === power)).toBe(true);
});
