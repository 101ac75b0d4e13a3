import {
  type AnyGame,
  type CoreState,
  imagine,
  type Json,
  missing,
  type Options,
  pending,
  type Pending,
  play,
  randomFrom,
  refusal,
  type RuleId,
  sameJson,
  type Seat,
  start,
} from '../src/index.ts';

type Place = string;

/** What the drawings of a game tell of its board. */
export interface ClickedBoard<V> {
  /** Every place that is drawn, with the larger ones that take the click where they are lit. */
  places(
    view: V,
    seat: Seat,
  ): readonly { readonly place: Place; readonly within: readonly Place[] }[];
  where(view: V, ask: string, choice: Json): readonly Place[];
  meant(
    view: V,
    ask: string,
    place: Place,
  ): { readonly choice: Json } | { readonly rule: RuleId } | null;
  /** The reason in each language. */
  reasons(view: V, ask: string, place: Place, rule: RuleId): readonly string[];
}

interface Clicked {
  readonly ask: string;
  readonly place: Place;
  readonly rule: RuleId | null;
  /** The answer that the click means is offered, so it should have been lit. */
  readonly offered: boolean;
  readonly reasons: readonly string[];
}

const HOLE = /[{}|\n]|undefined|NaN|\[object| {2}/;

/** Clicks at places that do not answer the question: which rule is named, and which reason given? */
export class Clicks<S extends CoreState, V> {
  readonly game: AnyGame;
  readonly board: ClickedBoard<V>;

  constructor(game: AnyGame, board: ClickedBoard<V>) {
    this.game = game;
    this.board = board;
  }

  /** The rule and the reason in the first language; `lit` where the click answers. */
  at(state: S, place: Place): string {
    const [now, view] = this.#question(state);
    if (this.#lit(view, now).has(place)) return 'lit';
    const { rule, reasons } = this.#click(state, now, view, place);
    return `${rule} ${reasons[0]}`.replaceAll('\u00a0', ' ');
  }

  /** All unlit places of the board, each clicked. */
  refused(state: S): Clicked[] {
    const [now, view] = this.#question(state);
    const lit = this.#lit(view, now);
    return this.board
      .places(view, now.seat)
      .filter(({ place, within }) => ![place, ...within].some((one) => lit.has(one)))
      .map(({ place }) => this.#click(state, now, view, place));
  }

  /**
   * A random game, clicked at all over the board now and then. What is wrong: a place without a
   * rule of the specification or a whole sentence in each language, one that is forbidden though
   * offered, one that tells a secret. And how many kinds of places were seen, question by question.
   */
  faults(options: Options, seats: number, isRule: (id: RuleId) => boolean) {
    const state = start(this.game, options, seats, `clicks ${seats}`) as S;
    const random = randomFrom(`clicks ${seats}`);
    const found = new Set<string>();
    const kinds = new Set<string>();
    for (let now = pending(this.game, state); now; now = pending(this.game, state)) {
      if (random(4) === 0) {
        const refused = this.refused(state);
        for (const click of refused) {
          kinds.add(`${click.ask} ${click.place.split(':')[0]}`);
          const fault = faultOf(click, isRule);
          if (fault !== null) found.add(`${click.ask} ${click.place}: ${fault}`);
        }
        const other = imagine(this.game, state, now.seat, random) as S;
        if (JSON.stringify(this.refused(other)) !== JSON.stringify(refused))
          found.add(`${now.ask}: another world that looks the same is told of otherwise`);
      }
      play(this.game, state, now.options[random(now.options.length)] ?? missing('answer', now.ask));
    }
    return { faults: [...found], kinds: kinds.size };
  }

  #question(state: S): [Pending, V] {
    const now = pending(this.game, state) ?? missing('question', 'here');
    return [now, this.game.view(state, now.seat) as V];
  }

  #lit(view: V, { ask, options }: Pending): Set<Place> {
    return new Set(options.flatMap((choice) => this.board.where(view, ask, choice)));
  }

  #click(state: S, { ask, options }: Pending, view: V, place: Place): Clicked {
    const meaning = this.board.meant(view, ask, place) ?? missing('meaning of', place);
    const offered =
      'choice' in meaning && options.some((option) => sameJson(option, meaning.choice));
    const rule = 'rule' in meaning ? meaning.rule : refusal(this.game, state, meaning.choice);
    const reasons = rule === null ? [] : this.board.reasons(view, ask, place, rule);
    return { ask, place, rule, offered, reasons };
  }
}

function faultOf({ rule, offered, reasons }: Clicked, isRule: (id: RuleId) => boolean) {
  if (offered) return 'means an answer that is offered';
  if (rule === null || !isRule(rule)) return `names ${rule}, which is no rule`;
  const broken = reasons.find((text) => text.trim() === '' || HOLE.test(text));
  if (broken !== undefined) return `says "${broken}"`;
  return new Set(reasons).size < reasons.length ? `is not translated: ${reasons[0]}` : null;
}
