import type { ActorRefFrom, DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import { deadLinkProblem } from '../shared/dead-link';
import {
  alreadySignedInToast,
  callbackFailedProblem,
  failedToast,
  foundToast,
  invalidToast,
  refusalProblem,
  signedInToasts,
} from './auth-callback.messages';
import { authCallbackSetup, isUsable } from './auth-callback.setup';
import type { FindSessionOutcome, SetSessionOutcome } from './auth-callback.types';

type Done = { event: DoneActorEvent<FindSessionOutcome | SetSessionOutcome> };

/** A link that leads nowhere any more. */
const toInvalid = {
  target: 'invalid',
  actions: [
    { type: 'keepProblem', params: { problem: deadLinkProblem } },
    { type: 'notify', params: { toast: invalidToast(deadLinkProblem) } },
    'goToSignIn',
  ],
} as const;

const problemOf = ({ event: { output } }: Done) => (output.ok ? callbackFailedProblem : output.problem);

/** The backend could not be asked. */
const toFailed = {
  guard: { type: 'isFailure', params: ({ event }: Done) => ({ outcome: event.output }) },
  target: 'failed',
  actions: [
    { type: 'keepProblem', params: (done: Done) => ({ problem: problemOf(done) }) },
    { type: 'notify', params: (done: Done) => ({ toast: failedToast(problemOf(done)) }) },
    'goToSignIn',
  ],
} as const;

const onError = {
  target: 'failed',
  actions: [
    { type: 'keepProblem', params: { problem: callbackFailedProblem } },
    { type: 'notify', params: { toast: failedToast(callbackFailedProblem) } },
    'goToSignIn',
    { type: 'reportError', params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }) },
  ],
} as const;

/**
 * Coming back from Google or from a mail's link. A session that is there already wins; otherwise one is made of what
 * the address brought; otherwise the session is looked for once more. However it ends, a toast says so and the page
 * is left. What nobody asked for in this browser is not taken without a question.
 */
export const authCallbackMachine = authCallbackSetup.createMachine({
  id: 'auth-callback',
  context: ({ input: { callback, returnTo = '/' } }) => ({ callback, returnTo, problem: undefined }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'isRefused',
          target: 'invalid',
          actions: [
            'keepRefusal',
            {
              type: 'notify',
              params: ({ context }) => ({ toast: invalidToast(refusalProblem(context.callback)) }),
            },
            'goToSignIn',
          ],
        },
        { target: 'checking' },
      ],
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'findSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ outcome: event.output }) },
            target: 'succeeded',
            actions: [
              {
                type: 'notify',
                params: ({ event: { output } }) => ({
                  toast: output.ok && output.user ? alreadySignedInToast(output.user) : foundToast,
                }),
              },
              'goOn',
            ],
          },
          toFailed,
          { guard: 'isExpected', target: 'settingSession' },
          { guard: 'isUnasked', target: 'confirming' },
          { guard: 'isMalformed', ...toInvalid },
          { target: 'rechecking' },
        ],
        onError,
      },
    },
    /** "Continue as …?" */
    confirming: {
      on: {
        'identity.confirmed': { target: 'settingSession' },
        'identity.refused': { target: 'invalid', actions: 'goToSignIn' },
      },
    },
    settingSession: {
      tags: 'busy',
      invoke: {
        src: 'setSession',
        input: ({ context: { callback } }) => {
          if (!isUsable(callback))
            throw new Error('A session is set without tokens or a code to make it of.');
          return { callback };
        },
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ outcome: event.output }) },
            target: 'succeeded',
            actions: [
              {
                type: 'notifyAll',
                params: ({ context, event }) => ({ toasts: signedInToasts(context.callback, event.output) }),
              },
              'goOn',
            ],
          },
          toFailed,
          toInvalid,
        ],
        onError,
      },
    },
    rechecking: {
      tags: 'busy',
      invoke: {
        src: 'findSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ outcome: event.output }) },
            target: 'succeeded',
            actions: [{ type: 'notify', params: { toast: foundToast } }, 'goOn'],
          },
          toFailed,
          toInvalid,
        ],
        onError,
      },
    },
    succeeded: { entry: 'forgetTokens' },
    invalid: { entry: 'forgetTokens' },
    failed: { entry: 'forgetTokens' },
  },
});

export type AuthCallbackActor = ActorRefFrom<typeof authCallbackMachine>;
export type AuthCallbackSnapshot = SnapshotFrom<typeof authCallbackMachine>;
