import type { Lang } from '@orrery/shared';
import type { Letter, ModuleId, PortId, ShipId } from '../rules/state.ts';
import { companyName, type Mission, missionOf, moduleOf, shipSide } from './components.ts';
import { isKey, type Key, say } from './say.ts';

const key = (name: string): Key => {
  if (!isKey(name)) throw new Error(`No text ${name}`);
  return name;
};

/** What a mission pays, in a few words. */
export function missionName(lang: Lang, mission: Mission): string {
  return say(lang, key(`mission.${mission.op}`), {
    points: mission.points ?? 0,
    letter: mission.letter ?? '',
    company: mission.company ? companyName(mission.company)[lang] : '',
  });
}

function named(lang: Lang, form: 'module' | 'the', id: ModuleId): string {
  const module = moduleOf(id);
  const mission = missionOf(module);
  return say(lang, key(`${form}.${module.special === true ? 'special' : module.kind}`), {
    letter: module.letter ?? '',
    shields: module.shields ?? 0,
    company: module.company ? companyName(module.company)[lang] : '',
    mission: mission ? missionName(lang, mission) : '',
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a label: "Shuttle (2 shields)". */
export const moduleName = (lang: Lang, id: ModuleId): string => capital(named(lang, 'module', id));
/** Inside a sentence: "the shuttle (2 shields)". */
export const theModule = (lang: Lang, id: ModuleId): string => named(lang, 'the', id);

export const portName = (port: PortId): string => port.toUpperCase();

/** A ship by its condition, whatever the number of players makes it ask for: "dock 3 empty". */
export function shipName(lang: Lang, ship: ShipId): string {
  const { op, dock } = shipSide(ship, 2).condition;
  return say(lang, key(`ship.${op}`), dock === undefined ? {} : { n: dock });
}

export const listed = (lang: Lang, names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : say(lang, 'and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

export const cardList = (cards: readonly number[]): string => cards.join(' + ');

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const rowName = (lang: Lang, row: Letter | 'defense'): string =>
  say(lang, key(`category.${row}`));
