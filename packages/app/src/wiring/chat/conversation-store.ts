import {
  type ChatMessage,
  conversationText,
  parseConversation,
  type SavedConversation,
} from '@verapix/machines';
import { readItem, removeItem, writeItem } from '../safe-storage';
import { chatStateKey, conversationKey } from './stored-chat';

interface ConversationStoreOptions {
  storage: () => Storage;
  /** Where other tabs' writes are heard: the window. */
  tab: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The conversation that the tabs of a browser share. */
export interface ConversationStore {
  load: () => SavedConversation;
  keep: (messages: readonly ChatMessage[]) => void;
  clear: () => void;
  /** Calls back with what another tab stored; returns how to stop that. */
  subscribe: (listener: (messages: readonly ChatMessage[]) => void) => () => void;
}

export function createConversationStore({ storage, tab }: ConversationStoreOptions): ConversationStore {
  // Where nothing can be stored it holds for as long as the page.
  let unstored: readonly ChatMessage[] = [];
  const load = (): SavedConversation => {
    const text = readItem(storage, conversationKey);
    return text === null ? { messages: unstored, isDamaged: false } : parseConversation(text);
  };
  const forget = () => {
    removeItem(storage, conversationKey);
    removeItem(storage, chatStateKey);
  };
  return {
    load,
    keep: (messages) => {
      const isKept =
        writeItem(storage, conversationKey, conversationText(messages)) &&
        writeItem(storage, chatStateKey, JSON.stringify({ lastMessage: messages.at(-1) }));
      unstored = isKept ? [] : messages;
      // What was stored before would be taken for the conversation.
      if (!isKept) forget();
    },
    clear: () => {
      unstored = [];
      forget();
    },
    subscribe: (listener) => {
      const hear = (event: Event) => {
        const key = 'key' in event ? event.key : null;
        if (key === conversationKey || key === null) listener(load().messages);
      };
      tab.addEventListener('storage', hear);
      return () => tab.removeEventListener('storage', hear);
    },
  };
}
