/** Somebody with a name, as the server knows them by their cookie. */
export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

/** A request that must succeed. */
async function must(address: string, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${address}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

const json = (method: string, body: unknown, cookie = ''): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', cookie },
});

export async function newGuest(address: string, name: string): Promise<Guest> {
  const response = await must(address, '/api/guest', json('POST', { name }));
  const [cookie = ''] = response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0] ?? '')
    .filter((set) => !set.endsWith('='));
  const { me } = (await response.json()) as { me: { id: string } };
  return { id: me.id, cookie };
}

/** What somebody asks of the server, which must succeed. */
export const request = (
  address: string,
  method: string,
  path: string,
  { cookie }: Guest,
  body?: unknown,
): Promise<Response> =>
  must(
    address,
    path,
    body === undefined ? { method, headers: { cookie } } : json(method, body, cookie),
  );

/** A table of people, all seated, and of a bot, if any, so that its game begins; gives its id. */
export async function newTable(
  address: string,
  game: string,
  [host, ...others]: readonly [Guest, ...Guest[]],
  bot: string | null = null,
): Promise<string> {
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' })),
    ...(bot === null ? [] : [{ kind: 'bot', level: bot }]),
  ];
  const made = await request(address, 'POST', '/api/tables', host, { game, seats });
  const { id } = (await made.json()) as { id: string };
  for (const [i, other] of others.entries()) {
    await request(address, 'PUT', `/api/tables/${id}/seats/${i + 1}`, other, {});
  }
  return id;
}

export const socketAddress = (address: string): string =>
  `${address.replace('http', 'ws')}/api/socket`;

/** So many at a time: a flood of requests would only queue. */
export async function inTurns<T>(
  count: number,
  atOnce: number,
  make: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const made: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) made[i] = await make(i);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return made;
}
