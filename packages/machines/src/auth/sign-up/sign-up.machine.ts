import { type ActorRefFrom, assertEvent, type SnapshotFrom } from 'xstate';
import { unexpectedProblem } from '../../plain-toasts';
import { emptyForm } from '../shared/form-context';
import { failureToast } from '../shared/form-messages';
import { redirecting } from '../shared/redirecting';
import { detailErrors, signUpToasts } from './sign-up.messages';
import { signUpSetup } from './sign-up.setup';

const google = { 'google.chosen': { target: 'redirecting' } } as const;

/**
 * Signing up: with Google, or with name, e-mail and password.
 *
 * - One request at a time; nothing is tried again by itself.
 * - After a failure the form is there again, with the reason beside the field it is about.
 * - The password goes to the actor and is held nowhere.
 */
export const signUpMachine = signUpSetup.createMachine({
  id: 'sign-up',
  context: ({ input }) => emptyForm(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        ...google,
        'details.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ fieldErrors: detailErrors(event) }) },
            target: 'submitting',
            actions: { type: 'beginAttempt', params: ({ event }) => ({ email: event.email.trim() }) },
          },
          {
            actions: {
              type: 'showFieldErrors',
              params: ({ event }) => ({ fieldErrors: detailErrors(event) }),
            },
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      on: { 'submit.cancelled': { target: 'editing' } },
      invoke: {
        src: 'signUp',
        input: ({ event, context: { email } }) => {
          assertEvent(event, 'details.submit');
          const { fullName, password, founder } = event;
          return { fullName: fullName.trim(), email, password, founder };
        },
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'done',
            actions: [
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signUpToasts(event.output) }) },
              'goHome',
            ],
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
              { type: 'notifyAll', params: ({ event }) => ({ toasts: signUpToasts(event.output) }) },
            ],
          },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'keepProblem', params: { problem: unexpectedProblem } },
            { type: 'notify', params: { toast: failureToast('Account creation failed') } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    /** The backend asked to be left alone for a while. */
    coolingDown: { on: google, after: { cooldown: { target: 'returning' } } },
    redirecting,
    /** Back to the form. */
    returning: { always: [{ guard: 'mustWait', target: 'coolingDown' }, { target: 'editing' }] },
    done: {},
  },
});

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;
export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;
