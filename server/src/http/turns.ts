/** Carries out what one person asks for one after the other, so that each sees what came before. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(person: string, what: () => Promise<T>): Promise<T> {
    const before = this.#last.get(person) ?? Promise.resolve();
    const done = before.then(what, what);
    this.#last.set(person, done);
    const clear = (): void => {
      if (this.#last.get(person) === done) this.#last.delete(person);
    };
    done.then(clear, clear);
    return done;
  }
}
