import type { Params, Voice } from '@orrery/shared';
import { at, data } from '../data/index.ts';
import { LEVEL } from '../data/tables.ts';
import type { MarsEvent } from '../rules/events.ts';
import { soloLine } from './event-solo.ts';
import {
  actionName,
  aType,
  byName,
  capital,
  cardName,
  companyName,
  contractName,
  goalName,
  goods,
  hexName,
  inSide,
  listed,
  pieceName,
  planName,
  redName,
  taskCardName,
  techName,
  tileName,
  toSide,
  typeName,
  unitName,
} from './names.ts';
import { isKey, type Key, say } from './say.ts';

/** Names of what an event speaks of, by the fields it has. */
function figures(voice: Voice, event: MarsEvent): Record<string, string | number> {
  const { lang } = voice;
  const found: Record<string, string | number> = {};
  const put = (field: string, value: string | number): void => void (found[field] = value);
  for (const [field, value] of Object.entries(event))
    if (typeof value === 'number') put(field, value);
  if ('seat' in event) put('name', companyName(voice, event.seat));
  if ('by' in event) put('by', byName(lang, event.by));
  if ('plan' in event) put('plan', planName(lang, event.plan));
  if ('tile' in event && event.type !== 'built') put('tile', tileName(lang, event.tile));
  if ('contract' in event) put('contract', contractName(lang, event.contract));
  if ('mission' in event) put('mission', at(data.missions, event.mission).name[lang]);
  if ('hex' in event && event.hex >= 0) put('hex', hexName(event.hex));
  if ('piece' in event) put('piece', pieceName(lang, event.piece));
  if ('slot' in event) put('slot', event.slot + 1);
  return found;
}

