import { type Look, plainLook } from '@verapix/engines/background';

/** A look, those before it and those that were undone. Plain at the beginning. */
export interface LookHistory {
  past: readonly Look[];
  now: Look;
  future: readonly Look[];
  /** What is being changed bit by bit, such as a slider: its changes are one step. */
  step: string | undefined;
}

export const startLook: LookHistory = { past: [], now: plainLook, future: [], step: undefined };

export type LookEvent =
  | { type: 'changed'; changes: Partial<Look>; step: string }
  /** The slider was let go, the picker closed: the next change is another step. */
  | { type: 'settled' }
  | { type: 'undone' }
  | { type: 'redone' }
  /** There is another result. */
  | { type: 'restarted' };

/** The history after something happened to the look. */
export function lookAfter(history: LookHistory, event: LookEvent): LookHistory {
  const { past, now, future } = history;
  switch (event.type) {
    case 'changed': {
      const goesOn = history.step === event.step;
      return {
        past: goesOn ? past : [...past, now],
        now: { ...now, ...event.changes },
        future: [],
        step: event.step,
      };
    }
    case 'restarted':
      return startLook;
    case 'settled':
      return { ...history, step: undefined };
    case 'undone': {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], step: undefined };
    }
    case 'redone': {
      const [after, ...rest] = future;
      if (!after) return history;
      return { past: [...past, now], now: after, future: rest, step: undefined };
    }
  }
}
