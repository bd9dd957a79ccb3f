import type { ChatMessage, ReplyInput, ReplyOutcome } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { AccountView } from '../../app/account/account';
import { type ChatRuntime, createChat } from '../../app/chat';
import { startFlow } from '../../app/flow/flow.test-kit';
import { chatFlow } from './chat.flow';

const visitor: AccountView = {
  status: 'signed-in',
  user: null,
  planId: 'free',
  planStatus: 'known',
  offer: 'open',
  hasFullAccess: false,
  states: [],
};

/** A chat in a test environment. */
async function startAll(saved: readonly ChatMessage[] = []) {
  let view = visitor;
  const listeners = new Set<() => void>();
  const stored: (readonly ChatMessage[])[] = [];
  const stopTabs = vi.fn();
  let publishFromOtherTab = (_messages: readonly ChatMessage[]) => {};
  const clear = vi.fn();
  const reply = vi.fn(
    async (_input: ReplyInput): Promise<ReplyOutcome> => ({ ok: true, content: 'A size.' }),
  );
  const { actor, happened } = await startFlow(
    chatFlow,
    {
      conversation: {
        load: () => ({ messages: saved, isDamaged: false }),
        save: (messages) => void stored.push(messages),
        clear,
        subscribe: (listener) => {
          publishFromOtherTab = listener;
          return stopTabs;
        },
      },
      reply,
      now: () => 0,
    },
    {
      view: () => view,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  const buy = () => {
    view = { ...visitor, planId: 'premium' };
    for (const listener of listeners) listener();
  };
  const answered = () => waitFor(actor, (snapshot) => snapshot.matches({ reply: 'idle' }));
  const otherTab = (messages: readonly ChatMessage[]) => publishFromOtherTab(messages);
  return { actor, stored, clear, happened, reply, buy, answered, stopTabs, listeners, otherTab };
}

describe('the chat flow', () => {
  it('stores the messages of both sides', async () => {
    const { actor, stored, answered } = await startAll();
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'message.sent', text: 'What is 4K?' });
    await answered();
    expect(stored.map((messages) => messages.at(-1)?.content)).toEqual(['What is 4K?', 'A size.']);
  });

  it('opens the page of a department, and clears the conversation when it starts over', async () => {
    const { actor, happened, clear } = await startAll();
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'department.chosen', department: 'Pricing' });
    expect(happened).toEqual(['go to /pricing']);
    actor.send({ type: 'conversation.reset' });
    expect(clear).toHaveBeenCalledOnce();
  });

  it('notifies about a reply that arrives while it is closed', async () => {
    const { actor, happened, answered } = await startAll();
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'message.sent', text: 'What is 4K?' });
    actor.send({ type: 'chat.closed' });
    await answered();
    expect(happened.join()).toContain('New Message');
  });

  it('sends with a message whether the user has a paid plan now', async () => {
    const { actor, buy, reply } = await startAll();
    actor.send({ type: 'chat.opened' });
    buy();
    actor.send({ type: 'message.sent', text: 'Plans' });
    expect(reply.mock.lastCall?.[0]).toMatchObject({ isPremiumEnabled: true });
  });

  it('follows other tabs, and stops listening when it is stopped', async () => {
    const { actor, otherTab, stopTabs, listeners } = await startAll();
    otherTab([{ content: 'From there', isBot: true, timestamp: new Date(0) }]);
    expect(actor.getSnapshot().context.messages.map(({ content }) => content)).toEqual(['From there']);
    actor.stop();
    expect(stopTabs).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });
});

describe('loading the chat', () => {
  const runtime = async (): Promise<ChatRuntime> => ({ actor: (await startAll()).actor, Panel: () => null });

  it('happens once for repeated calls, then the chat opens', async () => {
    const one = await runtime();
    const start = vi.fn(async () => one);
    const chat = createChat({ start, onFail: vi.fn() });
    chat.prepare();
    chat.prepare();
    chat.open();
    expect(chat.isPending()).toBe(true);
    await vi.waitFor(() => expect(chat.isPending()).toBe(false));
    expect(start).toHaveBeenCalledOnce();
    expect(chat.runtime()?.actor.getSnapshot().matches({ panel: 'open' })).toBe(true);
  });

  it('reports a failure only if the chat should open, and tries again with the next press', async () => {
    const start = vi.fn<() => Promise<ChatRuntime>>().mockRejectedValue(new Error('offline'));
    const onFail = vi.fn();
    const chat = createChat({ start, onFail });
    chat.prepare();
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(onFail).not.toHaveBeenCalled();
    chat.open();
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledWith(new Error('offline')));
    start.mockImplementation(runtime);
    chat.open();
    await vi.waitFor(() => expect(chat.runtime()).toBeDefined());
  });

  it('stops a chat that was still loading when the shell unmounted', async () => {
    const one = await runtime();
    const chat = createChat({ start: async () => one, onFail: vi.fn() });
    chat.prepare();
    chat.stop();
    await vi.waitFor(() => expect(one.actor.getSnapshot().status).toBe('stopped'));
    expect(chat.runtime()).toBeUndefined();
  });

  it('notifies its listeners of each change', async () => {
    const listener = vi.fn();
    const chat = createChat({ start: runtime, onFail: vi.fn() });
    const stop = chat.subscribe(listener);
    chat.open();
    await vi.waitFor(() => expect(chat.isPending()).toBe(false));
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(2);
    stop();
    listener.mockClear();
    chat.stop();
    expect(listener).not.toHaveBeenCalled();
  });
});
