import type { Entry, Seat, Task } from '@orrery/kernel';
import { packEvent, type Shapes, shapesWith, unpackEvent, type WireEvent } from '@orrery/protocol';
import { forcedSeat, type Model, type Step, type Steps } from '@orrery/table/parts';

/** The fields of events, which are kept without their names. All tables share them. */
let shapes: Shapes = {};

/** As a seat's number beside a revision. */
const NOBODY = 15;

/** A step that can be kept as text: a third of the memory, and read again only when somebody asks for the log. */
class PackedStep implements Step {
  #step: Step | string;
  /** The revision and the forced seat in one number: there are hundreds of steps in a game. */
  readonly #mark: number;

  /** `revision`: of the model when it came. */
  constructor(step: Step, revision: number) {
    this.#step = step;
    this.#mark = revision * (NOBODY + 1) + (forcedSeat(step) ?? NOBODY);
  }

  get revision(): number {
    return Math.floor(this.#mark / (NOBODY + 1));
  }

  get forced(): Seat | null {
    const seat = this.#mark % (NOBODY + 1);
    return seat === NOBODY ? null : seat;
  }

  get entry(): Entry | null {
    return this.read().entry;
  }

  get events(): readonly Task[] {
    return this.read().events;
  }

  toJSON(): Step {
    return this.read();
  }

  read(): Step {
    if (typeof this.#step !== 'string') return this.#step;
    const [entry, ...events] = JSON.parse(this.#step) as [Step['entry'], ...WireEvent[]];
    return { entry, events: events.map((event) => unpackEvent(event, shapes)) };
  }

  /** False: it was packed before. */
  pack(): boolean {
    if (typeof this.#step === 'string') return false;
    const { entry, events } = this.#step;
    shapes = shapesWith(shapes, events);
    this.#step = JSON.stringify([entry, ...events.map((event) => packEvent(event, shapes))]);
    return true;
  }
}

/** For a step that nobody is about to be told of. */
export function packed(step: Step, revision: number): Step {
  const made = new PackedStep(step, revision);
  made.pack();
  return made;
}

/** Steps are packed once newer ones come; a step stays the same object: by that it is known to have been told. */
export function packSteps({ steps, revision }: Model, from: number): void {
  for (let i = from - 1; i >= 0; i--) {
    const step = steps.at(i);
    if (!(step instanceof PackedStep) || !step.pack()) break;
  }
  // They came with the very change that this is part of: nobody else has them yet.
  steps.replace(from, (step) => new PackedStep(step, revision));
}

/** The steps that had come by a revision. */
export function stepsUpTo({ steps }: Model, revision: number): Steps {
  const newer = steps
    .slice()
    .findIndex((step) => step instanceof PackedStep && step.revision > revision);
  return newer < 0 ? steps : steps.upTo(newer);
}
