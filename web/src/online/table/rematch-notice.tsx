import type { Occupant, TableLine } from '@orrery/protocol';
import { useEffect, useRef } from 'react';
import { useLang } from '../../i18n/index.ts';
import { joinNames, listedNames } from '../../names.ts';
import { Button } from '../../parts/button.tsx';
import type { OnlineState } from '../core/online-table.ts';
import { notify } from '../notices.ts';
import { useRematchWords } from '../text/rematch.ts';
import tableStyles from './table.module.css';
import type { Rematch } from './use-rematch.ts';

const sits = (seats: readonly Occupant[], user: string | null): boolean =>
  seats.some((seat) => seat.user !== null && seat.user === user);

/** What the rematch means to whoever looks at the table that is over. */
type Standing = 'asked' | 'seated' | 'begun' | 'without';

function standingOf(line: TableLine | null, me: string | null): Standing {
  if (line === null) return 'asked';
  const isMine = sits(line.seats, me);
  if (line.status === 'open') return isMine ? 'seated' : 'asked';
  return isMine ? 'begun' : 'without';
}

interface Words {
  /** What the way there is called. */
  readonly go: string;
  /** How it stands there, in sentences. */
  readonly text: string;
}

/** How the rematch stands: who has come, who is waited for, and whether one is among them. */
export function useRematchText(
  { room, me }: Pick<OnlineState, 'room' | 'me'>,
  { line }: Rematch,
): Words {
  const words = useRematchWords();
  const lang = useLang();
  const standing = standingOf(line, me?.id ?? null);
  if (standing === 'begun') return { go: words.go, text: words.begun };
  if (standing === 'without') return { go: words.watch, text: words.begunWithout };
  const seatings = room.seats.map(({ seating }) => seating);
  const names = listedNames(seatings, lang, line?.game ?? '');
  const others = room.seats.flatMap(({ user, seating }, seat) => {
    const isOther = seating.kind === 'human' && user !== me?.id;
    return isOther ? [{ name: names[seat] ?? '', isThere: sits(line?.seats ?? [], user) }] : [];
  });
  const there = others.filter(({ isThere }) => isThere).map(({ name }) => name);
  const away = others.filter(({ isThere }) => !isThere).map(({ name }) => name);
  const waited = standing === 'asked' ? [...away, words.you] : away;
  const text = [
    standing === 'asked' ? words.isHere : words.youSit,
    line !== null && there.length > 0 && words.has(joinNames(there, lang), there.length),
    line !== null && waited.length > 0 && words.waits(joinNames(waited, lang)),
  ];
  return {
    go: standing === 'asked' ? words.join : words.go,
    text: text.filter((one) => one !== false).join(' '),
  };
}

/** At the table that is over: where the others are, and the way there. */
export function RematchNotice({
  words,
  game,
  rematch,
  busy,
  onMeet,
}: {
  readonly words: Words;
  readonly game: string;
  readonly rematch: Rematch;
  readonly busy: boolean;
  readonly onMeet: () => void;
}) {
  const { asked } = useRematchWords();
  const to = rematch.line?.status === 'open' ? rematch.line.id : null;
  const told = useRef(to);
  useEffect(() => {
    // Whoever made it is on the way there.
    if (to !== null && told.current === null) void notify(asked(game), game, `/online/${to}`);
    told.current = to;
  }, [to, game, asked]);
  if (!rematch.isMade) return null;
  return (
    <div className={tableStyles['notice']}>
      <p role="status">{words.text}</p>
      <Button look="main" disabled={busy} onClick={onMeet}>
        {words.go}
      </Button>
    </div>
  );
}