/** The form of an event's sentence, and what else fills it. */
function told(voice: Voice, event: MarsEvent): readonly [form: string, params: Params] {
  const { lang } = voice;
  switch (event.type) {
    case 'markerPlaced':
      return ['', { space: event.space + 1 }];
    case 'shuttlePlaced':
      return ['', { side: inSide(lang, event.space < 3 ? 0 : 1) }];
    case 'roundStarted':
      return [event.last ? 'last' : '', {}];
    case 'turnStarted':
      return [event.lost > 0 ? 'lost' : event.crystals > 0 ? 'crystals' : '', {}];
    case 'actionTaken':
      return ['', { action: actionName(lang, event.action) }];
    case 'colonistPlaced':
      return ['', { action: redName(lang, event.action) }];
    case 'executiveTaken':
      return ['', { action: at(data.depotSpaces, event.space).name[lang] }];
    case 'buildingUsed':
      return [event.free ? 'free' : '', {}];
    case 'scientistSent':
      return ['', { scientist: cardName(lang, event.scientist) }];
    case 'goalCompleted': {
      const { options } = at(at(data.privateGoals, event.goal).effects, 0);
      const reward = at(options, event.reward).text[lang];
      return ['', { goal: goalName(lang, event.goal), reward }];
    }
    case 'slotsCleared':
      return [
        '',
        { action: redName(lang, event.action), parts: clearedParts(voice, event.removed) },
      ];
    case 'paid': {
      const stands = event.good === 0 && event.unit !== 0 && event.unit < 5;
      return [
        stands ? 'mineral' : '',
        { good: goods(lang, event.good, 1), unit: unitName(lang, event.unit) },
      ];
    }
    case 'goalSpent':
      return event.goal === null ? ['', {}] : ['seen', { goal: goalName(lang, event.goal) }];
    case 'gained': {
      const form = event.lost === 0 ? '' : event.n === 0 ? 'none' : 'some';
      return [form, { good: goods(lang, event.good, event.n === 0 ? event.lost : event.n) }];
    }
    case 'delivered':
    case 'itemTaken':
      return ['', { good: goods(lang, event.good, 1) }];
    case 'retrieved':
      return [event.room ? '' : 'supply', { place: redName(lang, event.from) }];
    case 'minerReturned':
      return [event.room ? '' : 'supply', {}];
    case 'techUsed': {
      const form = event.owner === event.seat ? 'own' : '';
      return [form, { tech: techName(lang, event.kind), owner: companyName(voice, event.owner) }];
    }
    case 'techDeveloped':
      return ['', { tech: techName(lang, event.kind), level: LEVEL[event.space] ?? 0 }];
    case 'techTaken':
    case 'oxygenKept':
      return ['', { tech: techName(lang, event.kind) }];
    case 'cardTaken':
      return ['', { card: cardName(lang, event.card) }];
    case 'tasksDrawn': {
      const card = taskCardName(lang, event.card);
      if (event.cards === null) return ['', { card }];
      return [
        'seen',
        {
          card,
          cards: listed(
            lang,
            event.cards.map((one) => taskCardName(lang, one)),
          ),
        },
      ];
    }
    case 'taskShown':
      return ['', { card: taskCardName(lang, event.card) }];
    case 'moved':
    case 'displaced':
      return ['', { from: hexName(event.from), to: hexName(event.to) }];
    case 'built':
      return [event.size > 1 ? 'complex' : '', { type: aType(lang, event.kind) }];
    case 'cubePlaced':
      return ['', { type: typeName(lang, event.kind) }];
    case 'crystalsAppeared':
      return ['', { hexes: listed(lang, event.hexes.map(hexName)) }];
    case 'shipWelcomed':
      return ['', { n: event.depot + 1 }];
    case 'crewArrived':
    case 'cameHome':
      return [event.lost > 0 ? 'some' : '', {}];
    case 'botPlaced':
      return [event.hex < 0 ? 'board' : '', {}];
    case 'lssRaised':
      return [event.points > 0 ? 'first' : '', { type: typeName(lang, event.kind) }];
    case 'rewardScored':
      return ['', { reward: at(data.lssRewardTiles, event.reward).name[lang] }];
    case 'blueprintsDealt':
      return ['', { dealt: event.dealt.length, removed: event.removed.length }];
    case 'gridRefilled':
      return ['', { n: event.spaces.length }];
    case 'warehouseRefilled':
      return ['', { n: event.perType }];
    case 'progressScored':
      return ['', { parts: progressParts(voice, event.points) }];
    case 'stacksTurned':
      return [
        '',
        {
          types: listed(
            lang,
            event.kinds.map((kind) => typeName(lang, kind)),
          ),
        },
      ];
    case 'shuttleMoved': {
      const space = at(data.shuttle.travelSpaces, event.to).name[lang];
      return [event.crossed ? 'crossed' : '', { space }];
    }
    case 'crystalsStored':
      return [event.lost > 0 ? 'lost' : event.crystals > 0 ? '' : 'none', {}];
    case 'travelled':
      return [event.how, { side: toSide(lang, event.to) }];
    default:
      return ['', {}];
  }
}

const clearedParts = (voice: Voice, removed: readonly number[]): string =>
  listed(
    voice.lang,
    removed.flatMap((n, id) =>
      n === 0
        ? []
        : [say(voice.lang, 'event.slotsCleared.part', { n, name: companyName(voice, id) })],
    ),
  );

const progressParts = (voice: Voice, points: readonly number[]): string =>
  points
    .map((n, id) =>
      say(voice.lang, 'event.progressScored.part', { name: companyName(voice, id), points: n }),
    )
    .join(', ');

/** One line of the log. */
export function eventLine(voice: Voice, event: MarsEvent): string {
  const solo = soloLine(voice, event);
  if (solo !== null) return solo;
  const [form, params] = told(voice, event);
  const name = form === '' ? `event.${event.type}` : `event.${event.type}.${form}`;
  const key: Key | null = isKey(name) ? name : null;
  if (key === null) return event.type;
  return capital(say(voice.lang, key, { ...figures(voice, event), ...params }));
}
