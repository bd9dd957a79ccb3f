import { assign, emit, enqueueActions, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { errorToast, problemOf, problemText, successToast } from '../plain-toasts';
import type {
  ListSessionsOutcome,
  RevokeSessionInput,
  RevokeSessionOutcome,
  SessionsContext,
  SessionsEmitted,
  SessionsEvent,
} from './sessions.types';

/** Whether it is the session of this browser that is being ended: to the person, that is signing out. */
const isRevokingOwn = ({ sessions, revokingId }: SessionsContext): boolean =>
  sessions.some(({ id, current }) => current && id === revokingId);

/** The words of the sessions machine: its actors, guards and actions. What follows on what is in the chart. */
export const sessionsSetup = setup({
  types: {} as { context: SessionsContext; events: SessionsEvent; emitted: SessionsEmitted },
  actors: {
    listSessions: actorMustBeProvided<ListSessionsOutcome, void>('listSessions'),
    revokeSession: actorMustBeProvided<RevokeSessionOutcome, RevokeSessionInput>('revokeSession'),
  },
  guards: {
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isListed: ({ context }, { id }: { id: string }) => context.sessions.some((session) => session.id === id),
    /** Ended now, or before: either is what the person wanted. */
    isGone: (_, outcome: RevokeSessionOutcome) => outcome.ok || outcome.problem.code === 'not_found',
  },
  actions: {
    storeList: assign((_, outcome: ListSessionsOutcome) =>
      outcome.ok ? { sessions: outcome.sessions } : { problem: outcome.problem },
    ),
    forgetProblem: assign({ problem: undefined }),
    beginRevoking: assign((_, { id }: { id: string }) => ({ revokingId: id })),
    dropRevoked: assign(({ context }) => ({
      sessions: context.sessions.filter(({ id }) => id !== context.revokingId),
    })),
    endRevoking: assign({ revokingId: undefined }),
    tellEndOfOwn: enqueueActions(({ context, enqueue }) => {
      if (isRevokingOwn(context)) enqueue.emit({ type: 'session.ended' });
    }),
    notifyRevoked: emit(({ context }) => ({
      type: 'notify',
      toast: successToast(
        isRevokingOwn(context) ? 'You have been signed out' : 'Session revoked successfully',
      ),
    })),
    notifyFailed: emit(({ context }, outcome: RevokeSessionOutcome) => ({
      type: 'notify',
      toast: errorToast(
        isRevokingOwn(context) ? 'Failed to sign out' : 'Failed to revoke session',
        problemText(problemOf(outcome)),
      ),
    })),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});
