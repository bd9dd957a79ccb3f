import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { chatMachine } from '.';

export const chatDoc = describeMachine(chatMachine, {
  name: 'Support chat',
  purpose:
    'The support chat: whether it is open, and what becomes of what the person wrote, each for itself, since a reply may come when the chat is closed. The app starts one when somebody reaches for the chat, and it lives as long as the app. The conversation is stored, and shared by all tabs.',
  input: {
    load: 'Reads the saved conversation. It is asked each time the chat opens, and must not throw.',
    now: 'The time in milliseconds since 1970: messages are dated with it.',
    isPremiumEnabled: 'Whether whoever uses it has a paid plan.',
  },
  events: {
    'chat.opened': {
      meaning:
        'The person opens the chat: the saved conversation is read again, and nothing is unread any more.',
      example: { type: 'chat.opened' },
    },
    'chat.closed': {
      meaning: 'The person closes the chat. A reply may still come.',
      example: { type: 'chat.closed' },
    },
    'help.opened': {
      meaning: 'The person wants to know what the chat can do.',
      example: { type: 'help.opened' },
    },
    'help.closed': {
      meaning: 'The person closes the help; the chat stays open.',
      example: { type: 'help.closed' },
    },
    'message.sent': {
      meaning:
        'The person sends a text, trimmed here. A blank one is not sent. What is being asked meanwhile is asked anew, with this.',
      example: { type: 'message.sent', text: 'Which formats can I upload?' },
    },
    'department.chosen': {
      meaning:
        'The person chooses a department, before anything was said: the chat answers and the page about it opens.',
      example: { type: 'department.chosen', department: 'Technical' },
    },
    'reply.retried': {
      meaning: 'The person asks again for the reply that did not come.',
      example: { type: 'reply.retried' },
    },
    'conversation.reset': {
      meaning: 'The person starts over: what is stored is removed.',
      example: { type: 'conversation.reset' },
    },
    'conversation.changed': {
      meaning:
        'Another tab stored a conversation; an empty one when it started over. Its answer ends the waiting here.',
      example: { type: 'conversation.changed', messages: [] },
    },
    'premium.changed': {
      meaning: 'The app says whether the person has a paid plan now.',
      example: { type: 'premium.changed', isEnabled: true },
    },
    'question.found': {
      meaning:
        'Raised by itself when what was loaded ends with a question: the page was left before its reply.',
      example: { type: 'question.found' },
    },
  },
  actors: { reply: 'Answers what the person wrote since the last answer, as plain text.' },
  emits: {
    notify: 'A toast: a reply came while the chat is closed, or none came.',
    navigate: 'To the page about the department that was chosen.',
    'conversation.kept': 'The whole conversation, to be stored.',
    'conversation.cleared': 'What is stored is to be removed.',
    'error.caught': `${errorCaughtText} Also a saved conversation that could not be read in full.`,
  },
  testing:
    'Hold `reply` with `controlledActor`, let `load` read a variable that the test fills from what is emitted, and let the `SimulatedClock` date messages and end the wait for a reply. Watch for the panel and the reply, which go on independently.',
});
