import { contactTaskHash } from '@verapix/domain';
import { describe, expect, it, vi } from 'vitest';
import {
  createSignedInBackend,
  createTestBackend,
  holdTimeInEachTest,
  html,
  json,
  never,
  offline,
  settle,
  unhurried,
} from './backend.test-kit';
import { answerLimitMs } from './fetch';

holdTimeInEachTest();

const table = 'POST /rest/v1/contact_messages';
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello.\nThere.' };
/** With the language of the page, which the answer has. */
const stored = { ...message, locale: 'en' };
const accepted = () => new Response(null, { status: 201 });

describe('a message to the team', () => {
  // @spec call.reset-none
  it('is sent unchanged, by a visitor', async () => {
    const { api, server } = createTestBackend();
    server.on(table, accepted);
    expect(await api.sendContactMessage(message, unhurried())).toEqual({ ok: true });
    expect(server.seen.map(({ body }) => body)).toEqual([stored]);
    expect(server.seen[0]?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(server.seen[0]?.headers.get('authorization')).toBeNull();
  });

  it('is sent with what a program wrote into the field that people do not see', async () => {
    const { api, server } = createTestBackend();
    server.on(table, accepted);
    await api.sendContactMessage({ ...message, fax: '+1 555' }, unhurried());
    await api.sendContactMessage({ ...message, fax: '' }, unhurried());
    expect(server.seen.map(({ body }) => body)).toEqual([{ ...stored, fax: '+1 555' }, stored]);
  });

  it('is sent with the session of a signed-in user', async () => {
    const { api, server, token } = createSignedInBackend();
    server.on(table, accepted);
    expect(await api.sendContactMessage(message, unhurried())).toEqual({ ok: true });
    expect(server.seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  describe('of a project that sets tasks', () => {
    const sendMessage = 'POST /functions/v1/send-contact-message';
    const task = async (max = 10) => ({
      salt: 's',
      hash: await contactTaskHash('s', 7),
      max,
      signature: 'x',
    });

    it('is sent with the solution of one', async () => {
      const { api, server } = createTestBackend();
      const given = await task();
      server.on(table, () => json({ code: '42501', message: 'permission denied' }, 401));
      server.on(sendMessage, ({ body }) =>
        json('solution' in Object(body) ? { sent: true } : { task: given }),
      );
      expect(await api.sendContactMessage(message, unhurried())).toEqual({ ok: true });
      const solution = { salt: 's', signature: 'x', number: 7 };
      expect(server.seen.slice(1).map(({ body }) => body)).toEqual([stored, { ...stored, solution }]);
    });

    it.each([
      ['too many messages', () => json({ code: 'over_request_rate_limit', message: 'x' }, 429)],
      ['no solution', async () => json({ task: await task(3) })],
    ])('is not sent, with %s', async (_, answer) => {
      const { api, server } = createTestBackend();
      server.on(table, () => json({ code: '42501', message: 'permission denied' }, 401));
      server.on(sendMessage, answer);
      expect(await api.sendContactMessage(message, unhurried())).toMatchObject({ ok: false });
    });
  });

  it.each([
    ['a check of the table', () => json({ code: '23514', message: 'violates check' }, 400), '23514'],
    ['too many messages', () => json({ code: 'PT429', message: 'inner words' }, 429), 'too_many_requests'],
    ['no such table', () => json({ code: 'PGRST205', message: 'no table' }, 404), 'PGRST205'],
    ['an error of the server', () => json({ message: 'inner words' }, 500), 'server_error'],
    ['a page of HTML', () => html(502), 'server_error'],
    ['the page of a network that wants a sign-in', () => html(), 'server_error'],
    ['nothing, but not as taken', () => new Response(null, { status: 200 }), 'invalid_response'],
    ['no network', offline, 'unreachable'],
  ])('fails with our own message after one request, with %s', async (_, answer, code) => {
    const { api, server } = createTestBackend();
    server.on(table, answer);
    const outcome = await api.sendContactMessage(message, unhurried());
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
    expect(JSON.stringify(outcome)).not.toMatch(/html|violates|no table|inner words/i);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.count(table)).toBe(1);
  });

  it('fails after the time limit', async () => {
    const { api, server } = createTestBackend();
    server.on(table, never);
    const outcome = api.sendContactMessage(message, unhurried());
    await settle();
    await vi.advanceTimersByTimeAsync(answerLimitMs);
    expect(await outcome).toMatchObject({ problem: { code: 'timeout' } });
  });
});
