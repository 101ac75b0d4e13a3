import { useState } from 'react';

/** What one is asked to agree to must be seen: when it comes up, whatever may lie over it is closed. */
export function useRequest(request: number | null, close: () => void): void {
  const [seen, setSeen] = useState(request);
  if (request === seen) return;
  setSeen(request);
  if (request !== null) close();
}
