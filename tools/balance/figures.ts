/** One kind of event, as `orrery simulate --events --json` counts it. */
export interface Happening {
  readonly type: string;
  readonly of: Readonly<Record<string, string | boolean>>;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
  /** Seats and games it happened to, and how they fared. */
  readonly seats: number;
  readonly winRate: number | null;
  readonly meanLead: number | null;
}

export interface Simulated {
  readonly seats: number;
  readonly games: number;
  readonly seatsStats: readonly {
    readonly bot: string;
    readonly winRate: number;
    readonly winRateInterval: readonly [number, number];
    readonly meanScore: number;
    readonly scoreDeviation: number;
    readonly meanParts: Readonly<Record<string, number>>;
  }[];
  readonly events: readonly Happening[];
}

export interface Found {
  readonly run: Simulated;
  readonly happening: Happening;
}

/** Happenings of a type in some runs, by the words that tell them apart. */
export function find(
  runs: readonly Simulated[],
  type: string,
  holds: (of: Happening['of']) => boolean,
): Found[] {
  return runs.flatMap((run) =>
    run.events
      .filter((happening) => happening.type === type && holds(happening.of))
      .map((happening) => ({ run, happening })),
  );
}

export const total = (found: readonly Found[]): number =>
  found.reduce((sum, { happening }) => sum + happening.count, 0);

/** How those fared to whom any of these happened; victories are told against an even share. */
export function fared(found: readonly Found[]): { lead: number; wins: number } {
  let [seatsWith, lead, wins, even] = [0, 0, 0, 0];
  for (const { run, happening } of found) {
    seatsWith += happening.seats;
    lead += happening.seats * (happening.meanLead ?? 0);
    wins += happening.seats * (happening.winRate ?? 0);
    even += happening.seats / run.seats;
  }
  return { lead: lead / Math.max(1, seatsWith), wins: even === 0 ? 0 : wins / even };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
export const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;
