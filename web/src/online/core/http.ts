import type {
  GameRecord,
  GameStatistics,
  Muted,
  MyTable,
  NewOnlineTable,
  NewPasswordBody,
  Passkey,
  Profile,
  ProfileBody,
  RatingTold,
  TableLine,
} from '@orrery/protocol';
import type { ErrorCode } from '@orrery/table/client';
import { usePreferences } from '../../preferences.ts';
import { refusedOnline } from './errors.ts';

interface Told {
  readonly code?: ErrorCode;
  readonly message?: string;
}

async function call(method: string, path: string, body?: object): Promise<Response> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(path, request).catch((error: unknown) => {
    throw refusedOnline('HOST_LOST', String(error));
  });
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as Told;
  // A proxy in front of a server that is away answers without our codes.
  throw refusedOnline(told.code ?? 'STORE_AWAY', told.message ?? String(response.status));
}

const ask = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await call(method, path, body)).json() as Promise<T>;

interface Me {
  readonly me: Profile;
  /** Told once, with the first way into an account. */
  readonly recovery?: readonly string[];
}

const MUTED = '/api/me/muted';

interface MutedList {
  readonly muted: readonly Muted[];
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** What the server answers over HTTP; every refusal is as the server would say it. */
export const http = {
  becomeGuest: async (name: string): Promise<Profile> => {
    const { lang } = usePreferences.getState();
    return (await ask<Me>('POST', '/api/guest', { name, lang })).me;
  },
  change: async (fields: ProfileBody): Promise<Profile> =>
    (await ask<Me>('PATCH', '/api/me', fields)).me,
  confirmWebhook: async (code: string): Promise<Profile> =>
    (await ask<Me>('POST', '/api/me/webhook/code', { code })).me,
  testWebhook: (): Promise<unknown> => ask('POST', '/api/me/webhook/test'),
  setPassword: (body: NewPasswordBody): Promise<Me> => ask('POST', '/api/account/password', body),
  newRecovery: (): Promise<Me> => ask('POST', '/api/account/recovery'),
  recover: async (code: string): Promise<Profile> =>
    (await ask<Me>('POST', '/api/login/recovery', { code })).me,
  logIn: async (login: string, password: string): Promise<Profile> =>
    (await ask<Me>('POST', '/api/login', { login, password })).me,
  passkeyOptions: (to: 'account' | 'login'): Promise<unknown> =>
    ask('POST', `/api/${to}/passkey/options`),
  passkey: (to: 'account' | 'login', response: unknown): Promise<Me> =>
    ask('POST', `/api/${to}/passkey`, { response }),
  passkeys: async (): Promise<readonly Passkey[]> =>
    (await ask<{ passkeys: readonly Passkey[] }>('GET', '/api/account/passkeys')).passkeys,
  removePasskey: async (id: string): Promise<Profile> =>
    (await ask<Me>('DELETE', `/api/account/passkey?id=${encodeURIComponent(id)}`)).me,
  logOut: (): Promise<unknown> => ask('POST', '/api/logout'),
  logOutOthers: (): Promise<unknown> => ask('POST', '/api/logout/others'),
  deleteMe: (): Promise<unknown> => ask('DELETE', '/api/me'),
  exportMe: async (): Promise<string> => (await call('GET', '/api/me/export')).text(),
  muted: async (): Promise<readonly Muted[]> => (await ask<MutedList>('GET', MUTED)).muted,
  mute: async (user: string, blocked: boolean): Promise<readonly Muted[]> =>
    (await ask<MutedList>('PUT', `${MUTED}/${user}`, { blocked })).muted,
  hearAgain: async (user: string): Promise<readonly Muted[]> =>
    (await ask<MutedList>('DELETE', `${MUTED}/${user}`)).muted,
  pushKey: async (): Promise<string> => (await ask<{ key: string }>('GET', '/api/push')).key,
  keepPush: (endpoint: string): Promise<unknown> => ask('POST', '/api/push', { endpoint }),
  forgetPush: (endpoint: string): Promise<unknown> => ask('POST', '/api/push/off', { endpoint }),
  // The page adds to the deal once it has seen the fingerprint of the new table.
  create: (wanted: NewOnlineTable): Promise<TableLine> =>
    ask('POST', '/api/tables', { ...wanted, owes: true }),
  lobby: async (): Promise<readonly TableLine[]> =>
    (await ask<{ tables: readonly TableLine[] }>('GET', '/api/tables')).tables,
  mine: async (): Promise<readonly MyTable[]> =>
    (await ask<{ tables: readonly MyTable[] }>('GET', '/api/my/tables')).tables,
  table: (id: string): Promise<TableLine> => ask('GET', table(id)),
  ratings: async (id: string): Promise<readonly (RatingTold | null)[]> =>
    (await ask<{ seats: readonly (RatingTold | null)[] }>('GET', `${table(id)}/ratings`)).seats,
  record: async (): Promise<readonly GameRecord[]> =>
    (await ask<{ games: readonly GameRecord[] }>('GET', '/api/my/record')).games,
  close: (id: string): Promise<TableLine> => ask('DELETE', table(id)),
  rematch: (id: string): Promise<TableLine> => ask('POST', `${table(id)}/rematch`, { owes: true }),
  file: async (id: string): Promise<string> => (await call('GET', `${table(id)}/file`)).text(),
  statistics: (game: string): Promise<GameStatistics> =>
    ask('GET', `/api/games/${encodeURIComponent(game)}/statistics`),
};
