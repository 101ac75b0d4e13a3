/** Carries out what is asked of one person or table one after the other, so that each sees what came before. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(at: string, what: () => Promise<T>): Promise<T> {
    const before = this.#last.get(at) ?? Promise.resolve();
    const done = before.then(what, what);
    this.#last.set(at, done);
    const clear = (): void => {
      if (this.#last.get(at) === done) this.#last.delete(at);
    };
    done.then(clear, clear);
    return done;
  }
}
