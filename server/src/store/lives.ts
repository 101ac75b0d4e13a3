import type { Db } from './schema.ts';

/** A time in which no server process was running. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

/** When which process was alive. */
export interface Lives {
  /**
   * A process starts to serve. Where nobody else was alive by then, the time since the last sign
   * of anybody was an outage. Resolves with all outages that a clock may still have to do with,
   * oldest first. A sign of life is believed for `believedMs`, unless it was the last on purpose or
   * the store knows better.
   */
  begin(process: string, now: number, believedMs: number): Promise<readonly Outage[]>;
  /** A sign of life. */
  beat(process: string, now: number): Promise<void>;
  end(process: string, now: number): Promise<void>;
  /**
   * A process has stood still, or its clock was set on: where nobody else was alive meanwhile, that
   * was an outage. Resolves as `begin` does.
   */
  stoodStill(process: string, still: Outage, believedMs: number): Promise<readonly Outage[]>;
}

/** Longer than any turn takes: a clock that runs began after it. */
const KEPT_MS = 366 * 86_400_000;

/** The connections of processes, where the store can say which there are. */
export interface Lines {
  /** The name of those of this process. */
  readonly own: string;
  /** The names of all that there are now. */
  open(on: Db): Promise<ReadonlySet<string>>;
}

export function lives(db: Db, lines?: Lines): Lives {
  const line = lines?.own ?? null;
  /** Those that end with a process, however it ends; null: it cannot be seen here. */
  const openLines = async (on: Db): Promise<ReadonlySet<string> | null> => {
    const open = await lines?.open(on);
    return lines !== undefined && open?.has(lines.own) === true ? open : null;
  };
  const sign = async (on: Db, process: string, seen: number, ended: number): Promise<void> => {
    await on
      .insertInto('lives')
      .values({ process, seen, ended, line })
      .onConflict((at) => at.column('process').doUpdateSet({ seen, ended }))
      .execute();
  };
  /** Of several that start or go on at once, one ends the outage. */
  const note = async (on: Db, outage: Outage): Promise<void> => {
    await on
      .insertInto('outages')
      .values(outage)
      .onConflict((at) => at.column('since').doNothing())
      .execute();
  };
  return {
    begin: (process, now, believedMs) =>
      db.transaction().execute(async (all) => {
        const known = await all.selectFrom('lives').selectAll().execute();
        const since = Math.max(...known.map(({ seen }) => seen));
        const open = await openLines(all);
        const isAnyAlive = known.some((life) => {
          const isGone = open !== null && life.line !== null && !open.has(life.line);
          return life.ended === 0 && life.seen > now - believedMs && !isGone;
        });
        if (known.length > 0 && !isAnyAlive && since < now) {
          await note(all, { since, until: now });
        }
        await all
          .deleteFrom('lives')
          .where('seen', '<', now - believedMs)
          .execute();
        await sign(all, process, now, 0);
        await all
          .deleteFrom('outages')
          .where('until', '<', now - KEPT_MS)
          .execute();
        return all.selectFrom('outages').selectAll().orderBy('since').execute();
      }),
    beat: (process, now) => sign(db, process, now, 0),
    end: (process, now) => sign(db, process, now, 1),
    stoodStill: (process, { since, until }, believedMs) =>
      db.transaction().execute(async (all) => {
        const others = await all
          .selectFrom('lives')
          .select('process')
          .where('process', '!=', process)
          .where('ended', '=', 0)
          .where('seen', '>', since + believedMs)
          .execute();
        if (others.length === 0) await note(all, { since, until });
        await sign(all, process, until, 0);
        return all.selectFrom('outages').selectAll().orderBy('since').execute();
      }),
  };
}
