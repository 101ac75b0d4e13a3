import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  type Colour,
  COLOUR_OF,
  GOLD,
  RESOURCES,
  resourceOf,
  type Section,
  sectionsOf,
  SYMBOLS,
} from '../data/index.ts';
import { canMeet, type Demand, most, openSections } from '../rules/purse.ts';
import type { Player } from '../rules/state.ts';

/** What matters of a player to whom cards are to be found: a hand, and cards under one Planet. */
type Cards = Pick<Player, 'hand' | 'empire'>;
const asPlayer = (cards: Cards): Player => cards as Player;

const cards = fc
  .uniqueArray(fc.nat(RESOURCES.length - 1), { maxLength: 6 })
  .chain((drawn) =>
    fc.record({
      inHand: fc.nat(drawn.length),
      shown: fc.array(fc.nat(1), { minLength: 6, maxLength: 6 }),
      drawn: fc.constant(drawn),
    }),
  )
  .map(({ inHand, shown, drawn }): Cards => {
    const produced = drawn.slice(inHand).map((card, i) => card * 2 + (shown[i] ?? 0));
    return {
      hand: drawn.slice(0, inHand),
      empire: [{ card: 0, side: 1, tokens: 0, produced }],
    };
  });

/** Each card with the sections of it that may be laid. */
const choices = ({ hand, empire }: Cards): (readonly Section[])[] => [
  ...hand.map(sectionsOf),
  ...empire.flatMap(({ produced }) => produced.map((section) => [section])),
];

const taken = (section: Section, takes: number): boolean =>
  ((takes >> (COLOUR_OF[section] as Colour)) & 1) === 1;

/** Tries every way to lay at most so many cards: the plain meaning of a payment. */
function payable(left: (readonly Section[])[], demand: Demand, slots: number): boolean {
  if (demand.needs.every((need) => need <= 0)) return true;
  const [card, ...others] = left;
  if (card === undefined || slots === 0) return false;
  if (payable(others, demand, slots)) return true;
  return card.some((section) => {
    if (!taken(section, demand.takes)) return false;
    return demand.colours.some((colour, at) => {
      const own = COLOUR_OF[section] as Colour;
      const counts = own === colour || own === GOLD || demand.colours.length === 1;
      if (!counts) return false;
      const needs = demand.needs.with(at, (demand.needs[at] ?? 0) - (SYMBOLS[section] ?? 0));
      return payable(others, { ...demand, needs }, slots - 1);
    });
  });
}

/** One colour with others that count as it, or several with or without gold. */
const demands = fc.oneof(
  fc
    .record({ colour: fc.nat(2), need: fc.nat(12), more: fc.nat(15) })
    .map(({ colour, need, more }): Demand => ({
      colours: [colour as Colour],
      needs: [need],
      takes: (1 << colour) | more,
    })),
  fc
    .record({
      needs: fc.array(fc.nat(4), { minLength: 2, maxLength: 3 }),
      gold: fc.boolean(),
      first: fc.nat(2),
    })
    .map(({ needs, gold, first }): Demand => {
      const colours = needs.map((_, i) => ((first + i) % 3) as Colour);
      const takes = colours.reduce((bits, colour) => bits | (1 << colour), gold ? 1 << GOLD : 0);
      return { colours, needs, takes };
    }),
);

describe('what can be paid is what some way of laying cards pays', () => {
  test('[ALI-PAY-01] [ALI-PAY-03] [ALI-PAY-11] [ALI-ASM-01] every demand within every limit', () => {
    fc.assert(
      fc.property(cards, demands, fc.nat(4), (of, demand, slots) => {
        expect(canMeet(asPlayer(of), demand, slots)).toBe(payable(choices(of), demand, slots));
      }),
      { numRuns: 3000 },
    );
  });

  test('[ALI-PAY-07] [ALI-ASM-01] the sections offered are those with which the rest can be paid', () => {
    fc.assert(
      fc.property(cards, demands, fc.nat(3), (of, demand, slots) => {
        const [need = 0, ...more] = demand.needs;
        fc.pre(more.length === 0);
        const wanted = choices(of).flatMap((sections) =>
          sections.filter((section) => {
            if (!taken(section, demand.takes)) return false;
            const others = choices(of).filter(
              ([other = 0]) => resourceOf(other) !== resourceOf(section),
            );
            const needs = [need - (SYMBOLS[section] ?? 0)];
            return payable(others, { ...demand, needs }, slots);
          }),
        );
        expect(openSections(asPlayer(of), demand.takes, need, slots)).toEqual(wanted);
      }),
      { numRuns: 3000 },
    );
  });

  test('[ALI-ASM-01] [ALI-ASM-02] the most that so many cards show', () => {
    fc.assert(
      fc.property(cards, fc.nat(15), fc.nat(4), (of, takes, slots) => {
        const top = most(asPlayer(of), takes, slots);
        const demand: Demand = { colours: [0], needs: [top], takes };
        expect(payable(choices(of), demand, slots)).toBe(true);
        expect(payable(choices(of), { ...demand, needs: [top + 1] }, slots)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
