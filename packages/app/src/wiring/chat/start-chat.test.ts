import type { ChatMessage, ReplyInput, ReplyOutcome } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { AccountView } from '../account/account';
import { type ChatRuntime, createChat } from './chat';
import { startChat } from './start-chat';

const person: AccountView = {
  status: 'signed-in',
  user: null,
  planId: 'free',
  planStatus: 'known',
  hasFullAccess: false,
  states: [],
};

/** A chat with everything round it. */
function startAll(saved: readonly ChatMessage[] = []) {
  let view = person;
  const listeners = new Set<() => void>();
  const kept: (readonly ChatMessage[])[] = [];
  const stops = vi.fn();
  let fromOtherTab = (_messages: readonly ChatMessage[]) => {};
  const clear = vi.fn();
  const notify = vi.fn();
  const navigate = vi.fn();
  const reply = vi.fn(
    async (_input: ReplyInput): Promise<ReplyOutcome> => ({ ok: true, content: 'A size.' }),
  );
  const actor = startChat({
    conversation: {
      load: () => ({ messages: saved, isDamaged: false }),
      keep: (messages) => kept.push(messages),
      clear,
      subscribe: (listener) => {
        fromOtherTab = listener;
        return stops;
      },
    },
    reply,
    account: {
      view: () => view,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    now: () => 0,
    notify,
    navigate,
  });
  const buy = () => {
    view = { ...person, planId: 'premium' };
    for (const listener of listeners) listener();
  };
  const answered = () => waitFor(actor, (snapshot) => snapshot.matches({ reply: 'idle' }));
  return {
    actor,
    kept,
    clear,
    notify,
    navigate,
    reply,
    buy,
    answered,
    stops,
    listeners,
    hear: () => fromOtherTab,
  };
}

describe('the chat of the app', () => {
  it('keeps what is said, both sides of it', async () => {
    const { actor, kept, answered } = startAll();
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'message.sent', text: 'What is 4K?' });
    await answered();
    expect(kept.map((messages) => messages.at(-1)?.content)).toEqual(['What is 4K?', 'A size.']);
  });

  it('goes to the page of a department, and forgets everything when it starts over', () => {
    const { actor, navigate, clear } = startAll();
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'department.chosen', department: 'Pricing' });
    expect(navigate).toHaveBeenCalledWith('/pricing');
    actor.send({ type: 'conversation.reset' });
    expect(clear).toHaveBeenCalledOnce();
  });

  it('announces an answer that comes while it is closed', async () => {
    const { actor, notify, answered } = startAll();
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'message.sent', text: 'What is 4K?' });
    actor.send({ type: 'chat.closed' });
    await answered();
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'New Message', duration: 3000 }));
  });

  it('says who has a paid plan, from when they have it', () => {
    const { actor, buy, reply } = startAll();
    actor.send({ type: 'chat.opened' });
    buy();
    actor.send({ type: 'message.sent', text: 'Plans' });
    expect(reply.mock.lastCall?.[0]).toMatchObject({ isPremiumEnabled: true });
  });

  it('follows another tab, and stops listening when it is stopped', () => {
    const { actor, hear, stops, listeners } = startAll();
    hear()([{ content: 'From there', isBot: true, timestamp: new Date(0) }]);
    expect(actor.getSnapshot().context.messages.map(({ content }) => content)).toEqual(['From there']);
    actor.stop();
    expect(stops).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });
});

describe('the way to the chat', () => {
  const runtime = (): ChatRuntime => ({ actor: startAll().actor, Panel: () => null });

  it('is fetched once, however often it is reached for, and opens', async () => {
    const one = runtime();
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

  it('that cannot be fetched is said once it was asked for, and tried again with the next press', async () => {
    const start = vi.fn<() => Promise<ChatRuntime>>().mockRejectedValue(new Error('offline'));
    const onFail = vi.fn();
    const chat = createChat({ start, onFail });
    chat.prepare();
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(onFail).not.toHaveBeenCalled();
    chat.open();
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledWith(new Error('offline')));
    start.mockImplementation(async () => runtime());
    chat.open();
    await vi.waitFor(() => expect(chat.runtime()).toBeDefined());
  });

  it('that the shell left behind while it was fetched does not go on', async () => {
    const one = runtime();
    const chat = createChat({ start: async () => one, onFail: vi.fn() });
    chat.prepare();
    chat.stop();
    await vi.waitFor(() => expect(one.actor.getSnapshot().status).toBe('stopped'));
    expect(chat.runtime()).toBeUndefined();
  });

  it('tells its listeners of each change', async () => {
    const listener = vi.fn();
    const chat = createChat({ start: async () => runtime(), onFail: vi.fn() });
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
