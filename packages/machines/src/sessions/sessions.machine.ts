import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-account';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast } from '../shared/toast';

/** A browser in which the user is signed in. */
export interface ActiveSession {
  id: string;
  /** The `User-Agent` of the browser. */
  userAgent: string;
  ip: string;
  /** ISO 8601 times. */
  createdAt: string;
  lastUsedAt: string;
  /** Whether it is the session of this browser. */
  current: boolean;
}

interface SessionsContext {
  /** As received: most recently used first. */
  sessions: readonly ActiveSession[];
  /** The session that is being ended. */
  revokingId: string | undefined;
  /** Why the list could not be loaded; cleared by the next attempt. */
  problem: Problem | undefined;
}

type SessionsEvent =
  /** The user retries after the list could not be loaded. */
  | { type: 'load.retried' }
  /** The user ends a session of the list, one at a time. Ending the current one signs out. */
  | { type: 'session.revoked'; id: string };

type SessionsEmitted =
  /** The session was ended, or why not. */
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** The user ended the session of this browser: the app signs out. */
  | { type: 'session.ended' };

/** Most recently used first. */
export type ListSessionsOutcome = Outcome<{ sessions: readonly ActiveSession[] }>;

/** Input of the `revokeSession` actor. */
export interface RevokeSessionInput {
  id: string;
}

/** Whether the session of this browser is being ended, which signs the user out. */
const isRevokingCurrent = ({ sessions, revokingId }: SessionsContext): boolean =>
  sessions.some(({ id, current }) => current && id === revokingId);

function revokedSessionId({ revokingId }: SessionsContext): string {
  if (revokingId === undefined)
    throw new Error('No session was chosen: enter `revoking` only from `listed`.');
  return revokingId;
}

/**
 * The user's active sessions, and ending one here or on another device. The sessions page starts it and stops it,
 * except while a session is being ended. The list is loaded once; an ended session is removed without loading again.
 *
 * @testing Use `controlledActor` for both actors. The machine has no timers. Test the session of this browser: its
 * toasts are different.
 */
export const sessionsMachine = setup({
  types: {} as { context: SessionsContext; events: SessionsEvent; emitted: SessionsEmitted },
  actors: {
    /** Loads the user's sessions, most recently used first. */
    listSessions: requiredActor<ListSessionsOutcome, void>('listSessions'),
    /** Ends a session. A session that had already ended counts as success. */
    revokeSession: requiredActor<Outcome, RevokeSessionInput>('revokeSession'),
  },
  guards: {
    isOk,
    isListed: ({ context }: { context: SessionsContext }, { id }: RevokeSessionInput) =>
      context.sessions.some((session) => session.id === id),
    isRevoked: (_: unknown, outcome: Outcome) => outcome.ok || outcome.problem.code === 'not_found',
  },
  actions: {
    storeList: assign((_, outcome: ListSessionsOutcome) =>
      outcome.ok ? { sessions: outcome.sessions } : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    beginRevoking: assign((_, { id }: RevokeSessionInput) => ({ revokingId: id })),
    removeRevoked: assign(({ context }) => ({
      sessions: context.sessions.filter(({ id }) => id !== context.revokingId),
    })),
    endRevoking: assign({ revokingId: undefined }),
    emitEndOfCurrent: enqueueActions(({ context, enqueue }) => {
      if (isRevokingCurrent(context)) enqueue.emit({ type: 'session.ended' });
    }),
    notifyRevoked: emit(({ context }) => ({
      type: 'notify',
      toast: isRevokingCurrent(context)
        ? successToast(messages.signedOut)
        : successToast(messages.sessionRevoked),
    })),
    notifyFailed: emit(({ context }, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(
        isRevokingCurrent(context) ? messages.signOutFailed : messages.sessionNotRevoked,
        problemOf(outcome),
      ),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'sessions',
  context: { sessions: [], revokingId: undefined, problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'listSessions',
        onDone: [
          { guard: ifOk, target: 'listed', actions: { type: 'storeList', params: outputOf } },
          { target: 'failed', actions: { type: 'storeList', params: outputOf } },
        ],
        onError: { target: 'failed', actions: [{ type: 'storeList', params: unexpectedOutcome }, report] },
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
        input: ({ context }) => ({ id: revokedSessionId(context) }),
        onDone: [
          {
            guard: { type: 'isRevoked', params: outputOf },
            target: 'listed',
            actions: ['notifyRevoked', 'emitEndOfCurrent', 'removeRevoked'],
          },
          { target: 'listed', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: { target: 'listed', actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report] },
      },
    },
  },
});
