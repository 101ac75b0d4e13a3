import { create } from 'zustand';

/** A short message at the edge of the screen, with at most one thing to do about it. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

interface Board {
  readonly notes: readonly Note[];
  /** Those that are open, the topmost last. */
  readonly dialogs: readonly HTMLElement[];
}

export const useNotes = create<Board>(() => ({ notes: [], dialogs: [] }));

let last = 0;

/** A plain message takes the place of the plain one before it; those that can be acted on stay. */
export function tell(text: string, action: Note['action'] = null): number {
  const note: Note = { id: ++last, text, action };
  useNotes.setState(({ notes }) => ({
    notes: [...notes.filter((old) => action !== null || old.action !== null).slice(-2), note],
  }));
  return note.id;
}

export function dismiss(id: number): void {
  useNotes.setState(({ notes }) => ({ notes: notes.filter((note) => note.id !== id) }));
}

/** From now on notes are shown within this dialog, until the returned function is called. */
export function noteIn(dialog: HTMLElement): () => void {
  useNotes.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () =>
    useNotes.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each !== dialog) }));
}
