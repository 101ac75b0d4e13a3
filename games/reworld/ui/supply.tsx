import { type SupplyGroup, SupplyTable } from '@orrery/kit';
import { COMPANIES, data, LETTERS, type Module } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { moduleOf } from '../text/components.ts';
import { moduleName } from '../text/names.ts';
import { say } from '../text/say.ts';
import type { Draw } from './draw.ts';
import { ModuleTile } from './modules.tsx';
import css from './palette.module.css';
import { at } from './places.ts';

/** Modules nobody has seen yet: the bag holds what the table does not show (REW-COMP-10). */
function unseen(view: ReworldView): ModuleId[] {
  const seen = new Set<ModuleId>([
    ...view.ports.filter((id) => id !== null),
    ...view.box,
    ...(view.transport ? [view.transport.shuttle, ...view.transport.carried] : []),
    ...view.players.flatMap((player) => [
      ...player.docks.flat(),
      ...player.cities.flatMap((city) => city.modules),
      ...player.defense,
      ...player.shuttles,
      ...player.satellites,
    ]),
  ]);
  return data.modules.map((module) => module.id).filter((id) => !seen.has(id));
}

/** Which modules count as alike. */
function likeness(module: Module): string {
  switch (module.kind) {
    case 'terrabot':
      return `1${LETTERS.indexOf(module.letter)}`;
    case 'shuttle':
      return `2${module.shields}`;
    case 'builder':
      return `3${COMPANIES.indexOf(module.company)}${module.special ? 's' : ''}`;
    case 'satellite':
      return `4${module.id}`;
  }
}

function group({ lang }: Draw, title: string, ids: readonly ModuleId[]): SupplyGroup {
  const groups = Object.groupBy(ids, (id) => likeness(moduleOf(id)));
  const items = Object.keys(groups)
    .sort()
    .flatMap((key) => {
      const alike = groups[key] ?? [];
      const [id] = alike;
      const n = alike.length;
      if (id === undefined) return [];
      const label = say(lang, 'ui.labelled', { label: moduleName(lang, id), text: n });
      const drawing = <ModuleTile id={id} size={36} body={false} />;
      return [{ id: at.module(id), drawing, n, label }];
    });
  return { title: say(lang, 'ui.labelled', { label: title, text: ids.length }), items };
}

/** What is still to come out of the bag, and what went back into the box. */
export function Supply(draw: Draw) {
  const { view, lang } = draw;
  const piles: readonly (readonly [string, readonly ModuleId[]])[] = [
    [say(lang, 'ui.supply.bag'), view.bag > 0 ? unseen(view) : []],
    [say(lang, 'ui.supply.box'), view.box],
  ];
  const groups = piles.flatMap(([title, ids]) => (ids.length > 0 ? [group(draw, title, ids)] : []));
  return <SupplyTable label={say(lang, 'ui.supply.bag')} className={css.world} groups={groups} />;
}
