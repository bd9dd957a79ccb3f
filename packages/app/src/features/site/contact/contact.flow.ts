import type { ContactApi } from '@verapix/client/api/contact';
import { contactMachine } from '@verapix/machines';
import { defineFlow, type FlowContext, request } from '../../../app/flow/define-flow';
import { deleteDraft } from './contact-draft';

const flow = defineFlow({
  machine: contactMachine,
  keepAlive: (snapshot) => snapshot.matches('sending'),
  run: ({ account }: FlowContext<void, { api: ContactApi }>) => ({
    on: { 'message.sent': deleteDraft },
    actors: {
      sendMessage: (message, signal) => request(account, (api) => api.sendContactMessage(message, signal)),
    },
  }),
});

type ContactRun = ReturnType<typeof flow.create>;

/** The run of a message that is still being sent. */
let sending: ContactRun | undefined;

function trackSending(run: ContactRun): ContactRun {
  run.actor.subscribe((snapshot) => {
    if (snapshot.matches('sending')) sending = run;
    else if (sending === run) sending = undefined;
  });
  return run;
}

/**
 * Sends a message to the team. Sending finishes on any page, and a user who comes back meanwhile finds the same run: the message
 * cannot be sent twice.
 */
export const contactFlow: typeof flow = {
  ...flow,
  create: (context) => sending ?? trackSending(flow.create(context)),
};
