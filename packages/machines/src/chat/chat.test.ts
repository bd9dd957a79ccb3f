import { type ChatDepartment, chat, chatDepartments } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, SimulatedClock, transitionCoverage } from '../testing';
import {
  type ChatMessage,
  chatMachine,
  type ReplyInput,
  type ReplyOutcome,
  type SavedConversation,
  selectChatState,
  selectOffersDepartments,
} from '.';

const coverage = transitionCoverage(chatMachine);

const message = (content: string, isBot: boolean): ChatMessage => ({
  content,
  isBot,
  timestamp: new Date('2026-01-15T09:00:00Z'),
});
const answered = [message('What is 4K?', false), message('A size.', true)];
const unanswered = [...answered, message('And 2K?', false), message('Or 8K?', false)];

interface ChatOptions {
  saved?: readonly ChatMessage[];
  isDamaged?: boolean;
  isPremiumEnabled?: boolean;
}

/** A chat with a storage of what the machine emits. */
function startChat({ saved = [], isDamaged = false, isPremiumEnabled = false }: ChatOptions = {}) {
  const reply = controlledActor<ReplyOutcome, ReplyInput>();
  const clock = new SimulatedClock();
  const storage: { saved: SavedConversation } = { saved: { messages: saved, isDamaged } };
  const test = createTestActor(chatMachine, {
    actors: { reply: reply.logic },
    input: { load: () => storage.saved, now: () => clock.now(), isPremiumEnabled },
    clock,
    coverage,
  });
  test.actor.on('conversation.updated', ({ messages }) => {
    storage.saved = { messages, isDamaged: false };
  });
  test.actor.on('conversation.cleared', () => {
    storage.saved = { messages: [], isDamaged: false };
  });
  const { actor } = test;
  const snapshot = () => actor.getSnapshot();
  return {
    ...test,
    reply,
    storage,
    state: () => selectChatState(snapshot()),
    value: () => snapshot().value,
    department: () => snapshot().context.department,
    offersDepartments: () => selectOffersDepartments(snapshot()),
    texts: () => snapshot().context.messages.map(({ content }) => content),
    open: () => actor.send({ type: 'chat.opened' }),
    close: () => actor.send({ type: 'chat.closed' }),
    ask: (text: string) => actor.send({ type: 'message.sent', text }),
    choose: (department: ChatDepartment) => actor.send({ type: 'department.chosen', department }),
    answer: (content: string) => reply.latest().resolve({ ok: true, content }),
  };
}

const newMessage = {
  title: 'New Message',
  description: 'support has responded to your inquiry',
  duration: 3000,
};
const noReply = {
  title: 'Error',
  description: 'Unable to get a response. Please try again.',
  variant: 'destructive',
};

describe('opening', () => {
  // @spec state.chat-open
  it('starts a conversation with two welcome messages and stores nothing yet', () => {
    const { open, state, texts, emitted, offersDepartments } = startChat();
    expect(state().isOpen).toBe(false);
    open();
    expect(state().isOpen).toBe(true);
    expect(texts()).toHaveLength(2);
    expect(texts()[0]).toMatch(/automatic assistant/);
    expect(offersDepartments()).toBe(true);
    expect(emitted).toEqual([]);
  });

  // @spec state.chat-open
  it('shows the saved conversation', () => {
    const { open, texts, offersDepartments, state } = startChat({
      saved: [message('Hello', true), ...answered],
    });
    open();
    expect(texts()).toEqual(['Hello', 'What is 4K?', 'A size.']);
    expect(offersDepartments()).toBe(false);
    expect(state().lastMessage?.content).toBe('A size.');
  });

  it('loads the storage each time', () => {
    const { open, close, texts, storage } = startChat();
    open();
    close();
    storage.saved = { messages: answered, isDamaged: false };
    open();
    expect(texts()).toEqual(['What is 4K?', 'A size.']);
  });

  // @spec error.chat-parse
  it('reports a damaged conversation and starts a new one', () => {
    const { texts, open, emitted } = startChat({ isDamaged: true });
    open();
    expect(texts()).toHaveLength(chat.welcomeMessages);
    expect(emitted).toContainEqual({
      type: 'error.caught',
      error: new Error('The saved chat could not be read in full.'),
    });
  });
});

