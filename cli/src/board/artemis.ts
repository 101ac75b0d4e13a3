import {
  COLONISTS,
  data,
  directiveCard,
  eventCard,
  expeditionCard,
  type Good,
  REGIONS,
  type Region,
} from '@orrery/artemis/data';
import type {
  ArtemisView,
  BuildingView,
  ColonistCounts,
  DieView,
  DroneView,
  ExpeditionView,
  Owner,
  PlayerView,
  RowDieView,
} from '@orrery/artemis/rules';
import { fill, type Lang, type Voice } from '@orrery/shared';
import {
  buildingName,
  colonistName,
  crewName,
  droneName,
  goods,
  phaseName,
  regionName,
  sheltersName,
} from './artemis-names.ts';
import { WORDS } from './artemis-words.ts';

const WIDTH = 100;
const NONE = '-';

/** The whole table in some twenty-five lines, none wider than a hundred characters. */
export function artemisBoard(view: ArtemisView, voice: Voice): string {
  const { lang } = voice;
  return [
    ...heading(view, voice),
    ...regionLines(view, lang),
    ...view.players.flatMap((player, seat) => [
      playerLine(player, `${mark(seat)} ${voice.name(seat)}`, lang),
      ...(player.hand ?? []).map((card) => directive(player, card, lang)),
    ]),
    ...dronesLine(view, voice),
    WORDS[lang].legend,
  ]
    .flatMap(wrapped)
    .join('\n');
}

function heading({ round, phase, marker, first, event }: ArtemisView, voice: Voice): string[] {
  const { lang } = voice;
  const words = WORDS[lang];
  const place = data.phaseTrack.order[marker];
  const where =
    place === undefined ? '' : ` (${isRegion(place) ? regionName(lang, place) : place})`;
  const title = fill(
    words.round,
    {
      round,
      rounds: data.rounds.count,
      phase: `${phaseName(lang, phase)}${where}`,
      first: voice.name(first),
    },
    lang,
  );
  if (event === null) return [title];
  const { id, letter, done } = event;
  const card = eventCard(id);
  const params = { letter, name: card.name[lang], text: card.text[lang] };
  return [title, fill(done ? words.eventDone : words.event, params, lang)];
}

const isRegion = (place: string): place is Region => REGIONS.some((region) => region === place);

/** In their order; those of few words share a line. */
function regionLines(view: ArtemisView, lang: Lang): string[] {
  const words = WORDS[lang];
  const { vents, quarry, doorstep, academy } = view;
  const line = (region: Region, ...parts: string[]): string =>
    `${regionName(lang, region)}${words.colon}${joined(parts)}`;
  const bids = view.gantry.map(({ tile, dice, price }) => {
    const name = buildingName(lang, tile);
    if (price === null) return name;
    return `${name} ${dice.map(die).join(' ')} (${fill(words.price, { n: price }, lang)})`;
  });
  const trained = academy.dice.map((one) => {
    const from = one.trainee === null ? '' : `${colonistName(lang, one.trainee)} `;
    return `${die(one)} (${from}→ ${colonistName(lang, one.target)})`;
  });
  return [
    regionName(lang, 'basecamp'),
    ...view.expeditions.map((expedition) => `  ${expeditionLine(expedition, lang)}`),
    [
      line('vents', goods(lang, 'energy', vents.stock), row(vents.dice)),
      line('quarry', goods(lang, 'mineral', quarry.stock), row(quarry.dice)),
    ].join(' | '),
    line('gantry', ...bids),
    line(
      'doorstep',
      counted(doorstep.colonists, lang),
      fill(words.priceEach, { n: doorstep.price }, lang),
      row(doorstep.dice),
    ),
    [
      line(
        'academy',
        counted(academy.supply, lang),
        fill(words.places, { n: academy.spaces }, lang),
        trained.join(' '),
      ),
      line('outfitter', all(view.outfitter.map(die))),
    ].join(' | '),
  ];
}

function expeditionLine(expedition: ExpeditionView, lang: Lang): string {
  const words = WORDS[lang];
  const { card, colonists, building, total, difficulty, awards } = expedition;
  const dice = expedition.dice.map((one) =>
    one.crew === null
      ? die(one)
      : `${die(one)} (${crewName(lang, Array(one.size).fill(one.crew))})`,
  );
  const takers = (reward: number): string => {
    const seats = awards.filter((award) => award.reward === reward).map(({ seat }) => mark(seat));
    return seats.length === 0 ? '' : ` (${seats.join(' ')})`;
  };
  const rewards = expeditionCard(card).rewards.map(({ effects, text }, n) => {
    const gives = (op: string): boolean => effects.some((effect) => effect.op === op);
    if (building !== null && gives('gainCardBuilding')) return buildingName(lang, building);
    const lying = gives('gainCardColonists') ? crewName(lang, colonists) : '';
    return `${lying || text[lang]}${takers(n)}`;
  });
  return joined([
    `${expeditionCard(card).name[lang]}${words.colon}${fill(words.sum, { total, difficulty }, lang)}`,
    dice.join(' '),
    `${words.rewards}${words.colon}${rewards.join(' / ')}`,
  ]);
}

