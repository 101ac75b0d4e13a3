import { Buckets } from '../bucket.ts';
import { Refusal } from '@orrery/table';

/** Many addresses that guess at one password are slowed down as well; whoever knows it gets it back. */
const WRONG = { perSecond: 1 / 30, burstSeconds: 600 };

/** Guesses at passwords, wherever they come from. */
export class Guesses {
  readonly #buckets = new Buckets();

  /** `at`: the login, or the person in whose open browser it is guessed, who keep apart. */
  async guess(at: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const left = this.#buckets.of(at, Date.now(), WRONG.perSecond, WRONG.burstSeconds);
    if (!left.take(Date.now())) throw new Refusal('TOO_MANY', 'too many guesses at a password');
    const right = await isRight();
    if (right) left.owe(Date.now(), -1);
    return right;
  }
}
