import type { ContactMessage } from '@verapix/facts';
import { assign, emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { problemOf } from '../plain-toasts';
import type { ToastOptions } from '../toasts/toasts.types';
import { contactErrors, notSentToast } from './contact.messages';
import type {
  ContactContext,
  ContactEmitted,
  ContactEvent,
  SendContactMessageOutcome,
} from './contact.types';

/** The words of the contact form's machine: its actor, guards and actions. What follows on what is in the chart. */
export const contactSetup = setup({
  types: {} as { context: ContactContext; events: ContactEvent; emitted: ContactEmitted },
  actors: {
    sendMessage: actorMustBeProvided<SendContactMessageOutcome, ContactMessage>('sendMessage'),
  },
  guards: {
    isOk: (_, { ok }: SendContactMessageOutcome) => ok,
    isComplete: (_, message: ContactMessage) => Object.keys(contactErrors(message)).length === 0,
  },
  actions: {
    storeMessage: assign((_, message: ContactMessage) => ({ message, errors: {}, problem: undefined })),
    showErrors: assign((_, message: ContactMessage) => ({
      errors: contactErrors(message),
      problem: undefined,
    })),
    storeProblem: assign((_, outcome: SendContactMessageOutcome) => ({ problem: problemOf(outcome) })),
    notify: emit((_, { toast }: { toast: ToastOptions }) => ({ type: 'notify', toast })),
    notifyNotSent: emit((_, outcome: SendContactMessageOutcome) => ({
      type: 'notify',
      toast: notSentToast(problemOf(outcome)),
    })),
    tellSent: emit({ type: 'message.sent' }),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});
