import { readItem, removeItem, writeItem } from '@verapix/domain';
import {
  type ChatMessage,
  conversationText,
  parseConversation,
  type SavedConversation,
} from '@verapix/machines';
import { chatStateKey, conversationKey } from '../../app/chat';

interface ConversationStoreOptions {
  storage: () => Storage;
  /** Where `storage` events of other tabs are dispatched: the window. */
  tab: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The conversation, shared by the tabs of a browser. */
export interface ConversationStore {
  load: () => SavedConversation;
  save: (messages: readonly ChatMessage[]) => void;
  clear: () => void;
  /** Calls back with the messages that another tab stored. Returns how to unsubscribe. */
  subscribe: (listener: (messages: readonly ChatMessage[]) => void) => () => void;
}

export function createConversationStore({ storage, tab }: ConversationStoreOptions): ConversationStore {
  // If nothing can be stored, the conversation lasts as long as the page.
  let unstored: readonly ChatMessage[] = [];
  const load = (): SavedConversation => {
    const text = readItem(storage, conversationKey);
    return text === null ? { messages: unstored, isDamaged: false } : parseConversation(text);
  };
  const remove = () => {
    removeItem(storage, conversationKey);
    removeItem(storage, chatStateKey);
  };
  return {
    load,
    save: (messages) => {
      const isStored =
        writeItem(storage, conversationKey, conversationText(messages)) &&
        writeItem(storage, chatStateKey, JSON.stringify({ lastMessage: messages.at(-1) }));
      unstored = isStored ? [] : messages;
      // An older stored conversation must not come back.
      if (!isStored) remove();
    },
    clear: () => {
      unstored = [];
      remove();
    },
    subscribe: (listener) => {
      const onStorage = (event: Event) => {
        const key = 'key' in event ? event.key : null;
        if (key === conversationKey || key === null) listener(load().messages);
      };
      tab.addEventListener('storage', onStorage);
      return () => tab.removeEventListener('storage', onStorage);
    },
  };
}
