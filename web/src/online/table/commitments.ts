const PREFIX = 'orrery:commitment:';

/** The fingerprint this browser saw first for a table; what the server says later cannot replace it. */
export function firstSeen(id: string, commitment: string): string {
  try {
    const kept = localStorage.getItem(PREFIX + id);
    if (kept === null) localStorage.setItem(PREFIX + id, commitment);
    return kept ?? commitment;
  } catch {
    // Without storage there is only what the server says now.
    return commitment;
  }
}
