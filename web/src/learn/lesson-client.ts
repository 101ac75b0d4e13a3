import type { Json, Seat } from '@orrery/kernel';
import { Refusal, type TableClient, type TableState } from '@orrery/table/client';
import { frames, logSince, type Model, previews, project, refusals } from '@orrery/table/parts';

function stateOf(model: Model, seat: Seat, revision: number): TableState {
  const update = project(model, seat, null);
  const log = logSince(model, seat, null);
  return {
    update: {
      ...update,
      revision,
      // What is taken back, and what comes after the end, is the coach's business.
      undoable: 0,
      outcome: null,
      log,
    },
    log: { steps: log.steps, takeBacks: [] },
    fresh: [],
    connection: 'live',
  };
}

const notHere = async (): Promise<never> => {
  throw new Refusal('NOT_OFFERED', 'a lesson has nothing of the kind');
};

/** A table of this page alone, which a lesson shows and answers. */
export function lessonClient(first: Model, seat: Seat, answer: (choice: Json) => Promise<void>) {
  let model = first;
  let state = stateOf(first, seat, 0);
  const listeners = new Set<(state: TableState) => void>();

  const show = (next: Model): void => {
    // What only the coach tells leaves the table as it is.
    if (next === model) return;
    const goesOn = next.played === model.played && next.steps.length > model.steps.length;
    const { revision, seq } = state.update;
    const become = stateOf(next, seat, revision + 1);
    const fresh = goesOn ? become.log.steps.filter((step) => step.seq > seq) : [];
    model = next;
    state = { ...become, fresh };
    for (const listener of listeners) listener(state);
  };

  const client: TableClient = {
    id: first.id,
    game: first.game.id,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice: () => () => undefined,
    answer,
    undo: notHere,
    resetTurn: notHere,
    endTurn: notHere,
    refusals: async () => refusals(model, seat),
    previews: async () => previews(model, seat),
    frames: async (seq) => frames(model, seat, seq),
    confirmTurns: async () => undefined,
    skip: async () => undefined,
    nudge: async () => undefined,
    show: async () => undefined,
    export: notHere,
    close: () => listeners.clear(),
  };
  return { client, show };
}
