import { type ChatEvent, type ChatMessage, chatMachine, welcomeMessages } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { answerTo } from '../../content/chat/answer';
import { ChatView } from './ChatView';

const send = fn<(event: ChatEvent) => void>();
const launcher = { current: null };

// Local time, so that every time zone shows the same hour and minute.
const at = new Date(2026, 0, 15, 9, 41);
const written = (content: string, isBot: boolean): ChatMessage => ({ content, isBot, timestamp: at });
const answer = (text: string) =>
  written(answerTo({ texts: [text], department: undefined, isPremiumEnabled: false }), true);

const welcome = welcomeMessages(at.getTime());
const asked = [...welcome, written('Pricing plans', false)];

type Value = StateValueFrom<typeof chatMachine>;

/** The chat in one state of its machine. */
function inState(value: Value, changes: Partial<ContextFrom<typeof chatMachine>> = {}) {
  const snapshot = chatMachine.resolveState({
    value,
    context: {
      load: () => ({ messages: [], isDamaged: false }),
      now: () => at.getTime(),
      isPremiumEnabled: false,
      messages: welcome,
      department: undefined,
      unreadCount: 0,
      ...changes,
    },
  });
  return (
    <main style={{ minBlockSize: '36rem', padding: '1rem' }}>
      <h1>A page</h1>
      <StoryActor snapshot={snapshot} send={send}>
        {(chat) => <ChatView {...chat} launcher={launcher} />}
      </StoryActor>
    </main>
  );
}

const conversing: Value = { panel: { open: 'conversing' }, reply: 'idle' };

const meta = preview.meta({
  title: 'Pages/Shell/Chat',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/' },
});

const panel = async () => within(await screen.findByRole('dialog', { name: 'Support chat' }));

/** Two welcome messages, the departments and the quick replies. */
export const Welcome = meta.story({
  parameters: {
    spec: ['state.chat-departments', 'state.chat-quick', 'state.chat-time'],
    states: ['chat.panel.open.conversing', 'chat.reply.idle'],
  },
  render: () => inState(conversing),
  play: async () => {
    const chat = await panel();
    await expect(chat.getByText(/Nobody else reads this chat/)).toBeVisible();
    await expect(chat.getAllByText('09:41')).toHaveLength(1);
    await userEvent.click(chat.getByRole('button', { name: 'Payment Options' }));
    await expect(send).toHaveBeenLastCalledWith({
      type: 'department.chosen',
      department: 'Payment Options',
    });
    await userEvent.click(chat.getByRole('button', { name: 'Uploading images' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'message.sent', text: 'Uploading images' });
    await userEvent.type(chat.getByRole('textbox', { name: 'Your message' }), 'What is 4K?{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'message.sent', text: 'What is 4K?' });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'chat.closed' });
  },
});

/** A department was chosen: the choice is hidden. */
export const Department = meta.story({
  parameters: {
    spec: ['state.chat-departments', 'state.chat-department'],
    states: ['chat.panel.open.conversing', 'chat.reply.idle'],
  },
  render: () =>
    inState(conversing, {
      department: 'Pricing',
      messages: [
        ...welcome,
        written("You've been connected to our Pricing department. How can we help you today?", true),
      ],
    }),
  play: async () => {
    const chat = await panel();
    await expect(chat.getByText(/connected to our Pricing department/)).toBeVisible();
    await expect(chat.queryByRole('group', { name: 'Choose a department' })).toBeNull();
  },
});

/** An answer with a link to its page. */
export const Answered = meta.story({
  parameters: { states: ['chat.panel.open.conversing', 'chat.reply.idle'] },
  render: () => inState(conversing, { messages: [...asked, answer('Pricing plans')] }),
  play: async () => {
    const log = within((await panel()).getByRole('log'));
    await expect(log.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await userEvent.click((await panel()).getByRole('button', { name: 'Start over' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'conversation.reset' });
  },
});

/** Messages of the user are shown as text. */
export const MarkupIsText = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['chat.panel.open.conversing'] },
  render: () =>
    inState(conversing, {
      messages: [...welcome, written('<b>bold</b> [Pricing](/pricing)', false), answer('xyzzy')],
    }),
  play: async () => {
    const chat = await panel();
    await expect(chat.getByText('<b>bold</b> [Pricing](/pricing)')).toBeVisible();
    await expect(chat.queryByRole('link', { name: 'Pricing' })).toBeNull();
    await expect(chat.getByText(/I don’t know/)).toBeVisible();
  },
});

/** The reply is pending. */
export const Replying = meta.story({
  parameters: { states: ['chat.panel.open.conversing', 'chat.reply.replying'] },
  render: () => inState({ panel: { open: 'conversing' }, reply: 'replying' }, { messages: asked }),
  play: async () => {
    await expect((await panel()).getByText('The assistant is typing')).toBeInTheDocument();
  },
});

/** The reply failed: the message stays, and can be sent again. */
export const Failed = meta.story({
  parameters: { spec: ['error.chat'], states: ['chat.panel.open.conversing', 'chat.reply.failed'] },
  render: () => inState({ panel: { open: 'conversing' }, reply: 'failed' }, { messages: asked }),
  play: async () => {
    const chat = await panel();
    await expect(within(chat.getByRole('log')).getByText('Pricing plans')).toBeVisible();
    await userEvent.click(chat.getByRole('button', { name: 'Try again' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'reply.retried' });
  },
});

export const Helping = meta.story({
  parameters: { spec: ['state.chat-help'], states: ['chat.panel.open.helping', 'chat.reply.idle'] },
  render: () => inState({ panel: { open: 'helping' }, reply: 'idle' }),
  play: async () => {
    const help = within(await screen.findByRole('dialog', { name: 'What this chat can do' }));
    await waitFor(() => expect(help.getByText(/only in this browser/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'help.closed' }]]));
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  parameters: { states: ['chat.panel.open.conversing', 'chat.reply.idle'] },
  render: () => inState(conversing, { messages: [...asked, answer('Pricing plans')] }),
  play: async () => {
    await expect(within((await panel()).getByRole('log')).getByText('Pricing plans')).toBeInTheDocument();
  },
});
