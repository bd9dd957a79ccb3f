import { freeUses } from '@verapix/facts';
import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { clampUsed } from './clamp-used';
import { usageLimitToast } from './free-use.messages';
import type {
  FreeUseAccess,
  FreeUseContext,
  FreeUseEmitted,
  FreeUseEvent,
  FreeUseInput,
} from './free-use.types';

/**
 * The free uses of the two generators. Each success of somebody without full access counts one; when none is left the
 * machine says so, once each time it comes to that. Nobody is stopped while it is not known who they are: `checking`
 * counts as well, since most people have no account.
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
    isNews: ({ context }, { access }: { access: FreeUseAccess }) => access !== context.access,
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
      guard: { type: 'isNews', params: ({ event }) => ({ access: event.access }) },
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
    /** Who uses the page is not known yet. */
    checking: { on: { 'generation.succeeded': { target: 'deciding', actions: 'countUse' } } },
    available: { on: { 'generation.succeeded': { target: 'deciding', actions: 'countUse' } } },
    exhausted: {
      entry: 'notifyLimit',
      on: {
        // Nothing new: another tab said the same.
        'used.changed': [
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

export type FreeUseActor = ActorRefFrom<typeof freeUseMachine>;
export type FreeUseSnapshot = SnapshotFrom<typeof freeUseMachine>;
