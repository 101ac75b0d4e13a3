import type { Voice } from '@orrery/shared';
import type { ArtemisEvent } from '../rules/events.ts';
import {
  crewName,
  eventName,
  expeditionName,
  goods,
  listed,
  ownerName,
  rankName,
  signed,
  theBuilding,
  theExpedition,
} from './names.ts';
import { say } from './say.ts';

/** Lines that are put together from several parts. */
type Of<K extends ArtemisEvent['type']> = Extract<ArtemisEvent, { readonly type: K }>;

export const rolled = (voice: Voice, event: Of<'diceRolled'>): string => {
  const { owner, relic, planning } = event;
  const params = { player: ownerName(voice, owner), dice: event.dice.join(' ') };
  if (relic !== null) return say(voice.lang, 'event.diceRolled.relic', { ...params, relic });
  return planning === null
    ? say(voice.lang, 'event.diceRolled', params)
    : say(voice.lang, 'event.diceRolled.planning', { ...params, planning });
};

/** How the die came there: changed by Toolkits, with a crew, for a fee. */
export function placed(voice: Voice, event: Of<'diePlaced'>): string {
  const { lang } = voice;
  const tools = Math.abs(event.rolled - event.value);
  const details = [
    ...(event.relic ? [say(lang, 'event.diePlaced.relic')] : []),
    ...(tools > 0 ? [say(lang, 'event.diePlaced.changed', { rolled: event.rolled, tools })] : []),
    ...(event.colonist
      ? [
          say(lang, 'event.diePlaced.crew', {
            crew: say(lang, `n.${event.colonist}`, { n: event.size }),
          }),
        ]
      : []),
    ...(event.fee ? [say(lang, 'event.diePlaced.fee', { fee: goods(lang, event.fee, 1) })] : []),
  ].join(', ');
  const params = {
    player: ownerName(voice, event.owner),
    value: event.value,
    details: details && ` (${details})`,
  };
  if (event.expedition !== null)
    return say(lang, 'event.diePlaced.basecamp', {
      ...params,
      expedition: theExpedition(lang, event.expedition),
    });
  if (event.tile !== null)
    return say(lang, 'event.diePlaced.gantry', { ...params, tile: theBuilding(lang, event.tile) });
  return say(lang, 'event.diePlaced', { ...params, at: say(lang, `at.${event.region}`) });
}

export const prepared = ({ lang }: Voice, event: Of<'boardPrepared'>): string =>
  say(lang, 'event.boardPrepared', {
    round: event.round,
    expeditions: event.expeditions.map(({ card }) => expeditionName(lang, card)).join(', '),
    vents: event.vents,
    quarry: event.quarry,
    tiles: event.tiles.length,
    colonists: event.colonists.length,
    event: eventName(lang, event.event),
  });

export const resolved = (voice: Voice, event: Of<'expeditionResolved'>): string =>
  say(
    voice.lang,
    event.success ? 'event.expeditionResolved.success' : 'event.expeditionResolved.failure',
    {
      expedition: theExpedition(voice.lang, event.expedition),
      total: event.total,
      difficulty: event.difficulty,
      ranking: event.ranking
        .map(({ owner, strength }) => part(voice, owner, `${strength}`))
        .join(', '),
    },
  );

const part = (voice: Voice, owner: number, points: string): string =>
  say(voice.lang, 'event.part', { player: ownerName(voice, owner), points });

export function returned({ lang, name }: Voice, event: Of<'crewReturned'>): string {
  const player = name(event.seat);
  const hub = crewName(lang, event.toHub);
  const crew = crewName(lang, event.toShelters);
  if (hub && crew) return say(lang, 'event.crewReturned.both', { player, hub, crew });
  return hub
    ? say(lang, 'event.crewReturned.hub', { player, crew: hub })
    : say(lang, 'event.crewReturned.shelters', { player, crew });
}

export function ended({ lang, name }: Voice, { winners, scores, rank }: Of<'gameEnded'>): string {
  const params = {
    winners: listed(lang, winners.map(name)),
    score: scores[winners[0] ?? 0] ?? 0,
  };
  if (rank !== null)
    return say(lang, 'event.gameEnded.solo', {
      ...params,
      winners: name(0),
      score: scores[0] ?? 0,
      rank: rankName(lang, rank),
    });
  return say(lang, winners.length > 1 ? 'event.gameEnded.shared' : 'event.gameEnded', params);
}

export const scored = (voice: Voice, { category, points }: Of<'scored'>): string =>
  say(voice.lang, 'event.scored', {
    category: say(voice.lang, `category.${category}`),
    parts: points.map((n, seat) => part(voice, seat, signed(n))).join(', '),
  });
