import preview from '@verapix/storybook/preview';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../primitives/Text';
import { ChatLauncher } from '../ChatLauncher';
import { Link } from '../Link';
import { withRecordingLinks } from '../Link/RecordingLink';
import type { ChatPanelMessage } from './ChatLog';
import { ChatPanel } from './ChatPanel';

const time = { iso: '2026-01-15T09:41:00Z', label: '09:41' };

const welcome: ChatPanelMessage[] = [
  { id: '1', from: 'assistant', content: 'Hello! This is the automatic assistant.', time },
  { id: '2', from: 'assistant', content: 'Ask about a tool, a plan or your pictures.', time },
];

const conversation: ChatPanelMessage[] = [
  ...welcome,
  { id: '3', from: 'person', content: 'What does Premium cost?', time },
  {
    id: '4',
    from: 'assistant',
    content: (
      <>
        The plans stand side by side on <Link to="/pricing">Pricing</Link>.{'\n\n'}Both paid plans upscale to
        4K.
      </>
    ),
    time,
  },
];

/** The panel with its launcher, as in the app. */
function Standing({ open: startsOpen, ...props }: Omit<ComponentProps<typeof ChatPanel>, 'launcher'>) {
  const [open, setOpen] = useState(startsOpen);
  const launcher = useRef<HTMLButtonElement>(null);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <div style={{ padding: '1rem', minBlockSize: '36rem' }}>
      <Text>The page beside it.</Text>
      <a href="#page">A link of the page</a>
      <ChatLauncher ref={launcher} unread={0} hidden={open} onClick={() => setOpen(true)} />
      <ChatPanel {...props} open={open} onClose={close} launcher={launcher} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/ChatPanel',
  component: ChatPanel,
  decorators: [withRecordingLinks],
  render: ({ launcher: _, ...args }) => <Standing {...args} />,
  args: {
    open: true,
    launcher: { current: null },
    messages: welcome,
    typing: false,
    failed: false,
    maxLength: 100,
    departments: [],
    quickReplies: ['Image enhancement', 'Pricing plans', 'Uploading images', 'Multiple images'],
    onSend: fn(),
    onRetry: fn(),
    onDepartment: fn(),
    onQuickReply: fn(),
    onReset: fn(),
    onHelp: fn(),
    onClose: fn(),
    onFollow: fn(),
  },
  parameters: {
    about: {
      purpose: 'Lets people ask for help without interrupting their work: the page beside it stays usable.',
      avoid: [
        'For a question that needs no conversation, use the contact page’s `Form`.',
        'For a task within a page, use `Dialog`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves through the head, the links and suggestions of the conversation, and the field. On phones the focus stays inside.',
        },
        {
          keys: ['Enter'],
          does: 'In the field, sends the message unless it is blank. On a button, presses it.',
        },
        { keys: ['Space'], does: 'Presses the focused button.' },
        { keys: ['Escape'], does: 'With the focus inside, closes it. The focus returns to the launcher.' },
      ],
      announced: 'Each new message with its author, and that the assistant is typing.',
      behaviour: [
        '380 by 500 px; on phones it is the whole window. The focus starts in the field, on phones on the panel, so that the on-screen keyboard does not cover the conversation.',
        'The unsent draft stays when it closes.',
      ],
    },
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '36rem' },
    },
  },
});

const panel = async () => within(await screen.findByRole('dialog', { name: 'Support chat' }));

/** No messages yet: departments are offered. */
export const Welcome = meta.story({
  args: { departments: ['General', 'Technical', 'Pricing', 'Payment Options'] },
  play: async ({ args }) => {
    const chat = await panel();
    const field = chat.getByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(field).toHaveFocus());
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([380, 500]);
    await userEvent.click(chat.getByRole('button', { name: 'Payment Options' }));
    await expect(args.onDepartment).toHaveBeenCalledWith('Payment Options');
    await expect(field).toHaveFocus();
  },
});

