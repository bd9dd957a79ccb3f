/** An object with undo and redo. Immutable: each function returns another history. */
export interface History<Value extends object> {
  /** The earlier values of what each step changed, oldest first. */
  past: readonly Partial<Value>[];
  present: Value;
  /** The values that redoing sets again, the next step first. */
  future: readonly Partial<Value>[];
  /** The name of the latest step, which further changes of that name belong to, such as those of a dragged slider. */
  openStep: string | undefined;
}

/** How many steps can be undone. */
export const maxUndoSteps = 100;

export const startHistory = <Value extends object>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  openStep: undefined,
});

/** Changes some of the values. Changes with the name of the open step are undone together with it. */
export function recordChange<Value extends object>(
  { past, present, openStep }: History<Value>,
  changes: Partial<Value>,
  step: string,
): History<Value> {
  const before = valuesOf(present, changes);
  const last = step === openStep ? past.at(-1) : undefined;
  return {
    past: last ? [...past.slice(0, -1), { ...before, ...last }] : [...past, before].slice(-maxUndoSteps),
    present: { ...present, ...changes },
    future: [],
    openStep: step,
  };
}

/** Ends the open step, such as when a slider is released: the next change is another step. */
export const endStep = <Value extends object>(history: History<Value>): History<Value> => ({
  ...history,
  openStep: undefined,
});

/** Takes the latest step back. Returns the same history if there is none. */
export function undo<Value extends object>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (!step) return history;
  return {
    past: past.slice(0, -1),
    present: { ...present, ...step },
    future: [valuesOf(present, step), ...future],
    openStep: undefined,
  };
}

/** Makes the step again that was undone last. Returns the same history if there is none. */
export function redo<Value extends object>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const [step, ...rest] = future;
  if (!step) return history;
  return {
    past: [...past, valuesOf(present, step)],
    present: { ...present, ...step },
    future: rest,
    openStep: undefined,
  };
}

/** The present values of what a step changes. */
const valuesOf = <Value extends object>(present: Value, step: Partial<Value>): Partial<Value> =>
  Object.fromEntries(Object.keys(step).map((name) => [name, present[name as keyof Value]])) as Partial<Value>;
