import type { Goal } from '@orrery/kit';

/** So many are seen at once: more are read by nobody. */
const MOST = 3;
/** What lacks more than this part of itself is not near, unless one thing is all it lacks. */
const NEAR = 0.6;
/** Points by the dozen come as easily as a few tiles: of large numbers parts are compared. */
const LARGE = 5;

const lack = ({ have, want }: Goal): number => want - have;

/** How much is still to be done for it. */
const effort = (goal: Goal): number => Math.min(lack(goal), (LARGE * lack(goal)) / goal.want);

/** The goals that are near, the nearest first; of equally near ones what pays most. */
export const nearest = (goals: readonly Goal[]): readonly Goal[] =>
  goals
    .filter((goal) => lack(goal) === 1 || lack(goal) <= NEAR * goal.want)
    .sort((a, b) => effort(a) - effort(b) || (b.points ?? 0) - (a.points ?? 0))
    .slice(0, MOST);
