import type { Entry, Task } from '@orrery/kernel';
import type { Model, Step } from '@orrery/table/parts';

/** A step kept as text: a third of the memory, and read again only when somebody asks for the log. */
class PackedStep implements Step {
  readonly #text: string;

  constructor({ entry, events }: Step) {
    this.#text = JSON.stringify([entry, events]);
  }

  get entry(): Entry | null {
    return (JSON.parse(this.#text) as [Entry | null])[0];
  }

  get events(): readonly Task[] {
    return (JSON.parse(this.#text) as [unknown, readonly Task[]])[1];
  }

  toJSON(): Step {
    const [entry, events] = JSON.parse(this.#text) as [Entry | null, readonly Task[]];
    return { entry, events };
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
    steps: [...model.steps.slice(0, from), ...model.steps.slice(from).map(packed)],
  };
}
