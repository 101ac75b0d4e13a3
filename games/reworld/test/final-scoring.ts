import { data } from '../data/index.ts';
import { LETTERS, type ModuleId, type Row } from '../rules/index.ts';
import { colony, type Play } from './scenario.ts';

export interface Standing {
  score: number;
  /** 0: no tile in the defense row. */
  shields: number;
  /** Tiles of A to E, the sign included; 0: no city. */
  tiles: [number, number, number, number, number];
  ships?: number;
}

/** A game that is over but for the mothership; only sizes matter, so any tile does. */
export function finalScoring(standings: Standing[]): Play {
  const pool = data.modules.filter((m) => m.kind === 'builder' || m.kind === 'terrabot');
  const shuttles = data.modules.filter((m) => m.kind === 'shuttle' && m.shields === 1);
  const satellites = data.modules.filter((m) => m.kind === 'satellite' && m.shields === 1);
  const single = [...shuttles, ...satellites].map((m) => m.id);
  const next = (n: number): ModuleId[] => pool.splice(0, n).map((m) => m.id);
  const t = colony({ players: standings.map(({ score, ships = 0 }) => ({ score, ships })) });
  t.state.players.forEach((p, i) => {
    const { shields = 0, tiles = [] } = standings[i] ?? {};
    p.defense = single.splice(0, shields);
    p.cities = LETTERS.flatMap((letter, k) => {
      const n = tiles[k] ?? 0;
      return n === 0 ? [] : [{ letter, sign: `sign-${letter}`, modules: next(n - 1) }];
    });
  });
  return t.run({ type: 'scoreMothership' });
}

export const rowPoints = (t: Play, row: Row): number[] => t.state.players.map((p) => p.points[row]);
