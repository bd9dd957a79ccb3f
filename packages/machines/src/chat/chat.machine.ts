import { type ChatDepartment, delays, type Outcome } from '@verapix/domain';
import * as texts from '@verapix/messages/machines-chat';
import * as shared from '@verapix/messages/machines-shared';
import * as departments from '@verapix/messages/tools';
import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup, stateIn } from 'xstate';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NavigateEmitted,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { errorToast, infoToast } from '../shared/toast';
import {
  type ChatMessage,
  newestMessages,
  offersDepartments,
  type SavedConversation,
  sendableText,
  unansweredTexts,
  welcomeMessages,
} from './conversation';

interface ChatInput {
  /** Loads the saved conversation. It is called each time the chat opens, and must not throw. */
  load: () => SavedConversation;
  /** The time in milliseconds since 1970, for the timestamps of messages. */
  now: () => number;
  /** Whether the user has a paid plan. */
  isPremiumEnabled: boolean;
}

export interface ChatContext extends ChatInput {
  messages: readonly ChatMessage[];
  department: ChatDepartment | undefined;
  unreadCount: number;
}

export type ChatEvent =
  /** The user opens the chat: loads the saved conversation and marks all replies as read. */
  | { type: 'chat.opened' }
  /** The user closes the chat. A reply can still be received. */
  | { type: 'chat.closed' }
  /** The user opens the help dialog. */
  | { type: 'help.opened' }
  /** The user closes the help dialog. */
  | { type: 'help.closed' }
  /** The user sends a text as typed. A blank text is not sent. A pending request is replaced by one with this text. */
  | { type: 'message.sent'; text: string }
  /** The user chooses a department in a new conversation: the chat confirms and the department's page opens. */
  | { type: 'department.chosen'; department: ChatDepartment }
  /** The user requests a failed reply again. */
  | { type: 'reply.retried' }
  /** The user starts over: deletes the stored conversation. */
  | { type: 'conversation.reset' }
  /** Another tab stored a conversation; an empty one if it was reset there. */
  | { type: 'conversation.changed'; messages: readonly ChatMessage[] }
  /** Another user signed in, or the user left: the chat closes, and has the conversation of who uses the browser now. */
  | { type: 'user.changed' }
  /** The user's plan changed. */
  | { type: 'premium.changed'; isEnabled: boolean }
  /** Raised when the loaded conversation ends with a question: the page was left before its reply. */
  | { type: 'question.found' };

type ChatEmitted =
  /** A reply was received while the chat is closed, or none was received. */
  | NotifyEmitted
  /** To the page of the chosen department. */
  | NavigateEmitted
  /** Also if the saved conversation was partly invalid. */
  | ErrorCaughtEmitted
  /** The whole conversation, to be stored. */
  | { type: 'conversation.updated'; messages: readonly ChatMessage[] }
  /** The stored conversation is to be deleted. */
  | { type: 'conversation.cleared' };

/** Input of the `reply` actor. */
export interface ReplyInput {
  /** What the user wrote since the last reply, oldest first; at least one text. */
  texts: readonly string[];
  department: ChatDepartment | undefined;
  isPremiumEnabled: boolean;
}

/** The reply as plain text. */
export type ReplyOutcome = Outcome<{ content: string }>;

/** The departments as users read them. */
export const chatDepartmentNames: Readonly<Record<ChatDepartment, string>> = {
  General: departments.generalDepartment,
  Technical: departments.technicalDepartment,
  Pricing: departments.pricingDepartment,
  'Payment Options': departments.paymentDepartment,
};

const connectedText = (department: ChatDepartment): string =>
  texts.connected({ department: chatDepartmentNames[department] });

const departmentPaths: Record<ChatDepartment, string> = {
  General: '/',
  Technical: '/contact',
  Pricing: '/pricing',
  'Payment Options': '/payment',
};

const newMessageToast = {
  ...infoToast(texts.newMessage, texts.supportAnswered),
  duration: delays.chatToastShown,
};
const noReplyToast = errorToast(shared.errorTitle, texts.noReply);

interface Messages {
  messages: readonly ChatMessage[];
}

/** The conversation with one more message. */
function withMessage(
  context: ChatContext,
  written: Pick<ChatMessage, 'content' | 'isBot'>,
  department = context.department,
) {
  const message = { ...written, timestamp: new Date(context.now()), ...(department && { department }) };
  return newestMessages([...context.messages, message]);
}

