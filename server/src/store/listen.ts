import { Client, type ClientConfig } from 'pg';

/** Between two tries to hear again. */
const RETRY_MS = 500;

/** A connection that only listens, and comes back by itself. */
export function listen(
  to: Pick<ClientConfig, 'connectionString' | 'application_name'>,
  channel: string,
  heard: (payload: string) => void,
  /** Listening again: something may have been missed. */
  back: () => void,
): { stop(): Promise<void> } {
  let stopped = false;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const again = (): void => {
    client = null;
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    const mine = new Client({ ...to, keepAlive: true, connectionTimeoutMillis: 3000 });
    client = mine;
    mine.on('notification', ({ payload }) => heard(payload ?? ''));
    mine.on('error', () => undefined);
    mine.on('end', again);
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      back();
    } catch {
      await mine.end().catch(() => undefined);
      if (client === mine) again();
    }
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
