import type { Json } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { ReactNode } from 'react';

/** What a lesson adds to the frame of the table it is taught at. */
export interface Coach {
  /** Above the question. */
  readonly notice: ReactNode;
  /** The answers that are waited for, of all that are offered; null: any. */
  readonly waited: readonly Json[] | null;
  /** Places that are waited for, although they answer nothing. */
  readonly glow: ReadonlySet<Place>;
  /** Told of every click on what answers nothing; true: the coach has said all there is to say. */
  readonly touched: (place: Place) => boolean;
}