const chatSetup = setup({
  types: {} as { context: ChatContext; events: ChatEvent; input: ChatInput; emitted: ChatEmitted },
  actors: {
    /** Replies to what the user wrote since the last reply, as plain text. */
    reply: requiredActor<ReplyOutcome, ReplyInput>('reply'),
  },
  guards: {
    isOk,
    isClosed: stateIn({ panel: 'closed' }),
    isSendable: (_: unknown, { text }: { text: string }) => sendableText(text) !== undefined,
    offersDepartments: ({ context }: { context: ChatContext }) => offersDepartments(context),
    isAnswered: (_: unknown, { messages }: Messages) => unansweredTexts(messages).length === 0,
  },
  actions: {
    loadConversation: enqueueActions(({ context, enqueue }) => {
      const { messages, isDamaged } = context.load();
      if (isDamaged) {
        enqueue.emit({ type: 'error.caught', error: new Error('The saved chat could not be read in full.') });
      }
      enqueue.assign({ messages: messages.length > 0 ? messages : welcomeMessages(context.now()) });
      if (unansweredTexts(messages).length > 0) enqueue.raise({ type: 'question.found' });
    }),
    storeMessages: assign(({ context }, { messages }: Messages) => ({
      messages: messages.length > 0 ? newestMessages(messages) : welcomeMessages(context.now()),
    })),
    addQuestion: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      const messages = withMessage(context, { content: sendableText(text) ?? '', isBot: false });
      enqueue.assign({ messages });
      enqueue.emit({ type: 'conversation.updated', messages });
    }),
    addReply: enqueueActions(({ context, enqueue }, outcome: ReplyOutcome) => {
      if (!outcome.ok) return;
      const messages = withMessage(context, { content: outcome.content, isBot: true });
      enqueue.assign({ messages });
      enqueue.emit({ type: 'conversation.updated', messages });
    }),
    enterDepartment: enqueueActions(
      ({ context, enqueue }, { department }: { department: ChatDepartment }) => {
        const content = connectedText(department);
        const messages = withMessage(context, { content, isBot: true }, department);
        enqueue.assign({ messages, department });
        enqueue.emit({ type: 'conversation.updated', messages });
        enqueue.emit({ type: 'navigate', to: departmentPaths[department] });
      },
    ),
    startOver: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ messages: welcomeMessages(context.now()), department: undefined });
      enqueue.emit({ type: 'conversation.cleared' });
    }),
    clearDepartment: assign({ department: undefined }),
    clearUnread: assign({ unreadCount: 0 }),
    countUnread: assign({ unreadCount: ({ context }) => context.unreadCount + 1 }),
    storePremium: assign({ isPremiumEnabled: (_, { isEnabled }: { isEnabled: boolean }) => isEnabled }),
    notify: notify(),
    reportError: reportError(),
  },
  delays: { replyDeadline: delays.chatReplyDeadline },
});

const failed = { target: 'failed', actions: { type: 'notify', params: { toast: noReplyToast } } } as const;

const panel = chatSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: { 'chat.opened': { target: 'open', actions: ['clearUnread', 'loadConversation'] } },
    },
    open: {
      initial: 'conversing',
      exit: 'clearDepartment',
      on: {
        'chat.closed': { target: 'closed' },
        'department.chosen': {
          guard: 'offersDepartments',
          actions: { type: 'enterDepartment', params: ({ event }) => ({ department: event.department }) },
        },
      },
      states: {
        conversing: { on: { 'help.opened': { target: 'helping' } } },
        /** The help dialog is open above the panel. */
        helping: { on: { 'help.closed': { target: 'conversing' } } },
      },
    },
  },
});

const reply = chatSetup.createStateConfig({
  initial: 'idle',
  on: {
    'message.sent': {
      guard: { type: 'isSendable', params: ({ event }) => ({ text: event.text }) },
      target: '.replying',
      actions: { type: 'addQuestion', params: ({ event }) => ({ text: event.text }) },
    },
    'conversation.reset': { target: '.idle', actions: 'startOver' },
    'conversation.changed': [
      {
        // The other tab received the reply, so this one stops waiting.
        guard: { type: 'isAnswered', params: ({ event }) => ({ messages: event.messages }) },
        target: '.idle',
        actions: { type: 'storeMessages', params: ({ event }) => ({ messages: event.messages }) },
      },
      { actions: { type: 'storeMessages', params: ({ event }) => ({ messages: event.messages }) } },
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
          { guard: ifOk, target: 'answered', actions: { type: 'addReply', params: outputOf } },
          failed,
        ],
        onError: { ...failed, actions: [failed.actions, report] },
      },
      after: { replyDeadline: failed },
    },
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
    /** No reply was received. What the user wrote stays, and can be sent again. */
    failed: { on: { 'reply.retried': { target: 'replying' } } },
  },
});

/**
 * The support chat. Its two regions are independent, because a reply can be received while the panel is closed. The
 * app starts it when the user first opens the chat, and it runs as long as the app. The conversation is stored and
 * shared by all tabs: the machine emits what is to be stored, and loads it each time the chat opens.
 *
 * @testing Use `controlledActor` for `reply`, let `load` return what the machine emitted, and let a `SimulatedClock`
 * set the timestamps and the reply deadline. Test the panel and the reply independently.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  type: 'parallel',
  context: ({ input }) => ({ ...input, messages: [], department: undefined, unreadCount: 0 }),
  // Requests the reply if the page was left before it was received.
  entry: 'loadConversation',
  on: {
    'user.changed': {
      target: ['.panel.closed', '.reply.idle'],
      actions: ['clearDepartment', 'clearUnread', 'loadConversation'],
    },
    'premium.changed': {
      actions: { type: 'storePremium', params: ({ event }) => ({ isEnabled: event.isEnabled }) },
    },
  },
  states: { panel, reply },
});

export type ChatActor = ActorRefFrom<typeof chatMachine>;
export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;
