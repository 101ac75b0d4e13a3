import { int, list, object, oneOf, type Read, tagged } from '@orrery/shared';
import { BUILDINGS } from './vocabulary.ts';

const building = oneOf(...BUILDINGS);
const count = int(0, 100);
const scope = oneOf('self', 'all');
const strength = tagged('op', { strength: { zone: oneOf('target') } });
type Strength = Read<typeof strength>;
/** A number, or the strength in the target zone. */
const amount = (value: unknown, path: string): number | Strength =>
  typeof value === 'number' ? count(value, path) : strength(value, path);

/** `tagged` knows no fields that may be missing, so each kind of advance is written out. */
const advance = object(
  {
    op: oneOf('advance'),
    steps: amount,
    track: oneOf('choice', 'ofCentre'),
    scope,
  },
  { distinctTracks: oneOf(true), deferTriggers: oneOf(true) },
);
const gainCard = object(
  { op: oneOf('gainCard'), kind: oneOf('simple', 'expertise'), scope: oneOf('self') },
  { limit: int(1, 1) },
);
const plainEffect = tagged('op', {
  placeScientists: { count: int(1, 2), from: oneOf('staff'), zone: oneOf('target') },
  placeBuilding: { building, zone: oneOf('target') },
  recruit: { count: amount, scope: oneOf('self') },
  icebreaker: { zone: oneOf('choice'), condition: tagged('op', { secondShipOwn: {} }) },
  substitute: { anyOf: list(building), count: oneOf(1) },
  moveShip: {
    scope: oneOf('all'),
    optional: oneOf(true),
    excludes: list(oneOf('shipNewThisTurn', 'actingShipBeforeItsMove')),
  },
  placeShip: { zone: oneOf('sun'), scope: oneOf('self') },
  othersTakeShipyardCard: {},
  draftShipyard: { scope: oneOf('all') },
  placeCube: { from: oneOf('available'), track: oneOf('choice'), space: oneOf(1) },
  buildTopCard: { deck: oneOf('choice') },
  endTurn: {},
});
export type Effect = Read<typeof plainEffect> | Read<typeof advance> | Read<typeof gainCard>;
/** One thing that a card, a symbol or an action does; a list of them is carried out in order. */
export const effect = (value: unknown, path: string): Effect => {
  const { op } = (value ?? {}) as { readonly op?: unknown };
  if (op === 'advance') return advance(value, path);
  return op === 'gainCard' ? gainCard(value, path) : plainEffect(value, path);
};
