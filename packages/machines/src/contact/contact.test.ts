import type { ContactMessage, Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { contactMachine, selectContactProblem } from '.';

const coverage = transitionCoverage(contactMachine);

const message: ContactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A question.',
};
const problem = { code: 'unreachable', message: 'We could not reach the server.' };

function startContact() {
  const send = controlledActor<Outcome, ContactMessage>();
  const test = createTestActor(contactMachine, { actors: { sendMessage: send.logic }, coverage });
  const { actor, emitted } = test;
  return {
    send,
    emitted,
    value: () => actor.getSnapshot().value,
    errors: () => actor.getSnapshot().context.errors,
    problem: () => selectContactProblem(actor.getSnapshot()),
    type: () => actor.send({ type: 'message.changed' }),
    submit: (changes: Partial<ContactMessage> = {}) =>
      actor.send({ type: 'message.submit', message: { ...message, ...changes } }),
  };
}

describe('the contact form', () => {
  // @spec entity.contact success.contact
  it('sends a message once for repeated submits and shows a toast', async () => {
    const contact = startContact();
    contact.type();
    expect(contact.value()).toBe('editing');
    contact.submit();
    contact.submit();
    contact.submit({ subject: 'Another' });
    expect(contact.value()).toBe('sending');
    expect(contact.send.calls.map(({ input }) => input)).toEqual([message]);
    await contact.send.latest().resolve({ ok: true });
    expect(contact.value()).toBe('sent');
    expect(contact.emitted).toEqual([
      { type: 'message.sent' },
      {
        type: 'notify',
        toast: {
          title: 'Message sent successfully!',
          description: "We'll get back to you as soon as possible.",
          variant: 'success',
          type: 'success',
        },
      },
    ]);
  });

  // @spec valid.contact
  it('shows what is wrong at each field and sends nothing', () => {
    const contact = startContact();
    contact.submit({ name: '', email: 'nowhere', message: 'x'.repeat(10_001) });
    expect(contact.value()).toBe('editing');
    expect(contact.errors()).toEqual({
      name: 'Enter your name.',
      email: 'Enter the whole address, such as name@example.com.',
      message: 'Use at most 10,000 characters: this has 10,001.',
    });
    expect(contact.send.calls).toEqual([]);
    expect(contact.emitted).toEqual([]);
    contact.submit();
    expect(contact.errors()).toEqual({});
  });

  it('shows why a message was not sent until the next attempt', async () => {
    const contact = startContact();
    contact.submit();
    await contact.send.latest().resolve({ ok: false, problem });
    expect(contact.value()).toBe('failed');
    expect(contact.emitted).toEqual([
      {
        type: 'notify',
        toast: {
          title: 'Your message was not sent',
          variant: 'destructive',
          type: 'error',
        },
      },
    ]);
    contact.type();
    expect(contact.problem()).toBe(problem.message);
    contact.submit({ message: 'A longer question.' });
    expect(contact.problem()).toBeUndefined();
    await contact.send.latest().resolve({ ok: true });
    expect(contact.value()).toBe('sent');
    expect(contact.send.calls.map(({ input }) => input.message)).toEqual([
      'A question.',
      'A longer question.',
    ]);
  });

  it('returns to the fields if a failed message was changed into an invalid one', async () => {
    const contact = startContact();
    contact.submit();
    await contact.send.latest().resolve({ ok: false, problem });
    contact.submit({ subject: '' });
    expect(contact.value()).toBe('editing');
    expect(contact.errors()).toEqual({ subject: 'Enter a subject.' });
    expect(contact.problem()).toBeUndefined();
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const contact = startContact();
    contact.submit();
    const error = new Error('broken');
    await contact.send.latest().reject(error);
    expect(contact.value()).toBe('failed');
    expect(contact.problem()).toMatch(/\w/);
    expect(contact.emitted).toContainEqual({ type: 'error.caught', error });
    expect(JSON.stringify(contact.emitted[0])).not.toContain('broken');
  });

  it('sends another message after the first', async () => {
    const contact = startContact();
    contact.submit();
    await contact.send.latest().resolve({ ok: true });
    contact.submit({ name: '', email: '', subject: '', message: '' });
    expect(contact.value()).toBe('editing');
    contact.submit();
    await contact.send.latest().resolve({ ok: true });
    contact.submit({ subject: 'Another' });
    expect(contact.value()).toBe('sending');
    await contact.send.latest().resolve({ ok: true });
    contact.type();
    expect(contact.value()).toBe('editing');
  });
});

describe('the chart of the contact form', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