export const Conversation = meta.story({
  args: { messages: conversation },
  play: async ({ args }) => {
    const chat = await panel();
    await expect(chat.getByRole('log')).toHaveTextContent('You: What does Premium cost?');
    await expect(chat.queryByRole('group', { name: 'Choose a department' })).toBeNull();
    await userEvent.click(chat.getByRole('button', { name: 'Uploading images' }));
    await expect(args.onQuickReply).toHaveBeenCalledWith('Uploading images');
    await userEvent.click(chat.getByRole('button', { name: 'Start over' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(chat.getByRole('button', { name: 'What this chat can do' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
    // Beside the page no link has to close the panel.
    await userEvent.click(chat.getByRole('link', { name: 'Pricing' }));
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
});

/** A blank message cannot be sent. The draft stays when the chat closes. */
export const Writing = meta.story({
  play: async ({ args, canvas }) => {
    const chat = await panel();
    const field = chat.getByRole('textbox', { name: 'Your message' });
    const send = chat.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(send).toBeDisabled();
    await userEvent.keyboard('   {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('What is 4K?{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('   What is 4K?');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();

    await userEvent.keyboard('And 2K?{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const launcher = await canvas.findByRole('button', { name: 'Support chat' });
    await waitFor(() => expect(launcher).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect((await panel()).getByRole('textbox')).toHaveValue('And 2K?');
    await userEvent.click((await panel()).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('And 2K?');
  },
});

export const Typing = meta.story({
  args: { messages: conversation.slice(0, 3), typing: true },
  play: async () => {
    await expect((await panel()).getByRole('status')).toHaveTextContent('The assistant is typing');
  },
});

export const Failed = meta.story({
  args: { messages: conversation.slice(0, 3), failed: true },
  play: async ({ args }) => {
    const chat = await panel();
    await userEvent.click(chat.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The page stays usable while the chat is open: neither a click nor Escape on the page closes it. */
export const BesideThePage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await panel();
    await userEvent.click(canvas.getByText('The page beside it.'));
    canvas.getByRole('link', { name: 'A link of the page' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click((await panel()).getByRole('button', { name: 'Close chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

const many = Array.from({ length: 12 }, (_, index) =>
  conversation.map((message) => ({ ...message, id: `${index}-${message.id}` })),
).flat();

/** The newest message is visible. */
export const LongConversation = meta.story({
  args: { messages: many },
  play: async () => {
    const chat = await panel();
    await waitFor(() => expect(chat.getByText('Common questions')).toBeVisible());
    const last = chat.getAllByText(/Both paid plans/).at(-1);
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(last?.getBoundingClientRect().top).toBeGreaterThan(box.top);
    await expect(last?.getBoundingClientRect().bottom).toBeLessThan(box.bottom);
  },
});

const phone = { globals: { viewport: { value: 'mobile1' } } } as const;

/** Full screen: the page behind is inert, and following a link closes the panel. */
export const Phone = meta.story({
  ...phone,
  args: { messages: conversation },
  play: async ({ args }) => {
    const chat = await panel();
    const dialog = screen.getByRole('dialog');
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([document.body.getBoundingClientRect().width, window.innerHeight]);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(chat.getByRole('link', { name: 'Pricing' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});

export const PhoneWelcome = meta.story({
  ...phone,
  args: { departments: ['General', 'Technical', 'Pricing', 'Payment Options'] },
  play: async ({ args }) => {
    const chat = await panel();
    await userEvent.click(chat.getByRole('button', { name: 'Technical' }));
    await expect(args.onDepartment).toHaveBeenCalledWith('Technical');
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
});

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const Matrix = meta.story({
  args: {
    messages: [
      ...conversation,
      { id: '5', from: 'person', content: word, time },
      { id: '6', from: 'person', content: '?', time },
    ],
    departments: ['General', 'Technical', 'Pricing', 'Payment Options'],
    typing: true,
    failed: true,
  },
});