/** Toolkits, Badges and Relief are named where there are any. */
function playerLine(player: PlayerView, name: string, lang: Lang): string {
  const words = WORDS[lang];
  const { vp, energy, mineral, toolkit, badge, relief, dice, relicDie, handSize, hand } = player;
  const own = hand !== null;
  const some = (what: Good, n: number): string => (n === 0 ? '' : goods(lang, what, n));
  const buildings = player.buildings.map((building) => buildingText(building, own, lang));
  return joined([
    name,
    goods(lang, 'vp', vp),
    goods(lang, 'energy', energy),
    goods(lang, 'mineral', mineral),
    some('toolkit', toolkit),
    some('badge', badge),
    some('relief', relief),
    own || handSize === 0 ? '' : fill(words.hand, { n: handSize }, lang),
    `${words.dice} ${all(dice)}`,
    relicDie === null ? '' : fill(words.relicDie, { n: relicDie }, lang),
    `${sheltersName(lang)}${words.colon}${counted(player.shelters, lang)}`,
    buildings.length === 0 ? '' : `${words.buildings}${words.colon}${buildings.join(', ')}`,
  ]);
}

/** One's own slots by name, for others how many are filled. */
function buildingText({ tile, slots, points }: BuildingView, own: boolean, lang: Lang): string {
  const words = WORDS[lang];
  const filled = slots.filter(({ colonist }) => colonist !== null).length;
  const named = slots.map(({ slot, colonist }) => {
    if (colonist !== null) return `✓${colonistName(lang, colonist)}`;
    return slot === 'any' ? words.anyColonist : colonistName(lang, slot);
  });
  const crew = slots.length === 0 ? [] : own ? [named.join(' + ')] : [`${filled}/${slots.length}`];
  const details = [...crew, ...(points === 0 ? [] : [goods(lang, 'vp', points)])];
  const name = buildingName(lang, tile);
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}

function directive({ playable }: PlayerView, card: string, lang: Lang): string {
  const words = WORDS[lang];
  const { name, text } = directiveCard(card);
  const now = playable?.includes(card) === true ? words.playable : '';
  return `  ${words.directive} · ${name[lang]}${now}${words.colon}${text[lang]}`;
}

function dronesLine({ drones, planning }: ArtemisView, voice: Voice): string[] {
  const words = WORDS[voice.lang];
  const line = ({ owner, dice, aside }: DroneView): string => {
    const away = aside === 0 ? '' : ` (${fill(words.aside, { n: aside }, voice.lang)})`;
    return `${mark(owner)} ${droneName(voice.lang, owner)}${words.colon}${words.dice} ${all(dice)}${away}`;
  };
  if (drones.length === 0) return [];
  const plan = planning === null ? [] : [fill(words.planning, { n: planning }, voice.lang)];
  return [[...drones.map(line), ...plan].join(' · ')];
}

/** Whose die it is, in one letter: the drones come after the players. */
const mark = (owner: Owner): string => String.fromCodePoint(65 + owner);

const die = ({ owner, value, relic }: DieView): string =>
  `${mark(owner)}${value}${relic ? '*' : ''}`;

const row = (dice: readonly RowDieView[]): string =>
  dice.map((one) => `${die(one)}→${one.gets}`).join(' ');

/** What is empty leaves no gap. */
const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');

const all = (parts: readonly (string | number)[]): string => parts.join(' ') || NONE;

const counted = (counts: ColonistCounts, lang: Lang): string =>
  crewName(
    lang,
    COLONISTS.flatMap((type) => Array(counts[type]).fill(type)),
  ) || NONE;

/** A long line goes on below, further in; no-break spaces hold. */
function wrapped(text: string): string[] {
  const indent = text.length - text.trimStart().length;
  const rows: string[] = [];
  let current = ' '.repeat(indent);
  for (const word of text.trimStart().split(' ')) {
    const longer = current.trim() === '' ? `${current}${word}` : `${current} ${word}`;
    if (longer.length <= WIDTH) {
      current = longer;
    } else {
      rows.push(current);
      current = `${' '.repeat(indent + 4)}${word}`;
    }
  }
  return [...rows, current];
}
