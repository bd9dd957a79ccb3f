import type { ChatMessage } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { createConversationStore } from './conversation-store';
import { awaitsReply, chatStateKey, conversationKey } from './stored-chat';

const message = (content: string, isBot: boolean): ChatMessage => ({
  content,
  isBot,
  timestamp: new Date('2026-01-15T09:00:00Z'),
});
const messages = [message('Hello', true), message('What is 4K?', false)];

/** A browser's storage, and the tabs that hear of it. */
function startStore({ isFull = false } = {}) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage;
  const tab = new EventTarget();
  const heard = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { items, heard, store: createConversationStore({ storage: () => storage, tab }) };
}

describe('the stored conversation', () => {
  it('comes back with its times, and its last message stands alone under a key of its own', () => {
    const { store, items } = startStore();
    store.keep(messages);
    expect(store.load()).toEqual({ messages, isDamaged: false });
    expect(JSON.parse(items.get(chatStateKey) ?? '')).toEqual({
      lastMessage: { content: 'What is 4K?', isBot: false, timestamp: '2026-01-15T09:00:00.000Z' },
    });
    expect([...items.keys()].sort()).toEqual([chatStateKey, conversationKey].sort());
  });

  it('is gone without a trace when it is cleared', () => {
    const { store, items } = startStore();
    store.keep(messages);
    store.clear();
    expect(items.size).toBe(0);
    expect(store.load().messages).toEqual([]);
  });

  it('is damaged where somebody wrote something else', () => {
    const { store, items } = startStore();
    items.set(conversationKey, '{"messages":');
    expect(store.load()).toEqual({ messages: [], isDamaged: true });
  });

  it('lasts as long as the page where storage is full', () => {
    const { store, items } = startStore({ isFull: true });
    store.keep(messages);
    expect(items.size).toBe(0);
    expect(store.load().messages).toEqual(messages);
    store.clear();
    expect(store.load().messages).toEqual([]);
  });

  it('lasts as long as the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    const store = createConversationStore({ storage: blocked, tab: new EventTarget() });
    expect(store.load()).toEqual({ messages: [], isDamaged: false });
    store.keep(messages);
    expect(store.load().messages).toEqual(messages);
  });

  it('is told when another tab stores or clears it, and nothing else is', () => {
    const { store, items, heard } = startStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    items.set(conversationKey, JSON.stringify(messages));
    heard('theme');
    expect(listener).not.toHaveBeenCalled();
    heard(conversationKey);
    expect(listener).toHaveBeenLastCalledWith(messages);
    items.clear();
    heard(null);
    expect(listener).toHaveBeenLastCalledWith([]);
    stop();
    heard(conversationKey);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('whether an answer is owed', () => {
  it.each([
    [null, false],
    ['{"lastMessage":{"content":"Hello","isBot":true}}', false],
    ['{"lastMessage":{"content":"What is 4K?","isBot":false}}', true],
    ['junk', false],
  ])('%s says %s', (stored, owed) => {
    expect(awaitsReply(stored)).toBe(owed);
  });

  it('is what the store says of a conversation that ends with a question', () => {
    const { store, items } = startStore();
    store.keep(messages);
    expect(awaitsReply(items.get(chatStateKey) ?? null)).toBe(true);
    store.keep([...messages, message('A size.', true)]);
    expect(awaitsReply(items.get(chatStateKey) ?? null)).toBe(false);
  });
});
