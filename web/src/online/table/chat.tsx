import type { ChatLine } from '@orrery/protocol';
import { NOBODY } from '@orrery/table/client';
import { ChevronDown, ChevronUp, Send, VolumeX } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLang, useWords } from '../../i18n/index.ts';
import { personName } from '../../names.ts';
import { Button } from '../../parts/button.tsx';
import { prefer, usePreferences } from '../../preferences.ts';
import { ensureGuest } from '../core/identity.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import type { Other } from '../mutes/hearing-choice.tsx';
import { MuteDialog } from '../mutes/mute-dialog.tsx';
import styles from '../online.module.css';
import { useFoldWords } from '../text/fold.ts';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import chatStyles from './chat.module.css';
import { type Heard, useIsShown } from './use-heard.ts';
import type { Naming } from './use-naming.ts';

/** Where a link to another table of this server stands in a text. */
function tableLink(text: string): { at: number; end: number; id: string } | null {
  const prefix = `${location.origin}/online/`;
  const at = text.indexOf(prefix);
  const id = at < 0 ? null : /^[\w-]+/.exec(text.slice(at + prefix.length))?.[0];
  return id ? { at, end: at + prefix.length + id.length, id } : null;
}

/** A link to another table of this server can be followed; nothing else in a line is more than text. */
function Said({ text }: { readonly text: string }) {
  const link = tableLink(text);
  if (!link) return text;
  const { at, end, id } = link;
  return (
    <>
      {text.slice(0, at)}
      <a href={`/online/${id}`}>{text.slice(at, end)}</a>
      {text.slice(end)}
    </>
  );
}

function Line({
  line,
  open,
  onName,
}: {
  readonly line: ChatLine;
  readonly open: boolean;
  /** Null: it is one's own, or one is nobody yet. */
  readonly onName: (() => void) | null;
}) {
  const { chat: words, mutes } = useOnlineWords();
  const lang = useLang();
  const mark = open && line.channel === 'spectators' ? words.fromSpectators : null;
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' });
  const name = personName(line.name, lang);
  return (
    <li>
      {onName === null ? (
        <b>{name}</b>
      ) : (
        // By keyboard the one button above does it for all of them.
        <button
          type="button"
          className={chatStyles['name']}
          tabIndex={-1}
          aria-label={mutes.about(name)}
          onClick={onName}
        >
          {name}
        </button>
      )}{' '}
      {mark !== null && <i>({mark})</i>}{' '}
      <time dateTime={new Date(line.at).toISOString()}>{time.format(line.at)}</time>
      <p>
        <Said text={line.text} />
      </p>
    </li>
  );
}

function Say({ table }: { readonly table: OnlineTable }) {
  const { chat: words } = useOnlineWords();
  const { busy, run } = useAct();
  const [text, setText] = useState('');
  const say = async (): Promise<void> => {
    await table.ask({ type: 'chat', text: text.trim() });
    setText('');
  };
  return (
    <Entry
      label={words.say}
      text={text}
      busy={busy}
      onText={setText}
      onSend={() => void run(say)}
    />
  );
}

/** Whoever speaks has a name. */
function NameFirst({ name, onName }: Naming) {
  const { chat: words } = useOnlineWords();
  const { busy, run } = useAct();
  return (
    <>
      <span className={styles['soft']}>{words.nameFirst}</span>
      <Entry
        label={words.nameFirst}
        act={words.nameTake}
        text={name}
        busy={busy}
        onText={onName}
        onSend={() => void run(() => ensureGuest(name))}
      />
    </>
  );
}

function Entry({
  label,
  act,
  text,
  busy,
  onText,
  onSend,
}: {
  readonly label: string;
  /** What sending does, where it is not speaking. */
  readonly act?: string;
  readonly text: string;
  readonly busy: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
}) {
  const { chat: words } = useOnlineWords();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onSend();
  };
  return (
    <form className={chatStyles['say']} onSubmit={send}>
      <input
        className={styles['entry']}
        aria-label={label}
        placeholder={label}
        maxLength={500}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {act === undefined ? (
        <Button look="icon" type="submit" aria-label={words.send} disabled={busy}>
          <Send size={18} aria-hidden />
        </Button>
      ) : (
        <Button type="submit" disabled={busy}>
          {act}
        </Button>
      )}
    </form>
  );
}

