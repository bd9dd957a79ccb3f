import type { BackendOptions } from '../backend';
import type { Data } from './schema';

/** How often something may be done: so often at once, and again each time the interval has passed. */
export interface Allowance {
  /** What is limited and for whom: `sign-in:ada@example.com`. */
  name: string;
  atOnce: number;
  /** Milliseconds. */
  interval: number;
}

/** What is left of an allowance, times in milliseconds from now. */
interface AllowanceLeft {
  /** Whether one was taken; else nothing was left. */
  taken: boolean;
  /** How many may be taken right now. */
  left: number;
  /** When the next may be taken, and when all may. */
  nextIn: number;
  wholeIn: number;
}

type Around = Pick<BackendOptions, 'store' | 'now'>;

function stillCounted({ attempts }: Data, now: number): Data['attempts'] {
  return Object.fromEntries(Object.entries(attempts).filter(([, wholeAt]) => wholeAt > now));
}

/** Takes one of an allowance, if there is one. */
export function takeOne({ store, now }: Around, { name, atOnce, interval }: Allowance): AllowanceLeft {
  const time = now();
  return store.write((draft) => {
    const wholeIn = Math.max((draft.attempts[name] ?? 0) - time, 0);
    const nextIn = Math.max(wholeIn + interval - atOnce * interval, 0);
    if (nextIn > 0) return { taken: false, left: 0, nextIn, wholeIn };
    draft.attempts = { ...stillCounted(draft, time), [name]: time + wholeIn + interval };
    const left = atOnce - Math.ceil((wholeIn + interval) / interval);
    return { taken: true, left, nextIn: left > 0 ? 0 : interval, wholeIn: wholeIn + interval };
  });
}

/** Puts back what was taken; gives what is left then. */
export function giveBack(
  { store, now }: Around,
  { name, atOnce, interval }: Allowance,
): Pick<AllowanceLeft, 'left' | 'wholeIn'> {
  const time = now();
  return store.write(({ attempts }) => {
    const wholeAt = (attempts[name] ?? time) - interval;
    attempts[name] = wholeAt;
    const wholeIn = Math.max(wholeAt - time, 0);
    return { left: atOnce - Math.ceil(wholeIn / interval), wholeIn };
  });
}
