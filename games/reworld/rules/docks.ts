import { missing } from '@orrery/kernel';
import type { Dock, ModuleId, Player } from './state.ts';

export const dockOf = (p: Player, dock: Dock): ModuleId[] =>
  p.docks[dock - 1] ?? missing('dock', dock);

/** Takes the outermost module off its dock (REW-C2-03). */
export const unload = (p: Player, dock: Dock): ModuleId =>
  dockOf(p, dock).pop() ?? missing('module on dock', dock);

export const outermost = (p: Player, dock: Dock): ModuleId =>
  dockOf(p, dock).at(-1) ?? missing('module on dock', dock);
