import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { contactMachine } from '.';

export const contactDoc = describeMachine(contactMachine, {
  name: 'Contact form',
  purpose:
    'Sends a message to the team, once, however often the button is pressed. The contact page starts it with the first thing somebody does, and stops it; a message that is being sent is sent on whatever page. What was not sent stays in the form, with the reason.',
  input: {},
  events: {
    'message.changed': {
      meaning: 'Something new is typed after a message was sent: the confirmation gives way to the form.',
      example: { type: 'message.changed' },
    },
    'message.submit': {
      meaning:
        'The person sends what stands in the fields, trimmed. Where a field is wrong nothing is sent, and the field says why.',
      example: {
        type: 'message.submit',
        message: {
          name: 'Free Member',
          email: 'free@example.com',
          subject: 'A question',
          message: 'Which formats can I upload?',
        },
      },
    },
  },
  actors: { sendMessage: 'Hands the message to the backend.' },
  emits: {
    notify: 'A toast: the message was sent, or why not.',
    'message.sent': 'The message is with the team: the draft may be forgotten.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold `sendMessage` with `controlledActor`. It has no time of its own. Watch for a second press while the first is under way: it must send nothing.',
});
