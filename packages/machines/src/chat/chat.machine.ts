import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { newMessageToast, noReplyToast } from './chat.messages';
import { chatSetup } from './chat.setup';
import { unansweredTexts } from './conversation';

const failed = { target: 'failed', actions: { type: 'notify', params: { toast: noReplyToast } } } as const;

const panel = chatSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: { 'chat.opened': { target: 'open', actions: ['forgetUnread', 'loadConversation'] } },
    },
    open: {
      initial: 'conversing',
      exit: 'forgetDepartment',
      on: {
        'chat.closed': { target: 'closed' },
        'department.chosen': {
          guard: 'offersDepartments',
          actions: { type: 'enterDepartment', params: ({ event }) => ({ department: event.department }) },
        },
      },
      states: {
        conversing: { on: { 'help.opened': { target: 'helping' } } },
        /** The dialog that says what the chat can do is above the panel. */
        helping: { on: { 'help.closed': { target: 'conversing' } } },
      },
    },
  },
});

const reply = chatSetup.createStateConfig({
  initial: 'idle',
  on: {
    // Whatever is being asked meanwhile is asked anew, with this.
    'message.sent': {
      guard: { type: 'isSendable', params: ({ event }) => ({ text: event.text }) },
      target: '.replying',
      actions: { type: 'addQuestion', params: ({ event }) => ({ text: event.text }) },
    },
    'conversation.reset': { target: '.idle', actions: 'startOver' },
    'conversation.changed': [
      {
        // The other tab had its answer: one is enough.
        guard: { type: 'isAnswered', params: ({ event }) => ({ messages: event.messages }) },
        target: '.idle',
        actions: { type: 'takeMessages', params: ({ event }) => ({ messages: event.messages }) },
      },
      { actions: { type: 'takeMessages', params: ({ event }) => ({ messages: event.messages }) } },
    ],
  },
  states: {
    idle: { on: { 'question.found': { target: 'replying' } } },
    replying: {
      invoke: {
        src: 'reply',
        input: ({ context: { messages, department, isPremiumEnabled } }) => ({
          texts: unansweredTexts(messages),
          department,
          isPremiumEnabled,
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ outcome: event.output }) },
            target: 'answered',
            actions: { type: 'addReply', params: ({ event }) => ({ outcome: event.output }) },
          },
          failed,
        ],
        onError: {
          ...failed,
          actions: [failed.actions, { type: 'reportError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      after: { replyDeadline: failed },
    },
    /** Somebody who does not see the answer is told of it. */
    answered: {
      always: [
        {
          guard: 'isClosed',
          target: 'idle',
          actions: ['countUnread', { type: 'notify', params: { toast: newMessageToast } }],
        },
        { target: 'idle' },
      ],
    },
    /** No reply came. What the person wrote stays, and can be asked again. */
    failed: { on: { 'reply.retried': { target: 'replying' } } },
  },
});

/**
 * The support chat: whether it is open, and what becomes of what the person wrote, each for itself, since a reply may come
 * when the chat is closed. What is to be stored is emitted; the conversation is read again each time the chat opens.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  type: 'parallel',
  context: ({ input }) => ({ ...input, messages: [], department: undefined, unreadCount: 0 }),
  // The page may have been left before a reply came: it comes now.
  entry: 'loadConversation',
  on: {
    'premium.changed': {
      actions: { type: 'storePremium', params: ({ event }) => ({ isEnabled: event.isEnabled }) },
    },
  },
  states: { panel, reply },
});

export type ChatActor = ActorRefFrom<typeof chatMachine>;
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;
