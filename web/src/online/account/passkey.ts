import type { Profile } from '@orrery/protocol';
import { refusedOnline } from '../core/errors.ts';
import { http } from '../core/http.ts';
import { showCodes } from './recovery.tsx';

/** Browsers that read and write the server's JSON themselves; others have the password. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

const asJson = (credential: Credential | null): unknown =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : null;

/** Null: the person closed the browser's question. */
async function asked(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    return asJson(await ask());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The device knows one of those that the server named as the person's.
    if (error.name === 'InvalidStateError') throw refusedOnline('PASSKEY_KNOWN', error.message);
    return null;
  }
}

export async function addPasskey(): Promise<Profile | null> {
  const options = (await http.passkeyOptions('account')) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await asked(() => navigator.credentials.create({ publicKey }));
  if (response === null) return null;
  const { me, recovery } = await http.passkey('account', response);
  showCodes(recovery);
  return me;
}

export async function logInByPasskey(): Promise<Profile | null> {
  const options = (await http.passkeyOptions('login')) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await asked(() => navigator.credentials.get({ publicKey }));
  return response === null ? null : (await http.passkey('login', response)).me;
}
