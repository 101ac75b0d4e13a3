import type { Entry, Seat, Task } from '@orrery/kernel';
import { forcedSeat, type Model, type Step } from '@orrery/table/parts';

/** A step that can be kept as text: a third of the memory, and read again only when somebody asks for the log. */
class PackedStep implements Step {
  #step: Step | string;
  /** Of the model when it came. */
  readonly revision: number;
  readonly forced: Seat | null;

  constructor(step: Step, revision: number) {
    this.#step = step;
    this.revision = revision;
    this.forced = forcedSeat(step);
  }

  get entry(): Entry | null {
    return this.toJSON().entry;
  }

  get events(): readonly Task[] {
    return this.toJSON().events;
  }

  toJSON(): Step {
    if (typeof this.#step !== 'string') return this.#step;
    const [entry, ...events] = JSON.parse(this.#step) as [Step['entry'], ...Task[]];
    return { entry, events };
  }

  /** False: it was packed before. */
  pack(): boolean {
    if (typeof this.#step === 'string') return false;
    const { entry, events } = this.#step;
    this.#step = JSON.stringify([entry, ...events]);
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
export function packSteps(model: Model, from: number): void {
  // The list was made by the very change that this is part of: nobody else has it yet.
  const steps = model.steps as Step[];
  for (let i = from - 1; i >= 0; i--) {
    const step = steps[i];
    if (!(step instanceof PackedStep) || !step.pack()) break;
  }
  for (let i = from; i < steps.length; i++) {
    steps[i] = new PackedStep(steps[i] as Step, model.revision);
  }
}

/** The steps that had come by a revision. */
export function stepsUpTo({ steps }: Model, revision: number): readonly Step[] {
  const newer = steps.findIndex((step) => step instanceof PackedStep && step.revision > revision);
  return newer < 0 ? steps : steps.slice(0, newer);
}
