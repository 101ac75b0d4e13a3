import { loadGame } from '@orrery/catalog';
import {
  type AnyGame,
  apply,
  type CoreState,
  type Json,
  pending,
  play,
  type Random,
  start,
  type Task,
  viewFor,
} from '@orrery/kernel';
import { type Cells, clickCell, emptyCells, freeCells, isWon } from './tic-tac-toe.ts';

/** What a player of boardgame.io holds of a match. */
export interface MatchState<G> {
  readonly _stateID: number;
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** A game as boardgame.io's server takes it, and a random move of one of its players. */
export interface AnchorGame<G> {
  readonly definition: { readonly name: string };
  /** Null: it is not for this seat to move. */
  move(
    state: MatchState<G>,
    seat: number,
    random: Random,
  ): readonly [name: string, arg: Json] | null;
}

interface Drawn {
  readonly cells: Cells;
}

/**
 * The tic-tac-toe of boardgame.io's tutorial. A board that is won or full is cleared by the next
 * move, so that none of the time measured goes into new matches.
 */
const ticTacToe: AnchorGame<Drawn> = {
  definition: {
    name: 'tic-tac-toe',
    setup: (): Drawn => ({ cells: emptyCells() }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell({ G: { cells }, playerID }: { G: Drawn; playerID: string }, cell: number) {
        if (isWon(cells) || !cells.includes(null)) cells.fill(null);
        return clickCell(cells, playerID, cell);
      },
    },
  } as AnchorGame<Drawn>['definition'],
  move({ G, ctx }, seat, random) {
    if (Number(ctx.currentPlayer) !== seat) return null;
    const free = freeCells(G.cells);
    return ['clickCell', free.length === 0 ? random(9) : (free[random(free.length)] ?? 0)];
  },
};

/** What a seat is shown: as much as Orrery's own server tells it. */
interface Shown {
  readonly view: unknown;
  readonly scores: unknown;
  readonly asked: { readonly seat: number; readonly options: readonly Json[] | null } | null;
  /** What the last answer brought. */
  readonly events: readonly Task[];
}

/** A match as boardgame.io keeps it. */
interface Match {
  readonly state: CoreState;
  readonly events: readonly Task[];
}

interface Moving {
  readonly G: Match;
  readonly playerID: string;
}

/** The answers that Orrery's server gives itself are no moves here either. */
function playForced(game: AnyGame, state: CoreState, events: Task[]): Match {
  for (;;) {
    const asked = pending(game, state);
    if (asked === null || asked.options.length > 1 || asked.privateOptions) {
      return { state, events };
    }
    play(game, state, asked.options[0] as Json, events);
  }
}

/**
 * One of Orrery's games on boardgame.io's server, as somebody would put it there who knows both:
 * secrets stay on the server, and a move gives a new state, as the rules do.
 */
function onBoardgameIo(game: AnyGame): AnchorGame<Shown> {
  /** What everybody sees of the newest position, which each of its players is shown. */
  let newest: { readonly state: CoreState; readonly open: unknown } | null = null;
  const viewOf = (state: CoreState, seat: number | null): unknown => {
    if (newest?.state !== state) newest = { state, open: game.view(state) };
    return viewFor(game, state, seat, newest.open);
  };
  return {
    definition: {
      name: game.id,
      setup({ random }: { random: { Number(): number } }): Match {
        const events: Task[] = [];
        return playForced(game, start(game, {}, 2, String(random.Number()), events), events);
      },
      // Undo keeps every state of a turn; what is hidden could not be undone anyway.
      disableUndo: true,
      turn: { activePlayers: { all: null } },
      moves: {
        answer: {
          client: false,
          move({ G, playerID }: Moving, choice: Json) {
            try {
              const { state, events } = apply(game, G.state, { seat: Number(playerID), choice });
              return playForced(game, state as CoreState, [...(events as readonly Task[])]);
            } catch {
              return 'INVALID_MOVE';
            }
          },
        },
      },
      endIf: ({ G }: Moving) => G.state.outcome ?? undefined,
      playerView({ G: { state, events }, playerID }: Moving): Shown {
        const seat = playerID === null ? null : Number(playerID);
        const asked = pending(game, state);
        return {
          view: viewOf(state, seat),
          scores: game.scores(state),
          asked: asked && {
            seat: asked.seat,
            options: asked.seat === seat ? asked.options : null,
          },
          events: events.flatMap((event) => (game.viewEvent(event, seat) as Task | null) ?? []),
        };
      },
    } as AnchorGame<Shown>['definition'],
    move({ G }, seat, random) {
      const options = G.asked?.seat === seat ? G.asked.options : null;
      return options && ['answer', options[random(options.length)] as Json];
    },
  };
}

export const ANCHOR_NAMES = ['reworld', 'tic-tac-toe'] as const;
export type AnchorName = (typeof ANCHOR_NAMES)[number];

export async function anchorGame(name: AnchorName): Promise<AnchorGame<never>> {
  return name === 'tic-tac-toe' ? ticTacToe : onBoardgameIo((await loadGame(name)).game);
}
