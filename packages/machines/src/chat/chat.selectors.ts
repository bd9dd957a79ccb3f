import type { ChatSnapshot } from './chat.machine';
import { offersDepartments } from './chat.setup';
import type { ChatState } from './chat.types';

/** What is known of the chat beside its messages. */
export function selectChatState({ value, context }: Pick<ChatSnapshot, 'value' | 'context'>): ChatState {
  return {
    isOpen: value.panel !== 'closed',
    unreadCount: context.unreadCount,
    lastMessage: context.messages.at(-1),
    isPremiumEnabled: context.isPremiumEnabled,
  };
}

/** Whether departments may be chosen: of a conversation in which nothing was said yet. */
export const selectOffersDepartments = ({ context }: Pick<ChatSnapshot, 'context'>): boolean =>
  offersDepartments(context);
