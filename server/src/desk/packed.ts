import type { Entry, Task } from '@orrery/kernel';
import type { Model, Step } from '@orrery/table/parts';

/** A step kept as text: a third of the memory, and read again only when somebody asks for the log. */
class PackedStep implements Step {
  readonly #entry: string;
  readonly #events: string;

  constructor({ entry, events }: Step) {
    this.#entry = JSON.stringify(entry);
    this.#events = JSON.stringify(events);
  }

  get entry(): Entry | null {
    return JSON.parse(this.#entry) as Entry | null;
  }

  get events(): readonly Task[] {
    return JSON.parse(this.#events) as readonly Task[];
  }

  toJSON(): Step {
    return { entry: this.entry, events: this.events };
  }
}

/** A step stays the same object for as long as it stands: by that it is known to have been told. */
export const packed = (step: Step): Step =>
  step instanceof PackedStep ? step : new PackedStep(step);

/** The newest steps are packed as soon as they come; those before them already are. */
export function withPackedSteps(model: Model, from: number): Model {
  if (from >= model.steps.length) return model;
  return {
    ...model,
    steps: model.steps.map((step, i) => (i < from ? step : packed(step))),
  };
}
