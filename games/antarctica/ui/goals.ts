import type { Seat } from '@orrery/kernel';
import type { Goal, Place } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import { tracks } from '../data/index.ts';
import type { Counted } from '../rules/events.ts';
import type { AntarcticaView, CountView, DeckView } from '../rules/view-types.ts';
import { buildingCard, trackName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { at } from './places.ts';

function countName(lang: Lang, count: Counted): string {
  if (count.kind === 'zone') return say(lang, 'count.zone', { zone: count.zone });
  return count.kind === 'track' ? trackName(lang, count.track) : say(lang, `count.${count.kind}`);
}

function placeOf(count: Counted, seat: Seat): Place {
  if (count.kind === 'zone') return at.zone(count.zone);
  if (count.kind === 'track') return at.track(count.track);
  return count.kind === 'asterisks' ? at.built(seat) : at.stock(seat, 'discarded');
}

/** On a track the place decides, and a space holds one cube (ANT-SCORE-07, ANT-TRK-02). */
function onTrack({ tracks: open }: AntarcticaView, id: string, seat: Seat) {
  const cubes = open.find(({ track }) => track === id)?.cubes ?? [];
  const [have, ...others] = [
    cubes[seat]?.space ?? 0,
    ...cubes.map((cube, other) => (other === seat ? 0 : (cube?.space ?? 0))),
  ];
  return { have, want: Math.min(Math.max(...others) + 1, tracks[id]?.length ?? 0) };
}

/** A majority in which somebody is ahead; who comes level shares it, except on a track (ANT-SCORE-02). */
function majority(lang: Lang, view: AntarcticaView, seat: Seat, of: CountView): readonly Goal[] {
  const { count, amounts, points, ranks } = of;
  if (ranks[seat] === 1 || amounts.every((amount) => amount === 0)) return [];
  const { have, want } =
    count.kind === 'track'
      ? onTrack(view, count.track, seat)
      : { have: amounts[seat] ?? 0, want: Math.max(...amounts) };
  const more = (of.oneMore[seat]?.[seat] ?? 0) - (points[seat] ?? 0);
  return [
    {
      text: say(lang, 'goal.first', { count: countName(lang, count) }),
      have,
      want,
      // What several more would bring depends on what the others do meanwhile.
      ...(want - have === 1 ? { points: more } : {}),
      place: placeOf(count, seat),
    },
  ];
}

/** The buildings that the card on top asks for, and those of them that own ships reach. */
function card(lang: Lang, { players }: AntarcticaView, seat: Seat, of: DeckView): readonly Goal[] {
  if (of.top === null) return [];
  const { name, requires } = buildingCard(of.top);
  const inReach = players[seat]?.access.filter(({ zones }) => zones.length > 0) ?? [];
  const have = requires.filter((asked) =>
    inReach.some(({ building }) => building === asked),
  ).length;
  const text = say(lang, 'goal.card', { name: name[lang] });
  return [{ text, have, want: requires.length, place: at.deck(of.deck) }];
}

/** Majorities and building cards that a seat is on its way to. */
export function goals(lang: Lang, view: AntarcticaView, seat: Seat): readonly Goal[] {
  return [
    ...view.counts.flatMap((of) => majority(lang, view, seat, of)),
    ...view.decks.flatMap((of) => card(lang, view, seat, of)),
  ].filter(({ have, want }) => have < want);
}
