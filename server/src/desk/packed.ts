import type { Entry, Task } from '@orrery/kernel';
import type { Model, Step } from '@orrery/table/parts';

/** A step whose events can be kept as text: less memory, and read again only when somebody asks for the log. */
class PackedStep implements Step {
  readonly entry: Entry | null;
  /** As they are while they are new: everybody at the table is about to be told of them. */
  #events: readonly Task[] | string;
  /** Of the model when it came. */
  readonly revision: number;

  constructor(step: Step, revision: number) {
    this.entry = step.entry;
    this.#events = step.events;
    this.revision = revision;
  }

  get events(): readonly Task[] {
    const events = this.#events;
    return typeof events === 'string' ? (JSON.parse(events) as Task[]) : events;
  }

  /** False: it was packed before. */
  pack(): boolean {
    if (typeof this.#events === 'string') return false;
    this.#events = JSON.stringify(this.#events);
    return true;
  }

  toJSON(): Step {
    return { entry: this.entry, events: this.events };
  }
}

/** For a step that nobody is about to be told of. */
export function packed(step: Step, revision: number): Step {
  const made = new PackedStep(step, revision);
  made.pack();
  return made;
}

/** Steps are packed once newer ones come; a step stays the same object: by that it is known to have been told. */
export function withPackedSteps(model: Model, from: number): Model {
  const steps = model.steps.slice();
  for (let i = from - 1; i >= 0; i--) {
    const step = steps[i];
    if (!(step instanceof PackedStep) || !step.pack()) break;
  }
  for (let i = from; i < steps.length; i++) {
    steps[i] = new PackedStep(steps[i] as Step, model.revision);
  }
  return { ...model, steps };
}

/** The steps that had come by a revision. */
export function stepsUpTo({ steps }: Model, revision: number): readonly Step[] {
  const newer = steps.findIndex((step) => step instanceof PackedStep && step.revision > revision);
  return newer < 0 ? steps : steps.slice(0, newer);
}
