import { describe, expect, it } from 'vitest';
import type { Backend } from '../backend';
import { createTestBackend, testOrigin } from '../testing/test-backend';
import { answerNavigation } from './answer';

const answering = (response: Response): Backend => ({ fetch: () => Promise.resolve(response) });
const asked = (path: string) => new Request(testOrigin + path);

describe('a navigation to the backend', () => {
  it('follows redirects, also to relative addresses', async () => {
    const response = new Response(null, { status: 303, headers: { Location: '/account#a=1' } });
    expect(await answerNavigation(answering(response), asked('/auth/v1/verify'))).toEqual({
      kind: 'redirect',
      to: `${testOrigin}/account#a=1`,
    });
  });

  it("shows the backend's page", async () => {
    const answer = await answerNavigation(createTestBackend(), asked('/auth/v1/authorize?provider=google'));
    expect(answer).toMatchObject({ kind: 'page', html: expect.stringContaining('This is not Google') });
  });

  it('ignores a trailing slash', async () => {
    const answer = await answerNavigation(createTestBackend(), asked('/auth/v1/authorize/?provider=google'));
    expect(answer.kind).toBe('page');
  });

  it('redirects a used link to the app with an error', async () => {
    const answer = await answerNavigation(
      createTestBackend(),
      asked('/auth/v1/verify?token=old&type=recovery'),
    );
    expect(answer).toMatchObject({ kind: 'redirect', to: expect.stringContaining('error_code=otp_expired') });
  });

  it.each([
    ['of today', { code: 'validation_failed', message: 'Unsupported provider: x' }],
    ['of before', { code: 400, msg: 'Unsupported provider: x' }],
    ['of OAuth', { error: 'invalid_request', error_description: 'Unsupported provider: x' }],
  ])('shows the message of an error %s', async (_title, body) => {
    const response = Response.json(body, { status: 400 });
    expect(await answerNavigation(answering(response), asked('/auth/v1/authorize'))).toEqual({
      kind: 'problem',
      message: 'Unsupported provider: x',
    });
  });

  it.each(['', 'Bad gateway', '{}', 'null', '{"message":{"a":1}}'])(
    'shows a general message when the response is %j',
    async (text) => {
      const answer = await answerNavigation(
        answering(new Response(text, { status: 500 })),
        asked('/auth/v1/verify'),
      );
      expect(answer).toMatchObject({ kind: 'problem', message: expect.stringContaining('could not answer') });
    },
  );

  it('says so when the network is offline', async () => {
    const answer = await answerNavigation(answering(Response.error()), asked('/auth/v1/verify'));
    expect(answer).toMatchObject({ kind: 'problem', message: expect.stringContaining('out of reach') });
  });

  it('passes a posted form on', async () => {
    const echo: Backend = {
      fetch: async (request) =>
        new Response(await request.text(), { headers: { 'Content-Type': 'text/html' } }),
    };
    const posted = new Request(`${testOrigin}/auth/v1/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ä b' }),
    });
    expect(await answerNavigation(echo, posted)).toEqual({ kind: 'page', html: 'name=%C3%84+b' });
  });
});
