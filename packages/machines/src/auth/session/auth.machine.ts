import type { AuthUser, SessionChange } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import {
  type ErrorCaughtEmitted,
  type NavigateEmitted,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
  requiredWatcher,
} from '../../shared/setup-parts';
import { errorToast, infoToast, successToast, type ToastOptions, warningToast } from '../../shared/toast';
import { welcomeBack } from '../form-machine';

export type SessionChangedEvent = { type: 'session.changed' } & SessionChange;

type AuthEvent =
  /** Sent by `watchSession`: the signed-in user and why it changed. A repeated report changes nothing. */
  | SessionChangedEvent
  /** The user signs out. The user is cleared at once, before the server answers. */
  | { type: 'signOut.requested' }
  /** Another flow ended the session and informs the user itself, such as the deletion of the account. */
  | { type: 'session.ended' };

type AuthEmitted =
  /** Another tab signed in or out, the session expired, or the outcome of signing out. */
  | NotifyEmitted
  /** To the home page after signing out. */
  | NavigateEmitted
  | ErrorCaughtEmitted;

interface AuthContext {
  user: AuthUser | null;
  /** The user who signed out here last. A refresh that was in progress then must not sign them in again. */
  signedOutUserId: string | undefined;
}

/**
 * Output of the `endSession` actor. `server`: the server failed to end the session. `failed`: this browser failed to
 * delete it.
 */
export type EndSessionOutcome = { ok: true } | { ok: false; reason: 'server' | 'failed' };

interface Args {
  context: AuthContext;
}

/** Whether anything about the user is different. */
function hasUserChanged({ context: { user: known } }: Args, { user }: SessionChange): boolean {
  if (known === null || user === null) return known !== user;
  const keys = Object.keys(user) as (keyof AuthUser)[];
  return keys.some((key) => known[key] !== user[key]);
}

/** Whether a user signed in, and it is not a late refresh or update of the session that was signed out here. */
function isSignInAfterSignOut({ context: { signedOutUserId } }: Args, { user, cause }: SessionChange) {
  if (user === null) return false;
  return user.id !== signedOutUserId || (cause !== 'refreshed' && cause !== 'updated');
}

/**
 * Whether a user signs in while the session is being ended. The old session is still stored then, so another tab may
 * report it once more: that is not a sign-in.
 */
function isSignInDuringSignOut({ context: { signedOutUserId } }: Args, { user, cause }: SessionChange) {
  if (user === null) return false;
  return cause === 'signed-in-here' || (cause === 'signed-in-elsewhere' && user.id !== signedOutUserId);
}

function signOutToast(outcome: EndSessionOutcome): ToastOptions {
  if (outcome.ok) return successToast(messages.signedOutHere);
  return outcome.reason === 'server'
    ? warningToast(messages.signOutIssue, messages.signOutIssueText)
    : errorToast(messages.signOutFailed, messages.tryLater);
}

const signOutThrewToast = errorToast(messages.signOutError, messages.tryLater);

const change = ({ event: { user, cause } }: { event: SessionChangedEvent }): SessionChange => ({
  user,
  cause,
});
const storeUser = { type: 'storeUser', params: change } as const;
const clearUser = { type: 'clearUser', params: change } as const;

/**
 * The signed-in user. The app starts it when it first needs the account, and it runs as long as the app. It follows
 * the session wherever it changes: in a form of this tab, in another tab, or on the server. Signing out clears the
 * user first and informs the server second; no answer of the server signs the user in again.
 *
 * @testing Use `controlledActor` for `endSession`, and a `fromCallback` actor for `watchSession` whose `sendBack` the
 * test keeps to report changes. The machine has no timers. Test late reports: a refresh that was in progress during
 * the sign-out must not sign the user in again.
 */
export const authMachine = setup({
  types: {} as {
    context: AuthContext;
    events: AuthEvent;
    emitted: AuthEmitted;
  },
  actors: {
    /** Sends `session.changed` at the start and after each change, as long as the machine runs. */
    watchSession: requiredWatcher('watchSession'),
    /**
     * Ends the session on the server, and in this browser even if that fails. If its signal fires, a user has signed
     * in meanwhile, and it must not touch their session.
     */
    endSession: requiredActor<EndSessionOutcome, undefined>('endSession'),
  },
  guards: {
    isAdmin: ({ context }) => context.user?.isAdmin === true,
    isSignedIn: (_: unknown, { user }: SessionChange) => user !== null,
    isSignedOut: (_: unknown, { user }: SessionChange) => user === null,
    hasUserChanged,
    isSignInAfterSignOut,
    isSignInDuringSignOut,
  },
  actions: {
    storeUser: enqueueActions(({ context, enqueue }, { user, cause }: SessionChange) => {
      if (user && user.id !== context.user?.id && cause === 'signed-in-elsewhere') {
        enqueue.emit({ type: 'notify', toast: successToast(messages.signedInElsewhere, welcomeBack(user)) });
      }
      enqueue.assign({ user, signedOutUserId: undefined });
    }),
    clearUser: enqueueActions(({ enqueue }, { cause }: SessionChange) => {
      enqueue.assign({ user: null });
      if (cause === 'signed-out-elsewhere' || cause === 'expired') {
        enqueue.emit({ type: 'notify', toast: infoToast(messages.signedOutElsewhere) });
      }
    }),
    signOut: assign(({ context }) => ({ user: null, signedOutUserId: context.user?.id })),
    goHome: emit((): AuthEmitted => ({ type: 'navigate', to: '/' })),
    notify: notify(),
    notifySignedOut: emit(
      (_, outcome: EndSessionOutcome): AuthEmitted => ({ type: 'notify', toast: signOutToast(outcome) }),
    ),
    reportError: reportError(),
  },
}).createMachine({
  id: 'auth',
  context: { user: null, signedOutUserId: undefined },
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: { target: '.signedOut', actions: report },
  },
  initial: 'loading',
  states: {
    loading: {
      on: {
        'session.changed': [
          { guard: { type: 'isSignedIn', params: change }, target: 'signedIn', actions: storeUser },
          { target: 'signedOut', actions: clearUser },
        ],
      },
    },
    signedOut: {
      on: {
        'session.changed': {
          guard: { type: 'isSignInAfterSignOut', params: change },
          target: 'signedIn',
          actions: storeUser,
        },
      },
    },
    signedIn: {
      initial: 'checkingRole',
      on: {
        'session.changed': [
          { guard: { type: 'isSignedOut', params: change }, target: 'signedOut', actions: clearUser },
          { guard: { type: 'hasUserChanged', params: change }, target: '.checkingRole', actions: storeUser },
        ],
        'signOut.requested': { target: 'signingOut', actions: ['signOut', 'goHome'] },
        'session.ended': { target: 'signedOut', actions: 'signOut' },
      },
      states: {
        checkingRole: { always: [{ guard: 'isAdmin', target: 'admin' }, { target: 'member' }] },
        member: {},
        admin: {},
      },
    },
    signingOut: {
      on: {
        'session.changed': {
          guard: { type: 'isSignInDuringSignOut', params: change },
          target: 'signedIn',
          actions: storeUser,
        },
      },
      invoke: {
        src: 'endSession',
        onDone: { target: 'signedOut', actions: { type: 'notifySignedOut', params: outputOf } },
        onError: {
          target: 'signedOut',
          actions: [{ type: 'notify', params: { toast: signOutThrewToast } }, report],
        },
      },
    },
  },
});

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
