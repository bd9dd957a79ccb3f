import { ownKey, readItem, removeItem, writeItem } from '@verapix/domain';
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

/** The conversation of the user of this browser, shared by its tabs. */
export interface ConversationStore {
  load: () => SavedConversation;
  save: (messages: readonly ChatMessage[]) => void;
  clear: () => void;
  /** Calls back with the messages that another tab stored. Returns how to unsubscribe. */
  subscribe: (listener: (messages: readonly ChatMessage[]) => void) => () => void;
}

export function createConversationStore({ storage, tab }: ConversationStoreOptions): ConversationStore {
  /** If nothing can be stored, conversations last as long as the page. By their keys. */
  const unstored = new Map<string, readonly ChatMessage[]>();
  const load = (): SavedConversation => {
    const key = ownKey(conversationKey);
    const text = readItem(storage, key);
    return text === null ? { messages: unstored.get(key) ?? [], isDamaged: false } : parseConversation(text);
  };
  const remove = () => {
    removeItem(storage, ownKey(conversationKey));
    removeItem(storage, ownKey(chatStateKey));
  };
  return {
    load,
    save: (messages) => {
      const isStored =
        writeItem(storage, ownKey(conversationKey), conversationText(messages)) &&
        writeItem(storage, ownKey(chatStateKey), JSON.stringify({ lastMessage: messages.at(-1) }));
      unstored.set(ownKey(conversationKey), isStored ? [] : messages);
      // An older stored conversation must not come back.
      if (!isStored) remove();
    },
    clear: () => {
      unstored.delete(ownKey(conversationKey));
      remove();
    },
    subscribe: (listener) => {
      const onStorage = (event: Event) => {
        const changed = 'key' in event ? event.key : null;
        if (changed === ownKey(conversationKey) || changed === null) listener(load().messages);
      };
      tab.addEventListener('storage', onStorage);
      return () => tab.removeEventListener('storage', onStorage);
    },
  };
}
