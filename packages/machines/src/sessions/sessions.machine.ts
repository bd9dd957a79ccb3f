import { unexpectedProblem } from '../plain-toasts';
import { sessionsSetup } from './sessions.setup';

/**
 * Where a person is signed in, and ending that elsewhere or here. The list is read when it is opened; a session that
 * was ended leaves it without reading again.
 */
export const sessionsMachine = sessionsSetup.createMachine({
  id: 'sessions',
  context: { sessions: [], revokingId: undefined, problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetProblem',
      invoke: {
        src: 'listSessions',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'listed',
            actions: { type: 'storeList', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'storeList', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'storeList', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    listed: {
      entry: 'endRevoking',
      on: {
        'session.revoked': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'revoking',
          actions: { type: 'beginRevoking', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    revoking: {
      invoke: {
        src: 'revokeSession',
        input: ({ context }) => ({ id: presentSession(context) }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'listed',
            actions: ['notifyRevoked', 'tellEndOfOwn', 'dropRevoked'],
          },
          { target: 'listed', actions: { type: 'notifyFailed', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'listed',
          actions: [
            { type: 'notifyFailed', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

function presentSession({ revokingId }: { revokingId: string | undefined }): string {
  if (revokingId === undefined) throw new Error('No session was chosen: `revoking` must follow `listed`.');
  return revokingId;
}
