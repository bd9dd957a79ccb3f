import { type ActorRefFrom, assertEvent, type SnapshotFrom } from 'xstate';
import { unexpectedProblem } from '../../plain-toasts';
import { emptyForm } from '../shared/form-context';
import { failureToast } from '../shared/form-messages';
import { redirecting } from '../shared/redirecting';
import { mailOutcomes } from './mail-outcomes';
import {
  confirmationSentToast,
  credentialErrors,
  emailRequiredToast,
  resetSentToast,
  signInToasts,
} from './sign-in.messages';
import { signInSetup } from './sign-in.setup';
import type { SignInEvent } from './sign-in.types';

type Submit = Extract<SignInEvent, { type: 'credentials.submit' }>;

const google = { 'google.chosen': { target: 'redirecting' } } as const;

/** The backend asked to wait before another mail: says for how long, and asks for none. */
const mailHeldBack = { guard: 'mustWaitForMail', actions: 'notifyMailWait' } as const;

const form = {
  ...google,
  'credentials.submit': [
    {
      guard: {
        type: 'isComplete',
        params: ({ event }: { event: Submit }) => ({ fieldErrors: credentialErrors(event) }),
      },
      target: 'submitting',
      actions: {
        type: 'beginAttempt',
        params: ({ event }: { event: Submit }) => ({ email: event.email.trim() }),
      },
    },
    {
      actions: {
        type: 'showFieldErrors',
        params: ({ event }: { event: Submit }) => ({ fieldErrors: credentialErrors(event) }),
      },
    },
  ],
  'reset.requested': [
    mailHeldBack,
    {
      guard: {
        type: 'isAddressed',
        params: ({ event: { email } }: { event: { email: string } }) => ({ email }),
      },
      target: 'requestingReset',
    },
    { actions: { type: 'notify', params: { toast: emailRequiredToast } } },
  ],
} as const;

/**
 * Signing in: with Google, or with e-mail and password once the form is asked for.
 *
 * - One request at a time; nothing is tried again by itself.
 * - After a failure the form is there again, with the reason; the wait a backend asks for is kept. A wait that it
 *   asks for before another mail holds back mails alone.
 * - The password goes to the actor and is held nowhere.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'sign-in',
  context: ({ input }) => ({ ...emptyForm(input), isFormOpen: false, mailRetryAt: undefined }),
  initial: 'choosing',
  states: {
    choosing: { on: { ...google, 'email.chosen': { target: 'editing', actions: 'openForm' } } },
    editing: { on: form },
    submitting: {
      tags: 'busy',
      on: { 'submit.cancelled': { target: 'returning' } },
      invoke: {
        src: 'signIn',
        input: ({ event, context: { email } }) => {
          assertEvent(event, 'credentials.submit');
          return { email, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'done',
            actions: { type: 'notifyAll', params: ({ event }) => ({ toasts: signInToasts(event.output) }) },
          },
          {
            target: 'returning',
            actions: [
              {
                type: 'keepProblem',
                params: ({ event: { output } }) => ({
                  problem: output.ok ? unexpectedProblem : output.problem,
                }),
              },
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signInToasts(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'keepProblem', params: { problem: unexpectedProblem } },
            { type: 'notify', params: { toast: failureToast('Login failed') } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    /** The password was right, but the address was never confirmed. */
    unconfirmed: { on: { ...form, 'resend.requested': [mailHeldBack, { target: 'resending' }] } },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'resendConfirmation',
        input: ({ context: { email } }) => ({ email }),
        ...mailOutcomes(confirmationSentToast),
      },
    },
    requestingReset: {
      tags: 'busy',
      invoke: {
        src: 'sendReset',
        input: ({ event }) => {
          assertEvent(event, 'reset.requested');
          return { email: event.email.trim() };
        },
        ...mailOutcomes(resetSentToast),
      },
    },
    /** The backend asked to be left alone for a while. */
    coolingDown: { on: google, after: { cooldown: { target: 'returning' } } },
    redirecting,
    /** Back to where the person was. */
    returning: {
      always: [
        { guard: 'mustWait', target: 'coolingDown' },
        { guard: 'isUnconfirmed', target: 'unconfirmed' },
        { guard: 'isFormOpen', target: 'editing' },
        { target: 'choosing' },
      ],
    },
    done: {},
  },
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
