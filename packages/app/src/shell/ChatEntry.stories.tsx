import type { ReplyInput, ReplyOutcome } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { AccountView } from '../wiring/account/account';
import { type Chat, ChatContext, createChat, useOpenChat } from '../wiring/chat/chat';
import { createConversationStore } from '../wiring/chat/conversation-store';
import { startChat } from '../wiring/chat/start-chat';
import { ChatEntry } from './ChatEntry';
import { ChatWidget } from './chat/ChatWidget';

const person: AccountView = {
  status: 'signed-out',
  user: null,
  planId: 'free',
  planStatus: 'known',
  hasFullAccess: false,
  states: [],
};

const notify = fn();

/** Answers when the story says so. */
let answer = (_outcome: ReplyOutcome) => {};
const reply = (_input: ReplyInput) =>
  new Promise<ReplyOutcome>((resolve) => {
    answer = resolve;
  });

const storage = () => sessionStorage;

const createStoryChat = (): Chat =>
  createChat({
    start: async () => ({
      Panel: ChatWidget,
      actor: startChat({
        conversation: createConversationStore({ storage, tab: new EventTarget() }),
        reply,
        account: { view: () => person, subscribe: () => () => {} },
        now: () => new Date(2026, 0, 15, 9, 41).getTime(),
        notify,
        navigate: fn(),
      }),
    }),
    onFail: fn(),
  });

function PageWithChat() {
  const [chat] = useState(createStoryChat);
  return (
    <ChatContext value={chat}>
      <main style={{ minBlockSize: '36rem', padding: '1rem' }}>
        <h1>A page</h1>
        <OffersChat />
      </main>
      <ChatEntry />
    </ChatContext>
  );
}

function OffersChat() {
  const openChat = useOpenChat();
  return (
    <button type="button" onClick={openChat}>
      Community Support
    </button>
  );
}

const meta = preview.meta({
  title: 'Pages/Shell/ChatEntry',
  component: PageWithChat,
  beforeEach: () => {
    notify.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/' },
});

const launcher = () => screen.findByRole('button', { name: /^Support chat/ });

/** A message is answered after the chat was closed: it is counted on the button, until the chat opens. */
export const Unread = meta.story({
  parameters: { states: ['chat.panel.closed', 'chat.reply.idle'] },
  play: async () => {
    (await launcher()).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('What is 4K?{Enter}{Escape}');
    const button = await launcher();
    await waitFor(() => expect(button).toHaveFocus());
    answer({ ok: true, content: 'A size.' });
    await waitFor(() => expect(button).toHaveAccessibleName(/1 unread message$/));
    await expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'New Message' }));
  },
});

/** Another page's button opens it; the focus ends on the chat's own. */
export const FromAPage = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, states: ['chat.panel.closed'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Community Support' }));
    await expect(await screen.findByRole('dialog', { name: 'Support chat' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await waitFor(async () => expect(await launcher()).toHaveFocus());
  },
});
