import type { Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import { flow, labelled, type Paragraph } from '@orrery/shared/lines';
import { EVERY_KIND, kindOf, KINDS } from '../data/index.ts';
import type { AlienView, PlayerView } from '../rules/view-types.ts';
import { artifactName, factionName, planName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { builtSign, resourceSign, waitingSign } from './signs.ts';

function ledger({ lang }: Voice, view: AlienView, seat: Seat, of: PlayerView): string[] {
  return [
    of.faction < 0 ? '' : factionName(lang, of.faction),
    say(lang, 'terminal.credits', { n: of.credits }),
    say(lang, 'terminal.track', { n: of.track }),
    say(lang, 'terminal.total', { n: of.total }),
    say(lang, 'count.cards', { n: of.hand }),
    of.artifacts === 0 ? '' : say(lang, 'count.artifacts', { n: of.artifacts }),
    of.plans === 0 ? '' : say(lang, 'count.plans', { n: of.plans }),
    view.first === seat ? say(lang, 'terminal.first') : '',
  ];
}

/** The three rows of a player: what stands, and what waits. */
function lanes({ lang }: Voice, of: PlayerView): (readonly [string, ...Paragraph[]])[] {
  return EVERY_KIND.map((kind) => {
    const built = of.empire.filter(({ card }) => kindOf(card) === kind);
    const waiting = of.waiting.flatMap((one, i) =>
      kindOf(one.card) === kind ? [waitingSign(lang, one, of.lacks[i] ?? 0)] : [],
    );
    const label = `  ${say(lang, `kinds.${KINDS[kind]}`)}`;
    const items = [
      say(lang, 'terminal.cost', { n: of.costs[kind]?.total ?? 0 }),
      ...built.map((one) => builtSign(lang, one)),
    ];
    if (waiting.length === 0) return [label, items] as const;
    const cards = waiting.join(', ');
    return [label, [...items, say(lang, 'terminal.building', { cards })]] as const;
  });
}

export function player(view: AlienView, seat: Seat, voice: Voice, width: number): string[] {
  const of = view.players[seat];
  if (of === undefined) return [];
  const mark = view.turn === seat ? '> ' : '';
  return [
    ...flow([`${mark}${voice.name(seat)}`, ...ledger(voice, view, seat, of)], width, { hang: 2 }),
    ...labelled(lanes(voice, of), width),
  ];
}

/** What only the viewer sees. */
export function own({ own: mine }: AlienView, { lang }: Voice, width: number): string[] {
  if (mine === null) return [];
  const { hand, artifacts, plans } = mine;
  const rows: (readonly [string, readonly string[]])[] = [
    [say(lang, 'terminal.hand'), hand.map((card) => resourceSign(lang, card))],
    [say(lang, 'terminal.artifacts'), artifacts.map((one) => artifactName(lang, one))],
    [say(lang, 'terminal.ownPlans'), plans.map((plan) => planName(lang, plan))],
  ];
  return labelled(
    rows.filter(([, items]) => items.length > 0),
    width,
  );
}
