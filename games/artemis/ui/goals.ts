import type { Seat } from '@orrery/kernel';
import type { Goal } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { COLONISTS, data } from '../data/index.ts';
import type { ArtemisView, PlayerView } from '../rules/view-types.ts';
import { buildingName, directiveName, directiveVp, rankName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';

const { scoring, solo } = data;

interface Step {
  readonly min: number | null;
  readonly vp: number;
}

/** The next step of a table that pays by how many there are. */
function nextStep(steps: readonly Step[], n: number): { want: number; points: number } | null {
  const next = steps.find(({ min }) => min !== null && min > n);
  const now = steps.findLast(({ min }) => min === null || min <= n);
  return next?.min ? { want: next.min, points: next.vp - (now?.vp ?? 0) } : null;
}

/** Buildings whose slots are not all taken do nothing (ART-UPK-04, ART-END-03). */
const buildings = (lang: Lang, seat: Seat, { buildings: own }: PlayerView): readonly Goal[] =>
  own.map(({ tile, slots }) => ({
    text: say(lang, 'goal.building', { name: buildingName(lang, tile) }),
    have: slots.filter(({ colonist }) => colonist !== null).length,
    want: slots.length,
    place: at.building(seat, tile),
  }));

/** Directives in hand that count something; the others happen or do not. */
const directives = (lang: Lang, { own, viewer }: ArtemisView, seat: Seat): readonly Goal[] =>
  viewer !== seat || own === null
    ? []
    : own.hand.flatMap((card, i) => {
        const { have, want } = own.towards[i] ?? { have: 0, want: 1 };
        const [text, points] = [directiveName(lang, card), directiveVp(card)];
        return want > 1 ? [{ text, have, want, points, place: at.directive(card) }] : [];
      });

/** What pays at the end by how many there are (ART-END-04, ART-END-05, ART-END-07). */
function counted(lang: Lang, seat: Seat, player: PlayerView): readonly Goal[] {
  const { length } = player.buildings;
  const built = nextStep(scoring.buildingCount, length);
  const badges = nextStep(scoring.badges, player.badge);
  const least = Math.min(...COLONISTS.map((type) => player.colony[type]));
  const types = COLONISTS.filter((type) => player.colony[type] > least).length;
  return [
    built && {
      text: say(lang, 'goal.buildings', { n: built.want }),
      have: length,
      ...built,
      place: at.player(seat),
    },
    badges && {
      text: say(lang, 'goal.badges', { n: badges.want }),
      have: player.badge,
      ...badges,
      place: at.store(seat, 'badge'),
    },
    {
      text: say(lang, 'goal.set'),
      have: types,
      want: COLONISTS.length,
      points: scoring.colonistSetVp,
      place: at.shelters(seat),
    },
  ].filter((goal) => goal !== null);
}

/** Whoever has most Toolkits, ties included (ART-END-08). */
function toolkits(lang: Lang, { players }: ArtemisView, seat: Seat): readonly Goal[] {
  const have = players[seat]?.toolkit ?? 0;
  const want = Math.max(...players.map(({ toolkit }) => toolkit));
  const text = say(lang, 'goal.toolkits');
  return [{ text, have, want, points: scoring.mostToolkitsVp, place: at.store(seat, 'toolkit') }];
}

/** Alone: the next rank, by the points held. */
function rank(lang: Lang, { players }: ArtemisView, seat: Seat): readonly Goal[] {
  const have = players[seat]?.vp ?? 0;
  const next = solo.ranks.findIndex(({ min }) => min !== null && min > have);
  const want = solo.ranks[next]?.min ?? null;
  return want === null ? [] : [{ text: rankName(lang, next), have, want, place: at.score }];
}

/** What a colony lacks little of. */
export function goals(lang: Lang, view: ArtemisView, seat: Seat): readonly Goal[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    ...buildings(lang, seat, player),
    ...directives(lang, view, seat),
    ...counted(lang, seat, player),
    ...(view.solo ? rank(lang, view, seat) : toolkits(lang, view, seat)),
  ].filter(({ have, want }) => have < want);
}
