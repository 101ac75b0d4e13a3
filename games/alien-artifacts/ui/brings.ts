import type { Outlook } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { kindOf, SYMBOLS } from '../data/index.ts';
import type { AlienEvent } from '../rules/events.ts';
import type { AlienView, PlayerView } from '../rules/view-types.ts';
import { say } from '../text/say.ts';

type Preview = Outlook<AlienView, AlienEvent>;

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Symbols laid for a payment so far. */
const laid = ({ task }: AlienView): number | null =>
  task?.type === 'spendCard'
    ? task.laid.reduce((sum, { section }) => sum + (SYMBOLS[section] ?? 0), 0)
    : null;

/** The sum that a laid card would make, against what is needed. */
function sum({ before, after }: Preview): string | null {
  if (before.task?.type !== 'spendCard' || after === null) return null;
  const then = laid(after);
  const need = before.task.needs.reduce((all, n) => all + n, 0);
  if (then === null || then === laid(before)) return null;
  return need > 0 ? `${then}/${need}` : `${then}`;
}

/** What would be prepared on the card that gets one more, against its cost. */
function prepared(now: PlayerView, then: PlayerView): string | null {
  const i = then.waiting.findIndex(
    ({ card, prepared: cards }, at) =>
      now.waiting[at]?.card === card && now.waiting[at].prepared.length < cards.length,
  );
  const got = then.waiting[i];
  if (got === undefined) return null;
  const cost = then.costs[kindOf(got.card)]?.total ?? 0;
  return `${cost - (then.lacks[i] ?? 0)}/${cost}`;
}

const limits = ({ prepareLimits, limits: { sell } }: PlayerView): number =>
  prepareLimits.reduce((all, n) => all + n, sell);

/** What an answer brings besides points: a payment's sum, credits, what is prepared of the cost, the limit. */
export function brings(lang: Lang, preview: Preview): string | null {
  const { before, after, me } = preview;
  const [now, then] = [before.players[me], after?.players[me]];
  if (!now || !then) return null;
  const paying = sum(preview);
  if (paying !== null) return paying;
  const preparing = prepared(now, then);
  if (preparing !== null) return preparing;
  const told: string[] = [];
  const credits = then.credits - now.credits;
  if (credits !== 0)
    told.push(say(lang, 'brings.credits', { n: signed(credits), count: Math.abs(credits) }));
  const slots = limits(then) - limits(now);
  if (slots > 0) told.push(say(lang, 'brings.limit', { n: slots }));
  return told.length === 0 ? null : told.join(' ');
}
