import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { dismiss, type Note, useNotes } from './note-store.ts';
import styles from './notes.module.css';

const SHOWN_MS = 9000;

function OneNote({ note }: { readonly note: Note }) {
  const { table } = useWords();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(note.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note.id]);
  const { action } = note;
  return (
    <div className={styles['note']}>
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

/** Spoken when they come: the list itself is always there. */
export function Notes() {
  const notes = useNotes((state) => state.notes);
  return (
    <div className={styles['notes']} role="status">
      {notes.map((note) => (
        <OneNote key={note.id} note={note} />
      ))}
    </div>
  );
}
