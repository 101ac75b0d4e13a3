import { useSize } from '@orrery/kit';
import { COMPANIES, data, LETTERS, type Module } from '../data/index.ts';
import type { ModuleId } from '../rules/state.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { moduleOf } from '../text/components.ts';
import { moduleName } from '../text/names.ts';
import { say } from '../text/say.ts';
import { ModuleTile } from './modules.tsx';
import css from './palette.module.css';
import type { Draw } from './spot.tsx';

/** Modules nobody has seen yet: the box holds what the table does not show (REW-COMP-10). */
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

function alike(ids: readonly ModuleId[]): [ModuleId, number][] {
  const groups = new Map<string, [ModuleId, number]>();
  for (const id of ids) {
    const key = likeness(moduleOf(id));
    const group = groups.get(key);
    if (group) group[1]++;
    else groups.set(key, [id, 1]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

const CELL = { width: 62, height: 42 };

function Counted({
  draw,
  title,
  ids,
  width,
}: {
  readonly draw: Draw;
  readonly title: string;
  readonly ids: readonly ModuleId[];
  readonly width: number;
}) {
  const groups = alike(ids);
  const label = say(draw.lang, 'ui.labelled', { label: title, text: ids.length });
  const columns = Math.max(1, Math.floor(width / CELL.width));
  const height = 28 + Math.ceil(groups.length / columns) * CELL.height;
  return (
    <svg width={width} height={height} role="group" aria-label={label}>
      <text x="2" y="18" fontSize="15" fontWeight="600">
        {label}
      </text>
      {groups.map(([id, n], i) => (
        <g
          key={id}
          transform={`translate(${(i % columns) * CELL.width + 20} ${28 + Math.floor(i / columns) * CELL.height + 19})`}
        >
          <title>
            {say(draw.lang, 'ui.labelled', { label: moduleName(draw.lang, id), text: n })}
          </title>
          <ModuleTile id={id} lang={draw.lang} size={36} body={false} />
          <text x="22" y="5" fontSize="15" fontWeight="600">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What is still to come out of the bag, and what went back into the box. */
export function Supply(draw: Draw) {
  const [ref, { width }] = useSize({ width: 280, height: 200 });
  const { view, lang } = draw;
  return (
    <div ref={ref} className={css.world}>
      {view.bag > 0 ? (
        <Counted draw={draw} title={say(lang, 'ui.supply.bag')} ids={unseen(view)} width={width} />
      ) : null}
      {view.box.length > 0 ? (
        <Counted draw={draw} title={say(lang, 'ui.supply.box')} ids={view.box} width={width} />
      ) : null}
    </div>
  );
}
