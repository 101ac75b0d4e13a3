import type { Lang } from '@orrery/shared';
import type { Mission, Row } from '../data/index.ts';
import type { ModuleId, PortId, ShipId } from '../rules/state.ts';
import { companyName, missionOf, moduleOf, shieldsOf, shipSide } from './components.ts';
import { say } from './say.ts';

/** What a mission pays, in a few words. */
export const missionName = (lang: Lang, mission: Mission): string =>
  say(lang, `mission.${mission.op}`, {
    points: 'points' in mission ? mission.points : 0,
    letter: 'letter' in mission ? mission.letter : '',
    company: 'company' in mission ? companyName(mission.company)[lang] : '',
  });

function named(lang: Lang, form: 'module' | 'the', id: ModuleId): string {
  const module = moduleOf(id);
  const mission = missionOf(module);
  const kind = module.kind === 'builder' && module.special ? 'special' : module.kind;
  return say(lang, `${form}.${kind}`, {
    letter: module.kind === 'terrabot' ? module.letter : '',
    shields: shieldsOf(module),
    company: module.kind === 'builder' ? companyName(module.company)[lang] : '',
    mission: mission ? missionName(lang, mission) : '',
  });
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a label: "Shuttle (2 shields)". */
export const moduleName = (lang: Lang, id: ModuleId): string => capital(named(lang, 'module', id));
/** Inside a sentence: "the shuttle (2 shields)". */
export const theModule = (lang: Lang, id: ModuleId): string => named(lang, 'the', id);

export const portName = (port: PortId): string => port.toUpperCase();

/** A ship by its condition, whatever the number of players makes it ask for: "dock 3 empty". */
export function shipName(lang: Lang, ship: ShipId): string {
  const { condition } = shipSide(ship, 2);
  return say(
    lang,
    `ship.${condition.op}`,
    condition.op === 'dockEmpty' ? { n: condition.dock } : {},
  );
}

export const listed = (lang: Lang, names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : say(lang, 'and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

export const cardList = (cards: readonly number[]): string => cards.join(' + ');

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

export const rowName = (lang: Lang, row: Row): string => say(lang, `category.${row}`);
