import type { ReplyInput, ReplyOutcome } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { chatFlow } from '../../features/chat/chat.flow';
import { ChatWidget } from '../../features/chat/chat-runtime';
import { createConversationStore } from '../../features/chat/conversation-store';
import type { Account, AccountView } from '../account/account';
import { type Chat, ChatContext, createChat, useOpenChat } from '../chat';
import { ChatButton } from './ChatButton';

const person: AccountView = {
  status: 'signed-out',
  user: null,
  planId: 'free',
  planStatus: 'known',
  offer: 'open',
  hasFullAccess: false,
  states: [],
};

const notify = fn();

/** Answers when the story allows it. */
let answer = (_outcome: ReplyOutcome) => {};
const reply = (_input: ReplyInput) =>
  new Promise<ReplyOutcome>((resolve) => {
    answer = resolve;
  });

const storage = () => sessionStorage;

const createStoryChat = (): Chat =>
  createChat({
    start: async () => {
      const params = {
        conversation: createConversationStore({ storage, tab: new EventTarget() }),
        reply,
        now: () => new Date(2026, 0, 15, 9, 41).getTime(),
      };
      const account = { view: () => person, subscribe: () => () => {} } as unknown as Account;
      const toasts = { notify, dismiss: () => {} };
      const context = { params, latest: () => params, account, toasts, navigate: fn() };
      return { Panel: ChatWidget, actor: chatFlow.create(context).start() };
    },
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
      <ChatButton />
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
  title: 'Pages/Shell/ChatButton',
  component: PageWithChat,
  beforeEach: () => {
    notify.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/' },
});

const launcher = () => screen.findByRole('button', { name: /^Support chat/ });

/** A reply that comes after the chat was closed is counted on the button until the chat opens. */
export const Unread = meta.story({
  parameters: { spec: ['state.chat-unread'], states: ['chat.panel.closed', 'chat.reply.idle'] },
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

/** A button of the page opens the chat; closing it moves the focus to the launcher. */
export const FromAPage = meta.story({
  parameters: { spec: ['contact.help'], chromatic: { disableSnapshot: true }, states: ['chat.panel.closed'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Community Support' }));
    await expect(await screen.findByRole('dialog', { name: 'Support chat' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await waitFor(async () => expect(await launcher()).toHaveFocus());
  },
});
