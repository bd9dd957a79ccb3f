import {
  type ContactField,
  contactFieldFault,
  contactFields,
  contactMaxCharacters,
  type ContactMessage,
  type Outcome,
  type Problem,
} from '@verapix/domain';
import * as messages from '@verapix/messages/machines-account';
import * as validation from '@verapix/messages/validation';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { problemOf, unexpectedOutcome } from '../shared/problem';
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
import { errorToast, successToast } from '../shared/toast';
import type { ContactErrors } from './contact.selectors';

interface ContactContext {
  /** The message that was sent last. */
  message: ContactMessage;
  /** What was wrong with the fields at the last submit. */
  errors: ContactErrors;
  /** Why the last message was not sent. */
  problem: Problem | undefined;
}

type ContactEvent =
  /** The user types after a message was sent: the form replaces the confirmation. */
  | { type: 'message.changed' }
  /** The user submits the trimmed fields. With an invalid field nothing is sent and the field shows why. */
  | { type: 'message.submit'; message: ContactMessage };

type ContactEmitted =
  /** The message was sent, or why not. */
  | NotifyEmitted
  /** The server accepted the message: the draft can be deleted. */
  | { type: 'message.sent' }
  | ErrorCaughtEmitted;

const missing: Readonly<Record<ContactField, string>> = {
  name: validation.enterName,
  email: validation.enterEmail,
  subject: validation.enterSubject,
  message: validation.writeMessage,
};

/** Why a field cannot be sent, in words for the user; undefined if it can. */
function errorOf(field: ContactField, text: string): string | undefined {
  switch (contactFieldFault(field, text)) {
    case 'missing':
      return missing[field];
    case 'unshown-characters':
      return validation.unshownCharacters;
    case 'too-long':
      return validation.tooManyCharacters({ max: contactMaxCharacters[field], length: [...text].length });
    case 'not-an-address':
      return validation.wholeEmail;
    default:
      return undefined;
  }
}

/** What is wrong with each field. */
const contactErrors = (message: ContactMessage): ContactErrors =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const error = errorOf(field, message[field]);
      return error === undefined ? [] : [[field, error]];
    }),
  );

const submitted = ({ event }: { event: Extract<ContactEvent, { type: 'message.submit' }> }) => event.message;

const submit = [
  {
    guard: { type: 'isComplete', params: submitted },
    target: 'sending',
    actions: { type: 'storeMessage', params: submitted },
  },
  { target: 'editing', actions: { type: 'showErrors', params: submitted } },
] as const;

/**
 * The contact form: sends a message once, however often the user submits it. The contact page starts it and stops
 * it, except while a message is being sent. `failed` shows the reason until the next attempt; `sent` shows the confirmation
 * until the user types again.
 *
 * @testing Use `controlledActor` for `sendMessage`. The machine has no timers. Test that a second submit sends
 * nothing while the first is in progress.
 */
export const contactMachine = setup({
  types: {} as { context: ContactContext; events: ContactEvent; emitted: ContactEmitted },
  actors: {
    /** Sends the message to the backend. */
    sendMessage: requiredActor<Outcome, ContactMessage>('sendMessage'),
  },
  guards: {
    isOk,
    isComplete: (_, message: ContactMessage) => Object.keys(contactErrors(message)).length === 0,
  },
  actions: {
    storeMessage: assign((_, message: ContactMessage) => ({ message, errors: {}, problem: undefined })),
    showErrors: assign((_, message: ContactMessage) => ({
      errors: contactErrors(message),
      problem: undefined,
    })),
    storeProblem: assign((_, outcome: Outcome) => ({ problem: problemOf(outcome) })),
    notifySent: emit({
      type: 'notify',
      toast: successToast(messages.messageSent, messages.replySoon),
    }),
    notifyNotSent: emit({ type: 'notify', toast: errorToast(messages.messageNotSent) }),
    emitSent: emit({ type: 'message.sent' }),
    reportError: reportError(),
  },
}).createMachine({
  id: 'contact',
  context: { message: { name: '', email: '', subject: '', message: '' }, errors: {}, problem: undefined },
  initial: 'editing',
  states: {
    editing: { on: { 'message.submit': submit } },
    sending: {
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => context.message,
        onDone: [
          { guard: ifOk, target: 'sent', actions: ['emitSent', 'notifySent'] },
          {
            target: 'failed',
            actions: [{ type: 'storeProblem', params: outputOf }, 'notifyNotSent'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeProblem', params: unexpectedOutcome }, 'notifyNotSent', report],
        },
      },
    },
    failed: { on: { 'message.submit': submit } },
    sent: { on: { 'message.changed': { target: 'editing' }, 'message.submit': submit } },
  },
});

export type ContactActor = ActorRefFrom<typeof contactMachine>;
export type ContactSnapshot = SnapshotFrom<typeof contactMachine>;
