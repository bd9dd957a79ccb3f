import type { ContactMessage } from '@verapix/facts';
import {
  type ContactActor,
  contactMachine,
  type SendContactMessageOutcome,
  type ToastOptions,
} from '@verapix/machines';
import { createActor, fromPromise } from 'xstate';
import type { AskBackend } from '../auth/ask-backend';

interface StartContact {
  ask: AskBackend;
  notify: (toast: ToastOptions) => void;
  /** The message is with the team. */
  onSent: () => void;
}

/** Starts the machine of the contact form with its real actor and forwards what it says. */
export function startContact({ ask, notify, onSent }: StartContact): ContactActor {
  const machine = contactMachine.provide({
    actors: {
      sendMessage: fromPromise<SendContactMessageOutcome, ContactMessage>(({ input, signal }) =>
        ask((api) => api.sendContactMessage(input, signal)),
      ),
    },
  });
  const actor = createActor(machine);
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('message.sent', onSent);
  actor.on('error.caught', ({ error }) => console.error(error));
  return actor.start();
}
