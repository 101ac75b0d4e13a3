import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { dismiss, type Note, useNotes } from './note-store.ts';
import styles from './notes.module.css';

const SHOWN_MS = 9000;

function OneNote({ note }: { readonly note: Note }) {
  const { table } = useWords();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(note.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note.id, isHeld]);
  const { action } = note;
  return (
    // It does not go while somebody is about to press something in it.
    <div
      className={styles['note']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{note.text}</span>
      {action && (
        <Button
          look="quiet"
          onClick={() => {
            action.run();
            dismiss(note.id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button look="icon" aria-label={table.dismiss} onClick={() => dismiss(note.id)}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}

function List({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <div className={styles['notes']} role="status">
      {notes.map((note) => (
        <OneNote key={note.id} note={note} />
      ))}
    </div>
  );
}

/** Escape closes the newest, unless it closes something that is open above the page. */
function useEscape(newest: number | undefined): void {
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open], :popover-open'))
        dismiss(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [newest]);
}

const NONE: readonly Note[] = [];

/**
 * Spoken when they come: the list itself is always there. Beside an open dialog nothing can be read
 * or pressed, so that they are shown within it.
 */
export function Notes() {
  const { notes, dialogs } = useNotes();
  const top = dialogs.at(-1);
  useEscape(notes.at(-1)?.id);
  return (
    <>
      <List notes={top ? NONE : notes} />
      {top && createPortal(<List notes={notes} />, top)}
    </>
  );
}
