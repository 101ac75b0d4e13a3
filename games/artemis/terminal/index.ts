import type { Seat } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { flow, labelled, type Paragraph, wrap } from '@orrery/shared/lines';
import { data, type Good, REGIONS, type Region } from '../data/index.ts';
import type { ArtemisView, BuildingView, PlayerView } from '../rules/view-types.ts';
import {
  buildingName,
  directiveName,
  directiveText,
  eventName,
  eventText,
  goods,
  ownerName,
  placeName,
  regionName,
} from '../text/names.ts';
import { say } from '../text/say.ts';
import { all, counted, mark } from './names.ts';
import { building, type Labelled, regions } from './regions.ts';

/** The whole table in some thirty lines. */
export function terminal(view: ArtemisView, voice: Voice, width: number): readonly string[] {
  const { lang } = voice;
  return [
    ...wrap(heading(view, voice), width, 2),
    ...labelled(
      [
        ...event(view, lang),
        ...regions(view, lang),
        ...view.players.map((player, seat) => colony(view, player, seat, voice)),
        ...drones(view, voice),
      ],
      width,
    ),
    ...flow(legend(view, lang), width),
  ];
}

/** What the signs mean, as far as there are such. */
const legend = ({ relic, players }: ArtemisView, lang: Lang): string[] => [
  ...say(lang, 'terminal.legend').split(' · '),
  relic === null ? '' : say(lang, 'terminal.legend.relic'),
  players.length === 1 ? '' : say(lang, 'terminal.legend.rivals'),
];

function heading(
  { round, phase, marker, first, solo }: ArtemisView,
  { lang, name }: Voice,
): string {
  const place = data.phaseTrack.order[marker];
  const now = say(lang, `phase.${phase}`);
  const at =
    place === undefined
      ? now
      : say(lang, 'terminal.phase.at', {
          phase: now,
          place: isRegion(place) ? regionName(lang, place) : place,
        });
  const params = { round, rounds: data.rounds.count, phase: at };
  if (solo) return say(lang, 'terminal.round.solo', params);
  return say(lang, 'terminal.round', { ...params, first: name(first) });
}

const isRegion = (place: string): place is Region => REGIONS.some((region) => region === place);

function event({ event: now }: ArtemisView, lang: Lang): Labelled[] {
  if (now === null) return [];
  const { id, letter, done } = now;
  const params = { name: eventName(lang, id), text: eventText(lang, id) };
  return [
    [
      say(lang, 'terminal.event', { letter }),
      say(lang, done ? 'terminal.event.done' : 'terminal.named', params),
    ],
  ];
}

/** One's own Buildings and Directives with all they say, those of others in short. */
function colony(
  view: ArtemisView,
  player: PlayerView,
  seat: Seat,
  { lang, name }: Voice,
): Labelled {
  const { vp, forecast, dice, relicDie, handSize, shelters } = player;
  const isOwn = view.viewer === seat;
  const end = Object.values(forecast).reduce((sum, n) => sum + n, vp);
  const some = (what: Good, n: number): string => (n === 0 ? '' : goods(lang, what, n));
  const hand = isOwn ? (view.own?.hand ?? []) : [];
  const facts: Paragraph = [
    view.winners === null ? say(lang, 'terminal.vp', { vp, end }) : goods(lang, 'vp', vp),
    goods(lang, 'energy', player.energy),
    goods(lang, 'mineral', player.mineral),
    some('toolkit', player.toolkit),
    some('badge', player.badge),
    some('relief', player.relief),
    isOwn || handSize === 0 ? '' : say(lang, 'terminal.hand', { n: handSize }),
    view.relic?.holder === seat ? say(lang, 'terminal.relic') : '',
    say(lang, 'terminal.dice', { dice: all(dice) }),
    relicDie === null ? '' : say(lang, 'terminal.relicDie', { n: relicDie }),
    say(lang, 'terminal.shelters', {
      place: placeName(lang, 'shelters'),
      crew: counted(lang, shelters),
    }),
  ];
  const buildings: Paragraph[] = isOwn
    ? player.buildings.map((one) => building(lang, one))
    : [player.buildings.map((one) => inShort(lang, one))];
  return [
    `${mark(seat)} ${name(seat)}`,
    facts,
    ...buildings,
    ...hand.map((card) => directive(view, card, lang)),
  ];
}

function inShort(lang: Lang, { tile, slots }: BuildingView): string {
  const filled = slots.filter(({ colonist }) => colonist !== null).length;
  const params = { name: buildingName(lang, tile), filled, slots: slots.length };
  return say(lang, 'terminal.building.short', params);
}

function directive({ own }: ArtemisView, card: string, lang: Lang): string {
  const params = { name: directiveName(lang, card), text: directiveText(lang, card) };
  const now = own?.playable.includes(card) === true;
  return say(lang, now ? 'terminal.directive.playable' : 'terminal.directive', params);
}

function drones({ drones: machines, planning }: ArtemisView, voice: Voice): Labelled[] {
  const { lang } = voice;
  return machines.map(({ owner, dice, aside }, i) => {
    const key = aside === 0 ? 'terminal.dice' : 'terminal.dice.aside';
    const plan = planning === null || i > 0 ? '' : say(lang, 'terminal.planning', { n: planning });
    return [
      `${mark(owner)} ${ownerName(voice, owner)}`,
      [say(lang, key, { dice: all(dice), n: aside }), plan],
    ];
  });
}
