import type { ChatLine } from '@orrery/protocol';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLang } from '../../i18n/index.ts';
import { personName } from '../../names.ts';
import { Button } from '../../parts/button.tsx';
import { ensureGuest } from '../core/identity.ts';
import type { OnlineState, OnlineTable } from '../core/online-table.ts';
import styles from '../online.module.css';
import { useOnlineWords } from '../text/index.ts';
import { useAct } from '../use-act.ts';
import chatStyles from './chat.module.css';
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

function Line({ line, open }: { readonly line: ChatLine; readonly open: boolean }) {
  const { chat: words } = useOnlineWords();
  const lang = useLang();
  const mark = open && line.channel === 'spectators' ? words.fromSpectators : null;
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' });
  return (
    <li>
      <b>{personName(line.name, lang)}</b> {mark !== null && <i>({mark})</i>}{' '}
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

/** Players talk among themselves, and so do those who watch; after the end all hear all. */
export function Chat({
  table,
  state,
  seated,
  naming,
}: {
  readonly table: OnlineTable;
  readonly state: OnlineState;
  readonly seated: boolean;
  readonly naming: Naming;
}) {
  const { chat: words } = useOnlineWords();
  const { chat, me, room } = state;
  const list = useRef<HTMLOListElement>(null);
  const newest = chat.at(-1)?.n;
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
  }, [newest]);
  const open = room.status === 'finished';
  const title = open ? words.all : seated ? words.players : words.spectators;
  return (
    <section className={chatStyles['chat']} aria-label={title} data-chat>
      <h2>{title}</h2>
      {!open && <p className={chatStyles['later']}>{words.later}</p>}
      <ol ref={list} className={chatStyles['said']} aria-live="polite" tabIndex={0}>
        {chat.length === 0 && <li className={styles['soft']}>{words.empty}</li>}
        {chat.map((line) => (
          <Line key={line.n} line={line} open={open} />
        ))}
      </ol>
      {me === null ? <NameFirst {...naming} /> : <Say table={table} />}
    </section>
  );
}
