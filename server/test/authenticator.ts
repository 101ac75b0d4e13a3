import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Profile } from '@orrery/protocol';
import type { Person } from './play.ts';

const b64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** The little CBOR that a passkey speaks: small maps of numbers, texts and bytes. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

interface Options {
  readonly challenge: string;
}

/** A passkey in software: what a browser would do with a key of its own. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #private: KeyObject;
  readonly #cose: Buffer;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  get id(): string {
    return b64(this.#id);
  }

  #data(flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const rpId = new URL(this.#origin).hostname;
    return Buffer.concat([sha(rpId), Buffer.from([flags]), counter, rest]);
  }

  #client(type: string, { challenge }: Options): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });
  }

  #answer(response: object): object {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  register(options: Options): object {
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#cose]);
    const authData = this.#data(0x45, credential);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: b64(this.#client('webauthn.create', options)),
      attestationObject: b64(attestationObject),
    });
  }

  sign(options: Options): object {
    const client = this.#client('webauthn.get', options);
    const authenticatorData = this.#data(0x05);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha(client)]),
      this.#private,
    );
    return this.#answer({
      clientDataJSON: b64(client),
      authenticatorData: b64(authenticatorData),
      signature: b64(signature),
    });
  }
}

/** The browser of somebody who uses passkeys: it keeps the cookie of the challenge. */
export class PasskeyBrowser {
  readonly person: Person;
  #challenge = '';

  constructor(person: Person) {
    this.person = person;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const response = await this.person.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        cookie: [this.person.cookie, this.#challenge].filter((part) => part !== '').join('; '),
        origin: this.person.address,
      },
    });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('orrery-passkey'));
    if (set !== undefined) this.#challenge = set.split(';')[0] ?? '';
    const answer = (await response.json()) as T & { code?: string };
    if (!response.ok) throw Object.assign(new Error(answer.code), answer);
    return answer;
  }

  /** With a proof of who it is, where there is one by now. */
  async addAgain(proof: Authenticator, key: Authenticator): Promise<Profile> {
    await this.logIn(proof);
    return this.add(key);
  }

  async add(key: Authenticator): Promise<Profile> {
    const options = await this.post<Options>('/api/account/passkey/options', {});
    const response = key.register(options);
    return (await this.post<{ me: Profile }>('/api/account/passkey', { response })).me;
  }

  async logIn(key: Authenticator): Promise<Profile> {
    const response = key.sign(await this.post<Options>('/api/login/passkey/options', {}));
    return (await this.post<{ me: Profile }>('/api/login/passkey', { response })).me;
  }
}