describe('a message', () => {
  // @spec valid.chat-blank
  it('is trimmed, stored, and sent with all unanswered texts', async () => {
    const { open, ask, texts, value, reply, emitted, answer, storage } = startChat();
    open();
    ask('  What is 4K?\n');
    expect(texts().at(-1)).toBe('What is 4K?');
    expect(value()).toEqual({ panel: { open: 'conversing' }, reply: 'replying' });
    expect(reply.latest().input).toEqual({
      texts: ['What is 4K?'],
      department: undefined,
      isPremiumEnabled: false,
    });
    expect(emitted.at(-1)).toMatchObject({ type: 'conversation.updated' });
    await answer('A size.');
    expect(texts().slice(-2)).toEqual(['What is 4K?', 'A size.']);
    expect(value()).toEqual({ panel: { open: 'conversing' }, reply: 'idle' });
    expect(storage.saved.messages).toHaveLength(chat.welcomeMessages + 2);
  });

  // @spec valid.chat-blank
  it.each(['', '   ', '\n\t', '\u200b\u200b'])('that is blank is not sent: %j', (blank) => {
    const { open, ask, texts, emitted, reply } = startChat();
    open();
    ask(blank);
    expect(texts()).toHaveLength(chat.welcomeMessages);
    expect(emitted).toEqual([]);
    expect(reply.calls).toHaveLength(0);
  });

  it('is cut to the maximum length', () => {
    const { open, ask, texts } = startChat();
    open();
    ask('a'.repeat(chat.messageMaxCharacters + 1));
    expect(texts().at(-1)).toHaveLength(chat.messageMaxCharacters);
  });

  it('sent before the reply to another replaces the pending request with one for both', async () => {
    const { open, ask, reply, texts, answer } = startChat();
    open();
    ask('What is 4K?');
    ask('And 2K?');
    expect(reply.live()).toHaveLength(1);
    expect(reply.latest().input.texts).toEqual(['What is 4K?', 'And 2K?']);
    await answer('Both are sizes.');
    expect(texts().slice(-3)).toEqual(['What is 4K?', 'And 2K?', 'Both are sizes.']);
  });

  it('is sent with the information whether the user has a paid plan', () => {
    const { open, ask, actor, reply, state } = startChat({ isPremiumEnabled: true });
    expect(state().isPremiumEnabled).toBe(true);
    actor.send({ type: 'premium.changed', isEnabled: false });
    open();
    ask('What do I have?');
    expect(reply.latest().input.isPremiumEnabled).toBe(false);
  });

  it('beyond the limit drops the oldest', () => {
    const full = Array.from({ length: chat.historyLimit }, (_, index) => message(`${index}`, true));
    const { open, ask, texts } = startChat({ saved: full });
    open();
    ask('One more');
    expect(texts()).toHaveLength(chat.historyLimit);
    expect(texts()[0]).toBe('1');
  });
});

describe('a reply', () => {
  // @spec state.chat-unread success.chat
  it('counts as unread and shows a toast while the chat is closed', async () => {
    const { open, close, ask, answer, state, toasts, texts } = startChat();
    open();
    ask('What is 4K?');
    close();
    await answer('A size.');
    expect(state().unreadCount).toBe(1);
    expect(toasts()).toMatchObject([newMessage]);
    open();
    expect(state().unreadCount).toBe(0);
    expect(texts().at(-1)).toBe('A size.');
  });

  // @spec state.chat-unread
  it('is not counted and shows no toast while the chat is open', async () => {
    const { open, ask, answer, state, toasts } = startChat();
    open();
    ask('What is 4K?');
    await answer('A size.');
    expect(state().unreadCount).toBe(0);
    expect(toasts()).toEqual([]);
  });

  it('that was pending when the page was left is requested again', async () => {
    const { value, reply, answer, state, toasts } = startChat({ saved: unanswered });
    expect(value()).toEqual({ panel: 'closed', reply: 'replying' });
    expect(reply.latest().input.texts).toEqual(['And 2K?', 'Or 8K?']);
    await answer('Sizes as well.');
    expect(state()).toMatchObject({
      unreadCount: 1,
      lastMessage: { content: 'Sizes as well.', isBot: true },
    });
    expect(toasts()).toHaveLength(1);
  });
});

describe('a missing reply', () => {
  // @spec error.chat
  it('shows a toast, keeps the message, and can be requested again', async () => {
    const { open, ask, reply, value, toasts, texts, actor, answer } = startChat();
    open();
    ask('What is 4K?');
    await reply.latest().resolve({ ok: false, problem: { code: 'offline', message: 'You are offline.' } });
    expect(value()).toEqual({ panel: { open: 'conversing' }, reply: 'failed' });
    expect(toasts()).toMatchObject([noReply]);
    expect(texts().at(-1)).toBe('What is 4K?');
    actor.send({ type: 'reply.retried' });
    expect(reply.latest().input.texts).toEqual(['What is 4K?']);
    await answer('A size.');
    expect(texts().slice(-2)).toEqual(['What is 4K?', 'A size.']);
  });

  it('caused by a thrown error is also reported', async () => {
    const { open, ask, reply, value, toasts, emitted } = startChat();
    open();
    ask('What is 4K?');
    const error = new Error('broken');
    await reply.latest().reject(error);
    expect(value()).toMatchObject({ reply: 'failed' });
    expect(toasts()).toMatchObject([noReply]);
    expect(emitted.at(-1)).toEqual({ type: 'error.caught', error });
  });

  it('ends the wait at the reply deadline', () => {
    const { open, ask, reply, value, clock, toasts } = startChat();
    open();
    ask('What is 4K?');
    clock.increment(19_999);
    expect(value()).toMatchObject({ reply: 'replying' });
    clock.increment(1);
    expect(value()).toMatchObject({ reply: 'failed' });
    expect(reply.live()).toHaveLength(0);
    expect(toasts()).toMatchObject([noReply]);
  });

  it('is requested again with the next message', async () => {
    const { open, ask, reply } = startChat();
    open();
    ask('What is 4K?');
    await reply.latest().reject(new Error('broken'));
    ask('Hello?');
    expect(reply.latest().input.texts).toEqual(['What is 4K?', 'Hello?']);
  });
});

