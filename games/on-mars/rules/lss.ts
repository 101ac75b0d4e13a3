import { at, data } from '../data/index.ts';
import { categoryOf, CRYSTAL, MINERAL, TILES_PER_TYPE } from '../data/tables.ts';
import { answers } from './answers.ts';
import { count } from './counters.ts';
import { canKeep, gain, score } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { hasAway } from './retrieve.ts';
import { type CompanyId, isLacerda, type OnMars, player } from './state.ts';
import { HIRE, slotAt } from './placement.ts';

const LSS = categoryOf('lss');
const { rows: ROWS, firstStepOP: FIRST_STEP, startRow: START_ROW, benefits: BENEFITS } = data.lss;

/** Buildings of a common type on Mars, with the starting one. */
export const onMars = (s: OnMars, kind: number): number =>
  1 + TILES_PER_TYPE - (s.stacks[kind] as readonly number[]).length;

/** The row of an LSS marker (MARS-LSS-01). */
export const rowOf = (s: OnMars, kind: number): number => Math.min(ROWS, onMars(s, kind));
/** The row of the Colony level marker (MARS-LSS-02). */
export const levelRow = (s: OnMars): number => s.level + 1;

/** Points for leaving this row (MARS-LSS-03). */
export const firstStep = (row: number): number => (row === START_ROW ? FIRST_STEP : 0);

/** What the Reward tile of a column gives a company now. */
export function rewardPoints(s: OnMars, id: CompanyId, reward: number): number {
  const effect = at(at(data.lssRewardTiles, reward).effects, 0);
  return effect.op === 'scorePer' ? effect.each * count(s, id, effect.what) : 0;
}

/** A marker rises by one row (MARS-CON-13). */
export const lifeSupport: Runs<'lifeSupport'> = {
  run(s, { seat, kind }, ctx) {
    const before = onMars(s, kind) - 1;
    if (before >= ROWS) return; // MARS-LSS-06
    const points = firstStep(before);
    score(s, seat, LSS, points);
    ctx.emit({ type: 'lssRaised', seat, kind, row: before + 1, points });
    if (before >= levelRow(s)) return;
    const reward = s.rewards[kind - 1] as number; // MARS-LSS-04, MARS-LSS-07
    const more = rewardPoints(s, seat, reward);
    score(s, seat, LSS, more);
    ctx.emit({ type: 'rewardScored', seat, reward, points: more });
    if (isLacerda(s, seat)) lacerdaBenefit(s, seat, ctx);
    else ctx.then({ type: 'lssBenefit', seat, kind });
  },
};

/** His Colonist of the Hire slot, or a Crystal (MARS-SOLO-16). */
function lacerdaBenefit(s: OnMars, id: CompanyId, ctx: Context): void {
  const slot = slotAt(HIRE, id);
  if ((s.slots[slot] as number) > 0) {
    s.slots = s.slots.with(slot, 0);
    ctx.emit({ type: 'retrieved', seat: id, from: HIRE, room: true });
  } else gain(s, id, CRYSTAL, 1, 'lss-benefit-crystal', ctx);
}

type BenefitChoice = ReturnType<typeof answers.lssBenefit.make>;
const CHOICES: readonly BenefitChoice[] = BENEFITS.map((_, i) => answers.lssBenefit.make(i));

export const lssBenefit: Asks<'lssBenefit', BenefitChoice> = {
  rule: 'MARS-LSS-04',
  seat: (_s, { seat }) => seat,
  candidates: () => CHOICES,
  forbid(s, { seat }, choice) {
    const { op } = at(at(BENEFITS, answers.lssBenefit.read(choice)).effects, 0);
    if (op === 'gainResource' && !canKeep(player(s, seat), MINERAL)) {
      return { rule: 'MARS-GOODS-01', facts: { good: MINERAL } };
    }
    if (op === 'retrieveColonists' && !hasAway(s, seat, true)) return { rule: 'MARS-LSS-05' };
    return null;
  },
  choose(_s, { seat }, choice, ctx) {
    const { id } = at(BENEFITS, answers.lssBenefit.read(choice));
    ctx.then({ type: 'perform', seat, by: id, must: false });
  },
};
