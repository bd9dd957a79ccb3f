import { freeUses } from '@verapix/domain';
import { assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { NotifyEmitted } from '../shared/setup-parts';
import { clampUsed, usageLimitToast } from './usage-limit';

/** `founder` and `plan` lift the limit, `limited` keeps it; `unknown` until the account is loaded. */
export type FreeUseAccess = 'unknown' | 'limited' | 'plan' | 'founder';

export interface FreeUseInput {
  /** The stored number of free uses in this browser. The machine clamps it. */
  used: number;
  /** What the account says about the limit; `unknown` until it is loaded. */
  access: FreeUseAccess;
}

interface FreeUseContext {
  /** A whole number from 0 to the limit. */
  used: number;
  access: FreeUseAccess;
}

type FreeUseEvent =
  /** A generator returned a result. Failed and cancelled runs do not count. */
  | { type: 'generation.succeeded' }
  /** The stored count changed: another tab counted a use, or the storage was cleared. */
  | { type: 'used.changed'; used: number }
  /** The user signed in or out, or the plan was loaded. */
  | { type: 'access.changed'; access: FreeUseAccess };

type FreeUseEmitted =
  /** No free use is left. Emitted each time `exhausted` is entered. */
  | NotifyEmitted
  /** This tab counted a use: the app stores the new count. */
  | { type: 'use.counted'; used: number };

/**
 * Counts the free uses of the two generators. A generator's page starts it and stops it; the count is stored and
 * shared by all tabs. Uses also count in `checking`, before the account is loaded, because most users have none; the
 * limit applies only once it is known that the user has neither a plan nor full access.
 *
 * @testing The machine has no actors and no timers: start it with a count and an access, and send events. Test that
 * the toast is shown once when several tabs report the same count.
 */
export const freeUseMachine = setup({
  types: {} as {
    context: FreeUseContext;
    events: FreeUseEvent;
    input: FreeUseInput;
    emitted: FreeUseEmitted;
  },
  guards: {
    isUnknown: ({ context }) => context.access === 'unknown',
    isUnlimited: ({ context }) => context.access === 'founder' || context.access === 'plan',
    isUsedUp: ({ context }) => context.used >= freeUses,
    hasAccessChanged: ({ context }, { access }: { access: FreeUseAccess }) => access !== context.access,
    wouldBeUsedUp: (_, { used }: { used: number }) => clampUsed(used) >= freeUses,
  },
  actions: {
    storeUsed: assign({ used: (_, { used }: { used: number }) => clampUsed(used) }),
    storeAccess: assign({ access: (_, { access }: { access: FreeUseAccess }) => access }),
    countUse: enqueueActions(({ context, enqueue }) => {
      const used = clampUsed(context.used + 1);
      enqueue.assign({ used });
      enqueue.emit({ type: 'use.counted', used });
    }),
    notifyLimit: emit({ type: 'notify', toast: usageLimitToast }),
  },
}).createMachine({
  id: 'free-use',
  context: ({ input: { used, access } }) => ({ used: clampUsed(used), access }),
  initial: 'deciding',
  on: {
    'used.changed': {
      target: '.deciding',
      actions: { type: 'storeUsed', params: ({ event }) => ({ used: event.used }) },
    },
    'access.changed': {
      guard: { type: 'hasAccessChanged', params: ({ event }) => ({ access: event.access }) },
      target: '.deciding',
      actions: { type: 'storeAccess', params: ({ event }) => ({ access: event.access }) },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isUnknown', target: 'checking' },
        { guard: 'isUnlimited', target: 'unlimited' },
        { guard: 'isUsedUp', target: 'exhausted' },
        { target: 'available' },
      ],
    },
    /** The account is being loaded. */
    checking: { on: { 'generation.succeeded': { target: 'deciding', actions: 'countUse' } } },
    available: { on: { 'generation.succeeded': { target: 'deciding', actions: 'countUse' } } },
    exhausted: {
      entry: 'notifyLimit',
      on: {
        'used.changed': [
          // Still used up: stay, so that the toast is not shown again.
          { guard: { type: 'wouldBeUsedUp', params: ({ event }) => ({ used: event.used }) } },
          {
            target: 'deciding',
            actions: { type: 'storeUsed', params: ({ event }) => ({ used: event.used }) },
          },
        ],
      },
    },
    unlimited: {},
  },
});

export type FreeUseSnapshot = SnapshotFrom<typeof freeUseMachine>;
