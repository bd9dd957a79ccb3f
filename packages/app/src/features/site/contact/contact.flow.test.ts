import { createMemoryStorage } from '@verapix/client/backend.test-kit';
import type { ContactMessage } from '@verapix/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../../app/flow/flow.test-kit';
import { contactFlow } from './contact.flow';
import { readDraft, storeDraft } from './contact-draft';

const message: ContactMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'A question.',
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  storeDraft(message);
});
afterEach(() => vi.unstubAllGlobals());

/** Submits the form to a backend that gives this answer. */
async function submit(answer: object) {
  const sendContactMessage = vi.fn(async () => answer);
  const { actor, happened } = await startFlow(contactFlow, undefined, { api: { sendContactMessage } });
  actor.send({ type: 'message.submit', message });
  return { actor, happened, sendContactMessage };
}

describe('the contact form', () => {
  it('sends the message, deletes the draft and notifies', async () => {
    const { actor, happened, sendContactMessage } = await submit({ ok: true });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sendContactMessage).toHaveBeenCalledExactlyOnceWith(message, expect.any(AbortSignal));
    expect(happened).toEqual(["Message sent successfully!: We'll get back to you as soon as possible."]);
    expect(readDraft()).toEqual({});
  });

  it('keeps the draft if the message is not sent, and says why', async () => {
    const problem = { code: 'unreachable', message: 'We could not reach the server.' };
    const { actor, happened } = await submit({ ok: false, problem });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(happened).toEqual(['Your message was not sent']);
    expect(readDraft()).toEqual(message);
  });
});
