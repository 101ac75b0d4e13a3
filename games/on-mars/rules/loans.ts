import type { Seat } from '@orrery/kernel';
import { at } from '../data/index.ts';
import { LAB_SPACES, NEXT, OXYGEN } from '../data/tables.ts';
import { answers } from './answers.ts';
import { gain } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { labMask, moveTech, techLevel } from './lab.ts';
import { company, type CompanyId, companyCount, isLacerda, type OnMars, player } from './state.ts';

/** A loan in one number: who uses the tile, whose it is, its kind. */
const KINDS = 16;
const loanOf = (user: CompanyId, owner: CompanyId, kind: number): number =>
  (user * KINDS + owner) * KINDS + kind;
export const kindOfLoan = (loan: number): number => loan % KINDS;
export const ownerOfLoan = (loan: number): CompanyId => Math.floor(loan / KINDS) % KINDS;
export const userOfLoan = (loan: number): CompanyId => Math.floor(loan / KINDS / KINDS);

/** The owner of a tile that somebody else uses holds 1 Oxygen until the turn ends (MARS-USE-03). */
export function useTile(
  s: OnMars,
  user: CompanyId,
  owner: CompanyId,
  kind: number,
  ctx: Context,
): number {
  const level = techLevel(company(s, owner), kind);
  ctx.emit({ type: 'techUsed', seat: user, owner, kind, level });
  if (owner !== user) s.loans = [...s.loans, loanOf(user, owner, kind)];
  return level;
}

/** Who owns a tile of the kind, in the order of the seats. */
export function ownersOf(s: OnMars, kind: number): CompanyId[] {
  const found: CompanyId[] = [];
  const count = companyCount(s);
  for (let id = 0; id < count; id++) if ((company(s, id).tech[kind] as number) >= 0) found.push(id);
  return found;
}
export const isInPlay = (s: OnMars, kind: number): boolean => {
  const count = companyCount(s);
  for (let id = 0; id < count; id++) if ((company(s, id).tech[kind] as number) >= 0) return true;
  return false;
};

/** Owners resolve what they hold, in Turn Order; what comes of it joins the queue (MARS-R-04, MARS-R-36). */
export const settleLoans: Runs<'settleLoans'> = {
  run(s, _task, ctx) {
    let first = -1;
    for (let i = 0; i < s.loans.length; i++) {
      if (first < 0 || spaceOf(s, i) < spaceOf(s, first)) first = i;
    }
    if (first < 0) return;
    const loan = s.loans[first] as number;
    s.loans = s.loans.toSpliced(first, 1);
    const [owner, kind] = [ownerOfLoan(loan), kindOfLoan(loan)];
    const again = { type: 'settleLoans' } as const;
    if (isLacerda(s, owner)) ctx.then({ type: 'soloReward', kind }, again);
    else ctx.then({ type: 'techReward', seat: owner, kind, user: userOfLoan(loan) }, again);
  },
};

const spaceOf = (s: OnMars, i: number): number =>
  company(s, ownerOfLoan(s.loans[i] as number)).space;

type RewardChoice = ReturnType<typeof answers.techReward.make>;

/** Spaces that the tile may move to, from where it now is (MARS-R-05). */
export function freeNext(s: OnMars, id: CompanyId, kind: number): number[] {
  const p = company(s, id);
  const mask = labMask(p);
  return (NEXT[p.tech[kind] as number] ?? []).filter((space) => !(mask & (1 << space)));
}

function nextSpaces(s: OnMars, seat: Seat, kind: number): readonly number[] {
  return NEXT[player(s, seat).tech[kind] as number] ?? [];
}

/** A development at no cost, or the Oxygen (MARS-USE-04, MARS-USE-05). */
export const techReward: Asks<'techReward', RewardChoice> = {
  rule: 'MARS-USE-04',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat, kind }) => [
    ...nextSpaces(s, seat, kind).map(answers.techReward.make),
    'oxygen',
  ],
  forbid(s, { seat }, choice) {
    const space = answers.techReward.read(choice);
    if (space === null) return null;
    const holder = player(s, seat).tech.indexOf(space);
    return holder < 0
      ? null
      : { rule: 'MARS-RND-02', facts: { how: 'space', space, tech: holder } };
  },
  choose(s, { seat, kind }, choice, ctx) {
    const space = answers.techReward.read(choice);
    if (space === null) {
      ctx.emit({ type: 'oxygenKept', seat, kind });
      gain(s, seat, OXYGEN, 1, 'techReward', ctx);
      return;
    }
    moveTech(s, seat, kind, space, true, ctx);
    ctx.then(
      { type: 'perform', seat, by: at(LAB_SPACES, space).id, must: false },
      { type: 'askTask', seat },
    );
  },
};
