import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { NetFile } from '@orrery/bots';
import { type GameRecord, sameJson } from '@orrery/kernel';
import { BadInput } from '../errors.ts';
import { writeWhole } from '../files.ts';

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What must stay the same for a folder to be gone on with; everything else may change. */
export type Run = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: GameRecord['options'];
  readonly seed: string;
  /** The bot that plays against itself. */
  readonly spec: string;
};

/** A game with its number in its generation. */
export interface Numbered {
  readonly n: number;
}
export interface PlayedGame extends Numbered {
  readonly noisy: boolean;
  readonly record: GameRecord;
}
/** One game of the match that a new net has to win. */
export interface GateGame extends Numbered {
  /** The part of the victory that the new net has. */
  readonly won: number;
  readonly margin: number;
}

/** A training's files: games, nets and matches of each generation, so that it goes on where it stood. */
export class Folder {
  readonly path: string;

  /** The net that the game had when the training began. */
  readonly start: NetFile | null;

  readonly #features: number;

  /** Nets and matches are those of one version of the features; games serve all of them. */
  constructor(path: string, run: Run, features: number, shipped: NetFile | null) {
    this.path = path;
    this.#features = features;
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      throw new BadInput(`cannot make ${path}: ${String((error as NodeJS.ErrnoException).code)}`);
    }
    const file = join(path, 'run.json');
    if (!existsSync(file)) writeWhole(file, asText({ ...run, start: shipped }));
    const found = JSON.parse(readFileSync(file, 'utf8')) as Run & { start: NetFile | null };
    this.start = found.start?.features === features ? found.start : null;
    for (const key of Object.keys(run) as (keyof Run)[]) {
      if (found[key] !== undefined && sameJson(found[key], run[key])) continue;
      throw new BadInput(
        `${path} holds a training with ${key} ${JSON.stringify(found[key])}, not ${JSON.stringify(run[key])}: name another --folder`,
      );
    }
  }

  #file(what: 'games' | 'gate' | 'net', generation: number): string {
    const number = String(generation).padStart(3, '0');
    if (what === 'games') return join(this.path, `games-${number}.jsonl`);
    const ending = what === 'net' ? 'json' : 'jsonl';
    return join(this.path, `${what}-${number}-features-${this.#features}.${ending}`);
  }

  games(generation: number): PlayedGame[] {
    return this.#lines<PlayedGame>('games', generation);
  }

  gate(generation: number): GateGame[] {
    return this.#lines<GateGame>('gate', generation);
  }

  add(what: 'games' | 'gate', generation: number, lines: readonly Numbered[]): void {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    appendFileSync(this.#file(what, generation), text);
  }

  /** In the order of their numbers. A line that was cut off when the training was stopped is dropped. */
  #lines<T extends Numbered>(what: 'games' | 'gate', generation: number): T[] {
    const file = this.#file(what, generation);
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    const whole = bytes.lastIndexOf('\n') + 1;
    if (whole < bytes.length) truncateSync(file, whole);
    const lines = bytes.subarray(0, whole).toString('utf8').split('\n').filter(Boolean);
    const found = new Map(lines.map((line) => JSON.parse(line) as T).map((line) => [line.n, line]));
    return [...found.values()].sort((a, b) => a.n - b.n);
  }

  net(generation: number): NetFile | null {
    const file = this.#file('net', generation);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NetFile) : null;
  }

  keepNet(generation: number, net: NetFile): void {
    writeWhole(this.#file('net', generation), asText(net));
  }
}
