import { beforeEach, expect, it } from 'vitest';
import { call, createSeededBackend, type SeededBackend } from '../testing/test-backend';

let backend: SeededBackend;
let token = '';
beforeEach(async () => {
  backend = createSeededBackend();
  token = (await backend.signIn('founder')).token;
});

const edge = (name: string, body: object = {}) =>
  call(backend, 'POST', `/functions/v1/${name}`, { token, body });
const inbox = async () => (await edge('get-inbox')).body as Record<'messages' | 'mails', { id: string }[]>;

it('answers a message of the page Contact by mail', async () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Formats',
    message: 'Does it open HEIC?',
  };
  await call(backend, 'POST', '/rest/v1/contact_messages', { body: { ...message, locale: 'de' } });
  const [waiting] = (await inbox()).messages;
  expect(waiting).toMatchObject({ ...message, has_account: false });
  const id = waiting?.id;
  expect((await edge('count-inbox')).body).toEqual({ count: 1 });
  expect((await edge('update-inbox', { action: 'answer-message', id, text: 'Yes, it does.' })).status).toBe(
    200,
  );
  expect((await edge('update-inbox', { action: 'close-message', id })).status).toBe(404);
  expect((await edge('count-inbox')).body).toEqual({ count: 0 });
  const mail = backend.store.read().mails.find(({ to }) => to === 'ada@example.com');
  expect(mail?.subject).toBe('Re: Formats');
  // The words around it are in the language of the page on which the message was written.
  expect(mail?.text).toMatch(/^Yes, it does\.\n\nDeine Nachricht/);
});

it('sends a mail again that was given up, or forgets it', async () => {
  backend.store.write(({ outbox, users }) => {
    const mail = {
      userId: users[0]?.id ?? null,
      to: null,
      kind: 'two-factor-instructions' as const,
      data: {},
    };
    const times = { createdAt: 0, dueAt: 0, sentAt: null, deadAt: 1, locale: null, attempts: 7, error: 'no' };
    outbox.push({ ...mail, ...times, id: 'one' }, { ...mail, ...times, id: 'other' });
  });
  expect((await inbox()).mails).toMatchObject([{ error: 'no' }, { error: 'no' }]);
  await edge('update-inbox', { action: 'send-mail-again', id: 'one' });
  await edge('update-inbox', { action: 'forget-mail', id: 'other' });
  expect((await inbox()).mails).toEqual([]);
  expect(backend.store.read().outbox.map(({ id, sentAt }) => [id, sentAt !== null])).toContainEqual([
    'one',
    true,
  ]);
});
