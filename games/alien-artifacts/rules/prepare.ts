import type { Forbidden } from '@orrery/kernel';
import {
  cardId,
  COLOUR_OF,
  COLOURS,
  type Colour,
  EVERY_KIND,
  type Kind,
  KINDS,
  type KindId,
  kindOf,
  resourceId,
  resourceOf,
  type Section,
  SYMBOLS,
} from '../data/index.ts';
import { answers, meant, STOP } from './answers.ts';
import { limitOf, takesFor } from './costs.ts';
import { type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { sectionsIn, shows, takeCard, valueOf, visibleSection } from './purse.ts';
import { type Alien, type Player, player, type TaskOf, waitingAt } from './state.ts';

function isWaiting(p: Player, kind: Kind): boolean {
  for (const { card } of p.waiting) if (kindOf(card) === kind) return true;
  return false;
}

/** Why nothing can be prepared in a row; null: something can (ALI-PREP-01, ALI-PREP-02). */
function forbidRow(p: Player, kind: Kind): Forbidden | null {
  const facts = { how: 'none', kind: KINDS[kind] };
  if (!isWaiting(p, kind)) return { rule: 'ALI-PREP-01', facts };
  return shows(p, takesFor(p, 'prepare', kind)) ? null : { rule: 'ALI-PREP-02', facts };
}

export function forbidPrepare(p: Player): Forbidden | null {
  if (p.waiting.length === 0) return { rule: 'ALI-PREP-01', facts: { how: 'any' } };
  const canAny = EVERY_KIND.some((kind) => forbidRow(p, kind) === null);
  return canAny ? null : { rule: 'ALI-PREP-02', facts: { how: 'any' } };
}

export const prepareRow: AlienQuestion<'prepareRow', KindId> = {
  rule: 'ALI-PREP-01',
  privateOptions: true,
  seat: seatOf,
  candidates: () => KINDS,
  forbid: (s, { seat }, choice) => forbidRow(player(s, seat), meant(answers.prepareRow, choice)),
  choose(s, { seat }, choice, ctx) {
    const kind = meant(answers.prepareRow, choice);
    const p = player(s, seat);
    const limit = limitOf(s, p, 'prepare', kind); // ALI-ASM-04
    const takes = takesFor(p, 'prepare', kind);
    s.unlimited = false;
    ctx.then({ type: 'prepareCard', seat, kind, target: null, done: 0, limit, takes });
  },
};

/** Both sections of hand cards and of produced ones: the covered one is never an answer. */
function candidateSections(p: Player): Section[] {
  const covered = p.empire.flatMap(({ produced }) => produced.map((section) => section ^ 1));
  return [...sectionsIn(p), ...covered];
}

export const prepareCard: AlienQuestion<'prepareCard', string> = {
  rule: 'ALI-PREP-02',
  privateOptions: true,
  seat: seatOf,
  candidates: (s, { seat }) => [
    ...candidateSections(player(s, seat)).map((section) => answers.prepareCard.make(section)),
    STOP,
  ],
  forbid(s, { seat, kind, done, takes }, choice) {
    const section = meant(answers.prepareCard, choice);
    if (section === null) return done > 0 ? null : { rule: 'ALI-PREP-03' };
    const visible = visibleSection(player(s, seat), resourceOf(section));
    if (visible !== 'both' && visible !== section) return { rule: 'ALI-PREP-06' };
    if (valueOf(section, takes) > 0) return null;
    const colour = COLOURS[COLOUR_OF[section] as Colour];
    return { rule: 'ALI-PREP-02', facts: { how: 'colour', colour, kind: KINDS[kind] } };
  },
  options(s, { seat, done, takes }) {
    const found = sectionsIn(player(s, seat)).filter((section) => valueOf(section, takes) > 0);
    const written = found.map((section) => answers.prepareCard.make(section));
    return done > 0 ? [...written, STOP] : written;
  },
  choose(s, task, choice, ctx) {
    const section = meant(answers.prepareCard, choice);
    if (section === null) return;
    const p = player(s, task.seat);
    takeCard(p, resourceOf(section));
    const { seat, kind, done, limit, takes } = task;
    const [only, ...others] = p.waiting.filter(({ card }) => kindOf(card) === kind);
    const target = task.target ?? (others.length === 0 ? (only?.card ?? null) : null);
    if (target === null) {
      return ctx.then({ type: 'prepareTarget', seat, section, kind, done, limit, takes });
    }
    attach(s, { ...task, section }, target, ctx);
    goOn(s, { ...task, done: done + 1 }, ctx);
  },
};

/** The card lies under its target for good (ALI-PREP-05); nothing is completed (ALI-PREP-07). */
function attach(
  s: Alien,
  { seat, section }: { readonly seat: number; readonly section: Section },
  target: number,
  ctx: Context,
): void {
  const p = player(s, seat);
  const { prepared } = waitingAt(p, target);
  p.waiting = p.waiting.map((one) =>
    one.card === target ? { ...one, prepared: [...prepared, section] } : one,
  );
  ctx.emit({
    type: 'prepared',
    seat,
    card: cardId(target),
    resource: resourceId(resourceOf(section)),
    section: section & 1,
    symbols: SYMBOLS[section] ?? 0,
  });
}

/** The next card, as long as the limit and the cards at hand allow one (ALI-PREP-03). */
function goOn(s: Alien, task: TaskOf<'prepareCard'>, ctx: Context): void {
  const { hand, empire } = player(s, task.seat);
  const isLeft = hand.length > 0 || empire.some(({ produced }) => produced.length > 0);
  if (task.done < task.limit && isLeft) ctx.then(task);
}

export const prepareTarget: AlienQuestion<'prepareTarget', string> = {
  rule: 'ALI-PREP-01',
  privateOptions: true,
  seat: seatOf,
  candidates: (s, { seat }) => player(s, seat).waiting.map(({ card }) => cardId(card)),
  forbid(s, { seat, section, kind }, choice) {
    const p = player(s, seat);
    const row = kindOf(meant(answers.prepareTarget, choice));
    if (kind !== null && row !== kind) {
      return { rule: 'ALI-PREP-01', facts: { how: 'row', kind: KINDS[kind] } };
    }
    if (section !== null || shows(p, takesFor(p, 'prepare', row))) return null;
    return { rule: 'ALI-PREP-02', facts: { how: 'none', kind: KINDS[row] } };
  },
  choose(s, task, choice, ctx) {
    const target = meant(answers.prepareTarget, choice);
    const { seat, section, done, limit } = task;
    const kind = kindOf(target);
    const takes = takesFor(player(s, seat), 'prepare', kind);
    if (section === null) {
      // ALI-EFF-17: one card for all that is attached.
      return ctx.then({ type: 'prepareCard', seat, kind, target, done, limit, takes });
    }
    attach(s, { seat, section }, target, ctx);
    goOn(s, { type: 'prepareCard', seat, kind, target: null, done: done + 1, limit, takes }, ctx);
  },
};
