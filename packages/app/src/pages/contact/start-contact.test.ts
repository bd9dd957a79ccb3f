import type { ContactMessage } from '@verapix/facts';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startContact } from './start-contact';

const message: ContactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A question.',
};

/** The form of a page whose backend answers as the test says, and everything that happens, in order. */
function setup(answer: object) {
  const happened: string[] = [];
  const sendContactMessage = vi.fn(async () => answer);
  const actor = startContact({
    ask: (ask) => ask({ sendContactMessage } as never),
    notify: ({ title, description }) => happened.push(`${title} ${description}`),
    onSent: () => happened.push('the draft is forgotten'),
  });
  actor.send({ type: 'message.submit', message });
  return { actor, happened, sendContactMessage };
}

describe('the contact form of the page', () => {
  it('sends the message, forgets the draft and says so', async () => {
    const { actor, happened, sendContactMessage } = setup({ ok: true });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sendContactMessage).toHaveBeenCalledExactlyOnceWith(message, expect.any(AbortSignal));
    expect(happened).toEqual([
      'the draft is forgotten',
      "Message sent successfully! We'll get back to you as soon as possible.",
    ]);
  });

  it('keeps the draft when the message is not sent, and says why', async () => {
    const problem = { code: 'unreachable', message: 'We could not reach the server.' };
    const { actor, happened } = setup({ ok: false, problem });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(happened).toEqual(['Your message was not sent We could not reach the server.']);
  });
});
