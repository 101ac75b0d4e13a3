import type { Profile } from '@orrery/protocol';
import { useState } from 'react';
import { Segments } from '../../parts/segments.tsx';
import { tell } from '../../parts/note-store.ts';
import { http } from '../core/http.ts';
import { setMe } from '../door.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useQuietWords } from '../text/quiet.ts';
import { useAct } from '../use-act.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The night of most people. */
const NIGHT = { from: 22, to: 8 };
const AT_ONCE = 0;
const DIGESTS = [AT_ONCE, 2, 6, 12, 24];

type Asked = Pick<Parameters<typeof http.change>[0], 'quiet' | 'digest'>;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Choice({
  label,
  value,
  among,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly among: readonly (readonly [value: number, name: string])[];
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <select
        className={styles['entry']}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {among.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** At which hours one is told that it is one's turn, and how often at most. */
export function QuietHours({ me }: { readonly me: Profile }) {
  const words = useQuietWords();
  const { account } = useOnlineWords();
  const { busy, run } = useAct();
  // Shown at once: the choice does not wait for the server.
  const [asked, setAsked] = useState<Asked>({});
  const quiet = asked.quiet === undefined ? me.quiet : (asked.quiet ?? undefined);
  const digest = asked.digest ?? me.digest ?? AT_ONCE;
  const hours = HOURS.map((hour) => [hour, words.hour(hour)] as const);
  const change = async (fields: Asked): Promise<void> => {
    setAsked(fields);
    await run(async () => {
      setMe(await http.change(fields));
      tell(account.saved);
    });
    setAsked({});
  };
  const keep = (more: Partial<typeof NIGHT>): void =>
    void change({ quiet: { ...NIGHT, ...quiet, ...more, zone: zoneHere() } });
  return (
    <>
      <Segments
        label={words.when}
        value={quiet ? 'quiet' : 'always'}
        among={(['always', 'quiet'] as const).map((when) => [when, words[when]])}
        onChange={(when) => (when === 'quiet' ? keep({}) : void change({ quiet: null }))}
      />
      {quiet && (
        <>
          <div className={styles['row']}>
            <Choice
              label={words.from}
              value={quiet.from}
              among={hours}
              disabled={busy}
              onChange={(from) => keep({ from })}
            />
            <Choice
              label={words.to}
              value={quiet.to}
              among={hours}
              disabled={busy}
              onChange={(to) => keep({ to })}
            />
          </div>
          <p className={styles['soft']}>{words.zone(quiet.zone)}</p>
        </>
      )}
      <Choice
        label={words.often}
        value={digest}
        among={DIGESTS.map((n) => [n, n === AT_ONCE ? words.atOnce : words.every(n)])}
        disabled={busy}
        onChange={(n) => void change({ digest: n })}
      />
      {(quiet !== undefined || digest !== AT_ONCE) && (
        <p className={styles['soft']}>{words.text}</p>
      )}
    </>
  );
}
