const COMMITMENT = 'orrery:commitment:';
const NONCE = 'orrery:nonce:';

/** The fingerprint this browser saw first for a table; what the server says later cannot replace it. */
export function firstSeen(id: string, commitment: string): string {
  try {
    const kept = localStorage.getItem(COMMITMENT + id);
    if (kept === null) localStorage.setItem(COMMITMENT + id, commitment);
    return kept ?? commitment;
  } catch {
    // Without storage there is only what the server says now.
    return commitment;
  }
}

/** What a person adds to a deal: 128 bits of chance, which nobody else could have known. */
export const newNonce = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((nonce, byte) => nonce + byte.toString(16).padStart(2, '0'), '');

/** What this browser has added to the deal of a table, and the server has taken; null: nothing. */
export function ownNonce(id: string): string | null {
  try {
    return localStorage.getItem(NONCE + id);
  } catch {
    return null;
  }
}

/** Null: whoever got up before the deal has taken it along. */
export function keepNonce(id: string, nonce: string | null): void {
  try {
    if (nonce === null) localStorage.removeItem(NONCE + id);
    else localStorage.setItem(NONCE + id, nonce);
  } catch {
    // Without storage it cannot be compared at the end; it is part of the deal all the same.
  }
}
