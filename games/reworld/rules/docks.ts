import { missing } from '@orrery/kernel';
import type { Dock, ModuleId, Player } from './state.ts';

export const dockOf = (p: Player, dock: Dock): readonly ModuleId[] =>
  p.docks[dock - 1] ?? missing('dock', dock);

export const outermost = (p: Player, dock: Dock): ModuleId =>
  dockOf(p, dock).at(-1) ?? missing('module on dock', dock);

/** A module goes to the outer end of its dock (REW-ACQ-10). */
export function load(p: Player, dock: Dock, module: ModuleId): void {
  p.docks = p.docks.with(dock - 1, [...dockOf(p, dock), module]);
}

/** Takes the outermost module off its dock (REW-C2-03). */
export function unload(p: Player, dock: Dock): ModuleId {
  const module = outermost(p, dock);
  p.docks = p.docks.with(dock - 1, dockOf(p, dock).slice(0, -1));
  return module;
}
