/** Something done on the page that has had no effect yet. */
export interface Act {
  /** What it was done to. */
  on: EventTarget;
  /** What was done, as the event is called. */
  type: string;
  repeat: () => void;
}

/**
 * Acts in the order in which they were done. The same act on the same thing is kept once, as it was done last: whoever
 * presses again since nothing has happened means one press.
 */
export function createActList(schedule: (next: () => void) => unknown) {
  let acts: Act[] = [];
  const repeatNext = () => {
    const act = acts.shift();
    if (!act) return;
    // The page answers to each before the next is done: what was typed is there when it is sent.
    schedule(repeatNext);
    act.repeat();
  };
  return {
    keep(act: Act) {
      acts = [...acts.filter(({ on, type }) => on !== act.on || type !== act.type), act];
    },
    /** Does them all again, each in a task of its own. */
    repeatAll: () => void schedule(repeatNext),
  };
}
