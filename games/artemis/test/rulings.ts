import { type Play, type Spec, table } from './scenario.ts';

type Sent = [number, number, string?];
export const three = [{}, {}, {}];
export const expedition = (
  card: string,
  dice: Sent[],
  players: Spec['players'] = three,
  more: object = {},
): Play =>
  table({ players, expeditions: [{ card, dice, ...more }] }).run({
    type: 'resolveExpedition',
    expedition: 0,
  });
export const gantry = (
  bids: [number, number][],
  players: Spec['players'],
  more: Partial<Spec> = {},
): Play =>
  table({ players, gantry: { manufactory: bids }, ...more }).run({ type: 'resolveGantry' });
export const reliefs = (t: Play) => t.state.players.map(({ relief }) => relief);