/** Everybody else who sits here, asks for something or has said something. */
function othersAt({ chat, room }: OnlineState, me: string): readonly Other[] {
  const others = new Map<string, string>();
  for (const { user, name } of chat) others.set(user, name);
  if (room.proposal !== null) others.set(room.proposal.user, room.proposal.name);
  for (const { user, seating } of room.seats) {
    if (user !== null && seating.kind === 'human') others.set(user, seating.name);
  }
  return [...others].flatMap(([id, name]) => (id === me || name === NOBODY ? [] : { id, name }));
}

/** Its name folds it and unfolds it; folded it tells how many lines nobody has read. */
function Head({
  title,
  folded,
  unread,
  controls,
  children,
}: {
  readonly title: string;
  readonly folded: boolean;
  readonly unread: number;
  readonly controls: string;
  readonly children: ReactNode;
}) {
  const words = useFoldWords();
  const { table } = useWords();
  const Chevron = folded ? ChevronUp : ChevronDown;
  return (
    <div className={chatStyles['head']}>
      <h2>
        <button
          type="button"
          className={chatStyles['fold']}
          aria-expanded={!folded}
          aria-controls={controls}
          aria-keyshortcuts="c"
          onClick={() => prefer({ chatFolded: !folded })}
        >
          <Chevron size={18} aria-hidden />
          {title}
          {folded && unread > 0 && (
            <span className={chatStyles['unread']}>
              {unread} <span className="spoken">{table.unread(unread)}</span>
            </span>
          )}
        </button>
      </h2>
      <span className="spoken" role="status">
        {folded && unread > 0 ? words.newLines(unread) : ''}
      </span>
      {children}
    </div>
  );
}

/** From the entry, Escape leads to what folds the chat. */
function leaveEntry(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || !(event.target instanceof HTMLInputElement)) return;
  event.stopPropagation();
  event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
}

/** Players talk among themselves, and so do those who watch; after the end all hear all. */
export function Chat({
  table,
  state,
  seated,
  naming,
  heard,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly seated: boolean;
  readonly naming: Naming;
  readonly heard: Heard;
}) {
  const { chat: words, mutes } = useOnlineWords();
  const folded = usePreferences(({ chatFolded }) => chatFolded);
  const body = useId();
  const { chat, me, room } = state;
  /** Who may be muted or blocked; null: that is not asked. */
  const [others, setOthers] = useState<readonly Other[] | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const newest = chat.at(-1)?.n;
  const isShown = useIsShown(list, folded);
  const { onSeen } = heard;
  useEffect(() => {
    if (isShown) onSeen();
  }, [isShown, onSeen]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A long line is read from its beginning, where it says who speaks.
    const follow = (): void => {
      const last = element.lastElementChild as HTMLElement | null;
      element.scrollTo({ top: (last?.offsetTop ?? 0) - element.offsetTop });
    };
    // On a phone it has no size until its tab is opened.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [newest, folded]);
  const open = room.status === 'finished';
  const title = open ? words.all : seated ? words.players : words.spectators;
  return (
    <>
      <section
        className={chatStyles['chat']}
        aria-label={title}
        data-chat
        data-folded={folded}
        onKeyDown={leaveEntry}
      >
        <Head title={title} folded={folded} unread={heard.unread} controls={body}>
          {me !== null && !folded && (
            <Button
              look="icon"
              aria-label={mutes.title}
              onClick={() => setOthers(othersAt(state, me.id))}
            >
              <VolumeX size={18} aria-hidden />
            </Button>
          )}
        </Head>
        <div id={body} className={chatStyles['body']} hidden={folded}>
          {!open && <p className={chatStyles['later']}>{words.later}</p>}
          <ol ref={list} className={chatStyles['said']} aria-live="polite" tabIndex={0}>
            {chat.length === 0 && <li className={styles['soft']}>{words.empty}</li>}
            {chat.map((line) => (
              <Line
                key={line.n}
                line={line}
                open={open}
                onName={
                  me === null || line.user === me.id || line.name === NOBODY
                    ? null
                    : () => setOthers([{ id: line.user, name: line.name }])
                }
              />
            ))}
          </ol>
          {me === null ? <NameFirst {...naming} /> : <Say table={table} />}
        </div>
      </section>
      {others && <MuteDialog others={others} onClose={() => setOthers(null)} />}
    </>
  );
}
