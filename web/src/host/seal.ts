import { done, kept } from './idb.ts';

/** Text as it is kept: sealed, or plain where the browser has no cryptography. */
export type Sealed =
  | { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }
  | { readonly plain: string };

export interface Seal {
  close(text: string): Promise<Sealed>;
  open(sealed: Sealed): Promise<string>;
}

const KEYS = 'keys';
const SEAL_KEY = 'seal';

export const createKeyStore = (db: IDBDatabase): void => void db.createObjectStore(KEYS);

/** One key per browser, which can be used here but not read out. */
async function sealKey(db: IDBDatabase, subtle: SubtleCrypto): Promise<CryptoKey> {
  const read = db.transaction(KEYS).objectStore(KEYS).get(SEAL_KEY) as IDBRequest<unknown>;
  const found = await done(read);
  if (found instanceof CryptoKey) return found;
  const fresh = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const write = db.transaction(KEYS, 'readwrite');
  // Another tab may have been quicker: its key stays.
  const add = write.objectStore(KEYS).add(fresh, SEAL_KEY);
  add.addEventListener('error', (event) => event.preventDefault());
  try {
    await kept(write);
    return fresh;
  } catch {
    return sealKey(db, subtle);
  }
}

/** Browsers keep cryptography from pages that came over plain http from another machine. */
const PLAIN: Seal = {
  close: async (plain) => ({ plain }),
  async open(sealed) {
    if ('plain' in sealed) return sealed.plain;
    throw new Error('it is sealed, and this address gives no key: open it as it was opened before');
  },
};

/** Keeps secrets out of what can be read in storage; who runs code of their own here can still unseal. */
export async function createSeal(db: IDBDatabase): Promise<Seal> {
  // Missing in insecure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return PLAIN;
  const key = await sealKey(db, subtle);
  return {
    async close(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(text);
      return { iv, bytes: await subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
    },
    async open(sealed) {
      if ('plain' in sealed) return sealed.plain;
      const { iv, bytes } = sealed;
      return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes));
    },
  };
}
