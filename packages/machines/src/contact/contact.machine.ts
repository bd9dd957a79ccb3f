import type { ActorRefFrom, DoneActorEvent, SnapshotFrom } from 'xstate';
import { unexpectedProblem } from '../plain-toasts';
import { sentToast } from './contact.messages';
import { contactSetup } from './contact.setup';
import type { ContactEvent, SendContactMessageOutcome } from './contact.types';

const typed = ({ event }: { event: Extract<ContactEvent, { type: 'message.submit' }> }) => event.message;
const outcomeOf = ({ event }: { event: DoneActorEvent<SendContactMessageOutcome> }) => event.output;
/** An actor threw: as good as an answer that says no. */
const broken: SendContactMessageOutcome = { ok: false, problem: unexpectedProblem };

const submit = [
  {
    guard: { type: 'isComplete', params: typed },
    target: 'sending',
    actions: { type: 'storeMessage', params: typed },
  },
  { target: 'editing', actions: { type: 'showErrors', params: typed } },
] as const;

/**
 * The contact form: it is filled in, sent once however often it is pressed, and either arrives or is kept to be sent
 * again. `failed` keeps saying why until the next attempt; `sent` confirms until something new is typed.
 */
export const contactMachine = contactSetup.createMachine({
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
          {
            guard: { type: 'isOk', params: outcomeOf },
            target: 'sent',
            actions: ['tellSent', { type: 'notify', params: { toast: sentToast } }],
          },
          {
            target: 'failed',
            actions: [
              { type: 'storeProblem', params: outcomeOf },
              { type: 'notifyNotSent', params: outcomeOf },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'storeProblem', params: broken },
            { type: 'notifyNotSent', params: broken },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: { on: { 'message.submit': submit } },
    sent: { on: { 'message.changed': { target: 'editing' }, 'message.submit': submit } },
  },
});

export type ContactActor = ActorRefFrom<typeof contactMachine>;
export type ContactSnapshot = SnapshotFrom<typeof contactMachine>;
