import { assign, fromPromise, setup } from 'xstate';

const notProvided = () => Promise.reject(new Error('Provide the `moveDoor` actor.'));

/** A sliding door: it opens on request, closes by itself, and can be locked while it is closed. */
export const doorMachine = setup({
  types: {
    context: {} as { trips: number; fault: string | undefined },
    events: {} as { type: 'opening.requested' } | { type: 'lock.turned' },
  },
  actors: { moveDoor: fromPromise<void, { to: 'open' | 'closed' }>(notProvided) },
  delays: { holdOpen: 5000 },
}).createMachine({
  id: 'door',
  context: { trips: 0, fault: undefined },
  initial: 'closed',
  states: {
    closed: { on: { 'opening.requested': 'opening', 'lock.turned': 'locked' } },
    locked: { on: { 'lock.turned': 'closed' } },
    opening: {
      invoke: {
        src: 'moveDoor',
        input: { to: 'open' },
        onDone: { target: 'open', actions: assign({ trips: ({ context }) => context.trips + 1 }) },
        onError: { target: 'stuck', actions: assign({ fault: ({ event }) => String(event.error) }) },
      },
    },
    open: {
      on: { 'opening.requested': { target: 'open', reenter: true } },
      after: { holdOpen: 'closing' },
    },
    closing: {
      on: { 'opening.requested': 'opening' },
      invoke: {
        src: 'moveDoor',
        input: { to: 'closed' },
        onDone: 'closed',
        onError: { target: 'stuck', actions: assign({ fault: ({ event }) => String(event.error) }) },
      },
    },
    stuck: {},
  },
});
