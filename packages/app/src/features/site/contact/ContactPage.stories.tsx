import { type ContactSnapshot, contactMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { useState } from 'react';
import { expect, fn, type screen, userEvent, waitFor } from 'storybook/test';
import { ContactView } from './ContactPage';
import { deleteDraft, readDraft, type Sender, storeDraft } from './contact-draft';

const send = fn();
const onOpenChat = fn();
const prepare = fn();

const empty = { name: '', email: '', subject: '', message: '' };
const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A bill for my studio',
  message: 'Can I have the last bill made out to my studio?\n\nIts address is in my account.',
};

function snapshotIn(value: ContactSnapshot['value'], context: Partial<ContactSnapshot['context']> = {}) {
  return contactMachine.resolveState({
    value,
    context: { message: empty, errors: {}, problem: undefined, ...context },
  });
}

const calls = { send, onOpenChat, prepare };

/** The page in one state of its machine. */
const inState = (value: ContactSnapshot['value'], context: Partial<ContactSnapshot['context']> = {}) => (
  <StoryActor snapshot={snapshotIn(value, context)} send={send}>
    {(contact) => <ContactView sender={null} {...calls} {...contact} />}
  </StoryActor>
);

type Canvas = Pick<typeof screen, 'getByRole'>;

const fieldsIn = (canvas: Canvas) => {
  const field = (name: string) => canvas.getByRole('textbox', { name });
  return { name: field('Name'), email: field('Email'), subject: field('Subject'), message: field('Message') };
};

async function expectFields(canvas: Canvas, expected: typeof empty) {
  const { name, email, subject, message } = fieldsIn(canvas);
  const values = { name, email, subject, message };
  for (const [key, field] of Object.entries(values)) {
    await expect(field).toHaveValue(expected[key as keyof typeof empty]);
  }
}

const submitIn = (canvas: Canvas) =>
  canvas.getByRole('button', { name: /^(Send message|Sending\.\.\.|Try again)$/ });

/** Stores a draft before the page renders. */
const withDraft = async () => storeDraft(message);

const meta = preview.meta({
  title: 'Pages/Site/Contact',
  parameters: { layout: 'fullscreen', route: '/contact' },
  beforeEach: () => {
    send.mockClear();
    onOpenChat.mockClear();
    prepare.mockClear();
    deleteDraft();
    return deleteDraft;
  },
});

export const Editing = meta.story({
  parameters: { spec: ['contact.form', 'contact.help', 'valid.contact'], states: ['contact.editing'] },
  render: () => inState('editing'),
  play: async ({ canvas, step }) => {
    const { name, email, subject, message: text } = fieldsIn(canvas);
    await step('every field is required, and the message has five rows', async () => {
      for (const field of [name, email, subject, text]) await expect(field).toBeRequired();
      await expect(email).toHaveAttribute('type', 'email');
      await expect(text).toHaveAttribute('rows', '5');
    });
    await step('by keyboard, from the name to the button', async () => {
      await userEvent.tab();
      await expect(name).toHaveFocus();
      await expect(prepare).toHaveBeenCalled();
      await userEvent.keyboard(message.name);
      await userEvent.tab();
      await expect(email).toHaveFocus();
      await userEvent.keyboard(message.email);
      await userEvent.tab();
      await expect(subject).toHaveFocus();
      await userEvent.keyboard(message.subject);
      await userEvent.tab();
      await expect(text).toHaveFocus();
      await userEvent.keyboard(message.message);
      await expect(readDraft()).toEqual(message);
      await userEvent.tab();
      await expect(submitIn(canvas)).toHaveFocus();
      await expect(send).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(send.mock.calls).toEqual([[{ type: 'message.submit', message }]]);
    });
    await step('the ways to other help lead there', async () => {
      const link = (name: string) => canvas.getByRole('link', { name });
      await expect(link('Read the FAQ')).toHaveAttribute('href', '/faq');
      await expect(link('Read the documentation')).toHaveAttribute('href', '/documentation');
      await userEvent.click(canvas.getByRole('button', { name: 'Open the chat' }));
      await expect(onOpenChat).toHaveBeenCalledOnce();
    });
  },
});