describe('departments', () => {
  // @spec state.chat-department
  it.each([
    ['General', '/'],
    ['Technical', '/contact'],
    ['Pricing', '/pricing'],
    ['Payment Options', '/payment'],
  ] as const)('%s is confirmed in the chat and opens %s', (department, to) => {
    const { open, choose, emitted, texts, offersDepartments, actor } = startChat();
    open();
    choose(department);
    expect(texts().at(-1)).toBe(
      `You've been connected to our ${department} department. How can we help you today?`,
    );
    expect(actor.getSnapshot().context).toMatchObject({ department });
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to });
    expect(offersDepartments()).toBe(false);
  });

  // @spec entity.message
  it('are sent with a request and stored with the messages', async () => {
    const { open, choose, ask, reply, actor, answer } = startChat();
    open();
    choose('Technical');
    ask('It does not work');
    expect(reply.latest().input.department).toBe('Technical');
    await answer('Try again.');
    expect(actor.getSnapshot().context.messages.map(({ department }) => department)).toEqual([
      undefined,
      undefined,
      'Technical',
      'Technical',
      'Technical',
    ]);
  });

  // @spec state.chat-departments
  it('cannot be chosen after a message, twice, or while the chat is closed', () => {
    const spoken = startChat();
    spoken.open();
    spoken.ask('Hello');
    spoken.choose('General');
    expect(spoken.department()).toBeUndefined();

    const chosen = startChat();
    chosen.choose('Pricing');
    expect(chosen.department()).toBeUndefined();
    chosen.open();
    for (const department of chatDepartments) chosen.choose(department);
    expect(chosen.department()).toBe('General');
    expect(chosen.texts()).toHaveLength(3);
  });

  // @spec state.chat-close
  it('are cleared when the chat closes and not offered again in the same conversation', () => {
    const { open, close, choose, department, offersDepartments } = startChat();
    open();
    choose('Pricing');
    close();
    expect(department()).toBeUndefined();
    open();
    expect(offersDepartments()).toBe(false);
  });
});

describe('starting over', () => {
  // @spec state.chat-reset
  it('clears the storage and shows the welcome messages and the departments', () => {
    const { open, choose, ask, actor, reply, texts, emitted, offersDepartments, department, value } =
      startChat();
    open();
    choose('General');
    ask('Hello');
    actor.send({ type: 'conversation.reset' });
    expect(texts()).toHaveLength(2);
    expect(department()).toBeUndefined();
    expect(offersDepartments()).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'conversation.cleared' });
    expect(reply.live()).toHaveLength(0);
    expect(value()).toEqual({ panel: { open: 'conversing' }, reply: 'idle' });
  });
});

describe('the help dialog', () => {
  it('opens above the chat and closes alone', () => {
    const { open, actor, value, state } = startChat();
    open();
    actor.send({ type: 'help.opened' });
    expect(value()).toEqual({ panel: { open: 'helping' }, reply: 'idle' });
    expect(state().isOpen).toBe(true);
    actor.send({ type: 'help.closed' });
    expect(value()).toEqual({ panel: { open: 'conversing' }, reply: 'idle' });
  });
});

describe('another tab', () => {
  it('updates the conversation here', () => {
    const { open, actor, texts, state } = startChat();
    actor.send({ type: 'conversation.changed', messages: answered });
    expect(state().unreadCount).toBe(0);
    open();
    actor.send({ type: 'conversation.changed', messages: unanswered });
    expect(texts()).toHaveLength(unanswered.length);
  });

  it('that received the reply ends the wait here', () => {
    const { value, actor, reply } = startChat({ saved: unanswered });
    actor.send({ type: 'conversation.changed', messages: [...unanswered, message('Sizes.', true)] });
    expect(value()).toMatchObject({ reply: 'idle' });
    expect(reply.live()).toHaveLength(0);
  });

  it('that started over starts over here', () => {
    const { open, actor, texts } = startChat({ saved: answered });
    open();
    actor.send({ type: 'conversation.changed', messages: [] });
    expect(texts()).toHaveLength(chat.welcomeMessages);
  });
});

it('shows the next user their own conversation, and stores no reply in it that the one before awaits', async () => {
  const chat = startChat({ saved: answered });
  chat.open();
  chat.ask('And 2K?');
  expect(chat.value().reply).toBe('replying');
  chat.storage.saved = { messages: [message('Hello', true)], isDamaged: false };
  chat.actor.send({ type: 'user.changed' });
  expect(chat.value()).toEqual({ panel: 'closed', reply: 'idle' });
  expect(chat.reply.live()).toEqual([]);
  expect(chat.texts()).toEqual(['Hello']);
  expect(chat.storage.saved.messages).toHaveLength(1);
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
