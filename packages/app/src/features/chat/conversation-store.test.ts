import { setDeviceOwner, visitors } from '@verapix/domain';
import type { ChatMessage } from '@verapix/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitsReply, chatStateKey, conversationKey } from '../../app/chat';
import { createConversationStore } from './conversation-store';

const message = (content: string, isBot: boolean): ChatMessage => ({
  content,
  isBot,
  timestamp: new Date('2026-01-15T09:00:00Z'),
});
const messages = [message('Hello', true), message('What is 4K?', false)];

/** A browser's storage, and a tab that gets its events. */
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
  const dispatch = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { items, dispatch, store: createConversationStore({ storage: () => storage, tab }) };
}

afterEach(() => setDeviceOwner(visitors));

describe('the stored conversation', () => {
  // @spec entity.chat
  it('is loaded with its times; its last message is also stored under a key of its own', () => {
    const { store, items } = startStore();
    store.save(messages);
    expect(store.load()).toEqual({ messages, isDamaged: false });
    expect(JSON.parse(items.get(chatStateKey) ?? '')).toEqual({
      lastMessage: { content: 'What is 4K?', isBot: false, timestamp: '2026-01-15T09:00:00.000Z' },
    });
    expect([...items.keys()].sort()).toEqual([chatStateKey, conversationKey].sort());
  });

  it('is that of one user, and of visitors', () => {
    for (const isFull of [false, true]) {
      const { store } = startStore({ isFull });
      store.save(messages);
      setDeviceOwner('ada');
      expect(store.load().messages).toEqual([]);
      store.save(messages.slice(0, 1));
      setDeviceOwner(visitors);
      expect(store.load().messages).toEqual(messages);
    }
  });

  it('leaves nothing in storage when it is cleared', () => {
    const { store, items } = startStore();
    store.save(messages);
    store.clear();
    expect(items.size).toBe(0);
    expect(store.load().messages).toEqual([]);
  });

  it('is reported as damaged if the stored text is invalid', () => {
    const { store, items } = startStore();
    items.set(conversationKey, '{"messages":');
    expect(store.load()).toEqual({ messages: [], isDamaged: true });
  });

  it('lasts as long as the page if storage is full', () => {
    const { store, items } = startStore({ isFull: true });
    store.save(messages);
    expect(items.size).toBe(0);
    expect(store.load().messages).toEqual(messages);
    store.clear();
    expect(store.load().messages).toEqual([]);
  });

  it('lasts as long as the page if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    const store = createConversationStore({ storage: blocked, tab: new EventTarget() });
    expect(store.load()).toEqual({ messages: [], isDamaged: false });
    store.save(messages);
    expect(store.load().messages).toEqual(messages);
  });

  it('is published when another tab stores or clears it, and only then', () => {
    const { store, items, dispatch } = startStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    items.set(conversationKey, JSON.stringify(messages));
    dispatch('theme');
    expect(listener).not.toHaveBeenCalled();
    dispatch(conversationKey);
    expect(listener).toHaveBeenLastCalledWith(messages);
    items.clear();
    dispatch(null);
    expect(listener).toHaveBeenLastCalledWith([]);
    stop();
    dispatch(conversationKey);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('whether a message awaits a reply', () => {
  it.each([
    [null, false],
    ['{"lastMessage":{"content":"Hello","isBot":true}}', false],
    ['{"lastMessage":{"content":"What is 4K?","isBot":false}}', true],
    ['junk', false],
  ])('%s: %s', (stored, awaited) => {
    expect(awaitsReply(stored)).toBe(awaited);
  });

  it('is stored with the conversation', () => {
    const { store, items } = startStore();
    store.save(messages);
    expect(awaitsReply(items.get(chatStateKey) ?? null)).toBe(true);
    store.save([...messages, message('A size.', true)]);
    expect(awaitsReply(items.get(chatStateKey) ?? null)).toBe(false);
  });
});