export const Incomplete = meta.story({
  parameters: { states: ['contact.editing'] },
  render: () =>
    inState('editing', {
      errors: {
        email: 'Enter the whole address, such as name@example.com.',
        message: 'Use at most 10,000 characters: this has 10,240.',
      },
    }),
  play: async ({ canvas }) => {
    const { email, message } = fieldsIn(canvas);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter the whole address, such as name@example.com.');
    await expect(message).toBeInvalid();
  },
});

/** The fields of a signed-in user are filled in. A field with text keeps it. */
export const SignedIn = meta.story({
  parameters: { states: ['contact.editing'], chromatic: { disableSnapshot: true } },
  render: () => <SignedInLater />,
  play: async ({ canvas }) => {
    await userEvent.type(fieldsIn(canvas).name, 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'The account is read' }));
    await expectFields(canvas, { ...empty, name: 'Ada', email: 'ada@example.com' });
    await userEvent.clear(fieldsIn(canvas).name);
    await userEvent.click(canvas.getByRole('button', { name: 'The account is read' }));
    await expect(fieldsIn(canvas).name).toHaveValue('');
  },
});

function SignedInLater() {
  const [person, setPerson] = useState<Sender | null>(null);
  const read = () => setPerson({ fullName: 'Ada Lovelace', email: 'ada@example.com' });
  return (
    <>
      <ContactView snapshot={snapshotIn('editing')} sender={person} {...calls} />
      <button type="button" onClick={read}>
        The account is read
      </button>
    </>
  );
}

/** After a reload of the tab. */
export const WithDraft = meta.story({
  parameters: { states: ['contact.editing'] },
  beforeEach: withDraft,
  render: () => (
    <ContactView
      snapshot={snapshotIn('editing')}
      sender={{ fullName: 'Someone Else', email: 'else@example.com' }}
      {...calls}
    />
  ),
  play: async ({ canvas }) => {
    await expectFields(canvas, message);
    await userEvent.click(submitIn(canvas));
    await expect(send.mock.calls).toEqual([[{ type: 'message.submit', message }]]);
  },
});

export const Sending = meta.story({
  parameters: { spec: ['state.contact'], states: ['contact.sending'] },
  beforeEach: withDraft,
  render: () => inState('sending', { message }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(fieldsIn(canvas).subject, '!{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await expectFields(canvas, message);
  },
});

const problem = {
  code: 'unreachable',
  message: problems.unreachable,
};

export const Failed = meta.story({
  parameters: { states: ['contact.failed'] },
  beforeEach: withDraft,
  render: () => inState('failed', { message, problem }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t reach the server\./)).toBeVisible();
    await expectFields(canvas, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'message.submit', message }]]);
  },
});

/** With a real actor: the form's button changes its state. */
export const Live = meta.story({
  parameters: { states: ['contact.sending'], chromatic: { disableSnapshot: true } },
  globals: { flow: 'live' },
  beforeEach: withDraft,
  render: () => inState('failed', { message, problem }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(send.mock.calls).toEqual([[{ type: 'message.submit', message }]]);
  },
});

/** The story replaces the machine. */
function Sent() {
  const [snapshot, setSnapshot] = useState(snapshotIn('sending', { message }));
  return (
    <>
      <ContactView snapshot={snapshot} sender={null} {...calls} />
      <button type="button" onClick={() => setSnapshot(snapshotIn('sent', { message }))}>
        The server answers
      </button>
    </>
  );
}

export const SentAndCleared = meta.story({
  parameters: { spec: ['state.contact'], chromatic: { disableSnapshot: true } },
  beforeEach: withDraft,
  render: () => <Sent />,
  play: async ({ canvas }) => {
    await expectFields(canvas, message);
    await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
    await expectFields(canvas, empty);
    await expect(canvas.getByText('We got your message.')).toBeVisible();
    await userEvent.type(fieldsIn(canvas).name, 'A');
    await expect(send.mock.calls).toEqual([[{ type: 'message.changed' }]]);
  },
});

export const Confirmed = meta.story({
  parameters: { states: ['contact.sent'] },
  render: () => inState('sent', { message }),
  play: async ({ canvas }) => {
    await expectFields(canvas, empty);
    await expect(submitIn(canvas)).toHaveAccessibleName('Send message');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: withDraft,
  render: () => inState('failed', { message, problem }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
