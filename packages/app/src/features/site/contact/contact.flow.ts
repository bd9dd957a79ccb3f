import type { ContactApi } from '@verapix/client/api/contact';
import { contactMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../../app/flow/define-flow';
import { deleteDraft } from './contact-draft';

/** Sends a message to the team. Sending finishes on any page. */
export const contactFlow = defineFlow({
  machine: contactMachine,
  keepAlive: (snapshot) => snapshot.matches('sending'),
  run: ({ account }: FlowContext<void, { api: ContactApi }>) => ({
    on: { 'message.sent': deleteDraft },
    actors: {
      sendMessage: (message, signal) => request(account, (api) => api.sendContactMessage(message, signal)),
    },
  }),
});
