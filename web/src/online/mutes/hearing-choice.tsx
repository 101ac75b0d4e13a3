import type { Muted } from '@orrery/protocol';
import { useState } from 'react';
import { useLang } from '../../i18n/index.ts';
import { personName } from '../../names.ts';
import { Segments } from '../../parts/segments.tsx';
import { useOnlineWords } from '../text/index.ts';
import { HEARINGS, type Hearing, hearingOf } from './use-mutes.ts';

/** Somebody who can be heard, muted or blocked. */
export interface Other {
  readonly id: string;
  readonly name: string;
}

export function HearingChoice({
  other,
  list,
  onChange,
}: {
  readonly other: Other;
  readonly list: readonly Muted[];
  readonly onChange: (user: string, hearing: Hearing) => void;
}) {
  const { mutes } = useOnlineWords();
  const lang = useLang();
  const kept = hearingOf(list, other.id);
  // Shown at once, so that going through them by keyboard does not wait for the server.
  const [asked, setAsked] = useState<{ readonly before: readonly Muted[]; hearing: Hearing }>();
  const change = (hearing: Hearing): void => {
    setAsked({ before: list, hearing });
    onChange(other.id, hearing);
  };
  return (
    <Segments
      label={personName(other.name, lang)}
      value={asked?.before === list ? asked.hearing : kept}
      among={HEARINGS.map((hearing) => [hearing, mutes[hearing]])}
      onChange={change}
    />
  );
}
