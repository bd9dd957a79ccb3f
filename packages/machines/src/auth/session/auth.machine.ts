import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { signOutBrokenToast, signOutToast } from './auth.messages';
import { authSetup } from './auth.setup';
import type { SessionChangedEvent, SessionNews } from './session.types';

const news = ({ event: { user, cause } }: { event: SessionChangedEvent }): SessionNews => ({ user, cause });

const signIn = { type: 'welcome', params: news } as const;
const signOut = { type: 'dismiss', params: news } as const;

/**
 * The session of the whole app: one actor, from start to end.
 *
 * - It believes what `watchSession` tells, and says and changes nothing when that is known already: a session is told
 *   again whenever a tab is looked at.
 * - One person at a time: another one replaces the first whole.
 * - Signing out forgets the person first and asks the server second; nothing the server says brings them back.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: { user: null, leaverId: undefined },
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: {
      target: '.signedOut',
      actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      on: {
        'session.changed': [
          { guard: { type: 'isSignedIn', params: news }, target: 'signedIn', actions: signIn },
          { target: 'signedOut', actions: signOut },
        ],
      },
    },
    signedOut: {
      on: {
        'session.changed': {
          guard: { type: 'isFresh', params: news },
          target: 'signedIn',
          actions: signIn,
        },
      },
    },
    signedIn: {
      initial: 'sorting',
      on: {
        'session.changed': [
          { guard: { type: 'isSignedOut', params: news }, target: 'signedOut', actions: signOut },
          { guard: { type: 'isNews', params: news }, target: '.sorting', actions: signIn },
        ],
        'signOut.requested': {
          target: 'signingOut',
          actions: ['leave', 'goHome'],
        },
        'session.ended': { target: 'signedOut', actions: 'leave' },
      },
      states: {
        sorting: { always: [{ guard: 'isAdmin', target: 'admin' }, { target: 'member' }] },
        member: {},
        admin: {},
      },
    },
    signingOut: {
      on: {
        'session.changed': {
          guard: { type: 'isArrivalWhileLeaving', params: news },
          target: 'signedIn',
          actions: signIn,
        },
      },
      invoke: {
        src: 'endSession',
        onDone: {
          target: 'signedOut',
          actions: { type: 'notify', params: ({ event }) => ({ toast: signOutToast(event.output) }) },
        },
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'notify', params: { toast: signOutBrokenToast } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
