import { type ChatDepartment, chat, delays } from '@verapix/facts';
import { assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import type { ToastOptions } from '../toasts/toasts.types';
import { connectedText, departmentPaths, welcomeMessages } from './chat.messages';
import type {
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatInput,
  ChatMessage,
  ReplyInput,
  ReplyOutcome,
} from './chat.types';
import { newestMessages, sendableText, unansweredTexts } from './conversation';

type Written = Pick<ChatMessage, 'content' | 'isBot'>;

/** The conversation with one more message. */
function withMessage(context: ChatContext, written: Written, department = context.department) {
  const message = { ...written, timestamp: new Date(context.now()), ...(department && { department }) };
  return newestMessages([...context.messages, message]);
}

/** Whether departments may be chosen: only of a conversation in which nothing was said yet. */
export const offersDepartments = ({
  messages,
  department,
}: Pick<ChatContext, 'messages' | 'department'>): boolean =>
  messages.length === chat.welcomeMessages && department === undefined;

export const chatSetup = setup({
  types: {} as { context: ChatContext; events: ChatEvent; input: ChatInput; emitted: ChatEmitted },
  actors: { reply: actorMustBeProvided<ReplyOutcome, ReplyInput>('reply') },
  guards: {
    isClosed: stateIn({ panel: 'closed' }),
    isSendable: (_, { text }: { text: string }) => sendableText(text) !== undefined,
    offersDepartments: ({ context }) => offersDepartments(context),
    isAnswered: (_, { messages }: { messages: readonly ChatMessage[] }) =>
      unansweredTexts(messages).length === 0,
    isOk: (_, { outcome }: { outcome: ReplyOutcome }) => outcome.ok,
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
    takeMessages: assign(({ context }, { messages }: { messages: readonly ChatMessage[] }) => ({
      messages: messages.length > 0 ? newestMessages(messages) : welcomeMessages(context.now()),
    })),
    addQuestion: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      const messages = withMessage(context, { content: sendableText(text) ?? '', isBot: false });
      enqueue.assign({ messages });
      enqueue.emit({ type: 'conversation.kept', messages });
    }),
    addReply: enqueueActions(({ context, enqueue }, { outcome }: { outcome: ReplyOutcome }) => {
      if (!outcome.ok) return;
      const messages = withMessage(context, { content: outcome.content, isBot: true });
      enqueue.assign({ messages });
      enqueue.emit({ type: 'conversation.kept', messages });
    }),
    enterDepartment: enqueueActions(
      ({ context, enqueue }, { department }: { department: ChatDepartment }) => {
        const content = connectedText(department);
        const messages = withMessage(context, { content, isBot: true }, department);
        enqueue.assign({ messages, department });
        enqueue.emit({ type: 'conversation.kept', messages });
        enqueue.emit({ type: 'navigate', to: departmentPaths[department] });
      },
    ),
    startOver: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ messages: welcomeMessages(context.now()), department: undefined });
      enqueue.emit({ type: 'conversation.cleared' });
    }),
    forgetDepartment: assign({ department: undefined }),
    forgetUnread: assign({ unreadCount: 0 }),
    countUnread: assign({ unreadCount: ({ context }) => context.unreadCount + 1 }),
    storePremium: assign({ isPremiumEnabled: (_, { isEnabled }: { isEnabled: boolean }) => isEnabled }),
    notify: emit((_, { toast }: { toast: ToastOptions }): ChatEmitted => ({ type: 'notify', toast })),
    reportError: emit((_, { error }: { error: unknown }): ChatEmitted => ({ type: 'error.caught', error })),
  },
  delays: { replyDeadline: delays.chatReplyDeadline },
});
