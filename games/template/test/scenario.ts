import type { Seat } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { CARDS, data } from '../data/index.ts';
import { type Player, type Template, template } from '../rules/index.ts';

interface Given {
  readonly hands: readonly (readonly number[])[];
  readonly sites?: Template['sites'];
  /** The last one is drawn next. */
  readonly pile?: readonly number[];
  readonly points?: readonly number[];
  readonly drops?: readonly number[];
}

/** A position of which only what matters is named; whoever is asked first is seat 0. */
export function given({ hands, sites, pile = [], points = [], drops = [] }: Given) {
  const players = hands.map((hand, seat): Player => {
    return {
      hand,
      points: { landings: points[seat] ?? 0, sites: 0 },
      dropped: drops[seat] ?? 0,
    };
  });
  const state: Template = {
    key: [1, 2],
    drawn: 0,
    tasks: [],
    players,
    outcome: null,
    pile,
    sites: sites ?? data.sites.map(() => []),
    dropped: [],
  };
  // What is nowhere else has been dropped, so that no card is missing.
  const held = [...pile, ...state.sites.flat(), ...hands.flat()];
  state.dropped = held.reduce((rest: readonly number[], card) => {
    return rest.toSpliced(rest.indexOf(card), 1);
  }, CARDS);
  return new Scenario(template, state).run({ type: 'turn', seat: 0 });
}

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
export const name = (seat: Seat): string => NAMES[seat] ?? '';
