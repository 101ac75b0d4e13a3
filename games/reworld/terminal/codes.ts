import type { Lang } from '@orrery/shared';
import type { Company } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import { missionOf, moduleOf, shieldsOf } from '../text/components.ts';
import { say } from '../text/say.ts';

/** Letters of a company where a number stands before it. */
const SHORT = 5;

const company = (lang: Lang, id: Company): string => say(lang, `terminal.code.${id}`);

/** A module in at most seven letters. */
export function code(lang: Lang, id: ModuleId): string {
  const module = moduleOf(id);
  switch (module.kind) {
    case 'terrabot':
      return say(lang, 'terminal.code.terrabot', { letter: module.letter });
    case 'shuttle':
    case 'satellite':
      return say(lang, `terminal.code.${module.kind}`, { shields: shieldsOf(module) });
    case 'builder': {
      const name = company(lang, module.company);
      return module.special ? say(lang, 'terminal.code.special', { company: name }) : name;
    }
  }
}

/** What the mission of a satellite pays, in at most seven letters; nothing for other modules. */
export function pays(lang: Lang, id: ModuleId): string {
  const mission = missionOf(moduleOf(id));
  if (mission === null) return '';
  return say(lang, `terminal.pays.${mission.op}`, {
    points: 'points' in mission ? mission.points : 0,
    letter: 'letter' in mission ? mission.letter : '',
    company: 'company' in mission ? company(lang, mission.company).slice(0, SHORT) : '',
  });
}

/** Both in one word: "Sat 1 2/bot". */
export function label(lang: Lang, id: ModuleId): string {
  const words = [code(lang, id), pays(lang, id)].filter((word) => word !== '');
  return words.join(' ').replaceAll(' ', '\u00a0');
}

/** "Tbot A ×3, Forge": what is alike is counted. */
export function counted(lang: Lang, modules: readonly ModuleId[]): string {
  const counts = new Map<string, number>();
  for (const id of modules) counts.set(label(lang, id), (counts.get(label(lang, id)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name}\u00a0×${n}`)).join(', ');
}
