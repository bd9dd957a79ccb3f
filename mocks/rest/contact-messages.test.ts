import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockDelays } from '../delays';
import { type CallInit, call, createSeededBackend, type SeededBackend } from '../testing/test-backend';

const path = '/rest/v1/contact_messages';
const message = { name: 'A visitor', email: 'visitor@example.com', subject: 'Hello', message: 'A question.' };
let backend: SeededBackend;

beforeEach(() => {
  backend = createSeededBackend();
});

const post = (body: unknown, init: CallInit = {}) =>
  call(backend, 'POST', path, { body, headers: { Prefer: 'return=minimal' }, ...init });

describe('a contact message', () => {
  it('may be sent by a visitor', async () => {
    const answer = await post(message);
    expect(answer).toMatchObject({ status: 201, body: undefined });
    expect(answer.headers.get('Content-Range')).toBe('*/*');
    expect(backend.store.read().contactMessages).toEqual([
      {
        ...message,
        id: expect.any(String),
        userId: null,
        locale: null,
        createdAt: backend.options.now(),
        doneAt: null,
      },
    ]);
  });

  it('is refused after five of one address, until some hours later', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await post(message)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await post(message)).toMatchObject({ body: { code: 'PT429' } });
    expect((await post({ ...message, email: 'other@example.com' })).status).toBe(201);
    backend.advance(5 * 3_600_000);
    expect((await post(message)).status).toBe(201);
  });

  it('is not stored if the field that people do not see is filled in, without a word', async () => {
    expect((await post({ ...message, fax: '+1 555' })).status).toBe(201);
    expect(backend.store.read().contactMessages).toEqual([]);
  });

  it('stores its sender if signed in', async () => {
    await post(message, { token: (await backend.signIn('free')).token });
    expect(backend.store.read().contactMessages).toMatchObject([{ userId: backend.userOf('free').id }]);
  });

  it.each([
    ['without a name', { ...message, name: '  ' }, 400, '23514'],
    ['with an address that is none', { ...message, email: 'nowhere' }, 400, '23514'],
    ['that is too long', { ...message, message: 'x'.repeat(10_001) }, 400, '23514'],
    ['in a language that is none', { ...message, locale: 'German, please' }, 400, '23514'],
    ['without a subject', { name: 'A', email: 'a@example.com', message: 'x' }, 400, '23502'],
    [
      'with the id of another user',
      { ...message, user_id: '00000000-0000-4000-8000-000000000002' },
      401,
      '42501',
    ],
  ])('is rejected %s', async (_what, body, status, code) => {
    expect(await post(body)).toMatchObject({ status, body: { code } });
    expect(backend.store.read().contactMessages).toEqual([]);
  });

  it('cannot be read, not even by its sender', async () => {
    const { token } = await backend.signIn('founder');
    expect((await post(message, { headers: { Prefer: 'return=representation' } })).status).toBe(401);
    expect((await call(backend, 'GET', path, { token })).status).toBe(403);
    expect(backend.store.read().contactMessages).toEqual([]);
  });
});

// @spec limit.delays
it('is delayed by the specified 1.5 seconds', async () => {
  const wait = vi.fn(() => Promise.resolve());
  backend = createSeededBackend({ wait, delays: mockDelays });
  await post(message);
  expect(wait).toHaveBeenCalledExactlyOnceWith(1500, expect.any(AbortSignal));
});
