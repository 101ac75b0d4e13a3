import type { Muted } from '@orrery/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { http } from '../core/http.ts';
import { renewLine } from '../core/line.ts';
import { useAct } from '../use-act.ts';

export const HEARINGS = ['heard', 'muted', 'blocked'] as const;
export type Hearing = (typeof HEARINGS)[number];

export const hearingOf = (list: readonly Muted[], user: string): Hearing => {
  const found = list.find(({ id }) => id === user);
  if (found === undefined) return 'heard';
  return found.blocked ? 'blocked' : 'muted';
};

const ask = (user: string, hearing: Hearing): Promise<readonly Muted[]> =>
  hearing === 'heard' ? http.hearAgain(user) : http.mute(user, hearing === 'blocked');

/** Whom one has muted or blocked; null until the server has said it. */
export function useMutes(): {
  readonly list: readonly Muted[] | null;
  readonly change: (user: string, hearing: Hearing) => void;
} {
  const { run } = useAct();
  const [list, setList] = useState<readonly Muted[] | null>(null);
  /** Arrow keys go through all choices: one after the other, so that the last one stands. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isChanged = useRef(false);
  useEffect(() => {
    void run(async () => setList(await http.muted()));
  }, [run]);
  useEffect(
    () => () => {
      // What may be heard now, and what not, comes with a new line.
      if (isChanged.current) void last.current.then(renewLine);
    },
    [],
  );
  const change = useCallback(
    (user: string, hearing: Hearing): void => {
      isChanged.current = true;
      last.current = last.current.then(() => run(async () => setList(await ask(user, hearing))));
    },
    [run],
  );
  return { list, change };
}
