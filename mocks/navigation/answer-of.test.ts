import { describe, expect, it } from 'vitest';
import type { Backend } from '../backend';
import { createTestBackend, testOrigin } from '../testing/create-test-backend';
import { answerOf } from './answer-of';

const answering = (response: Response): Backend => ({ fetch: () => Promise.resolve(response) });
const asked = (path: string) => new Request(testOrigin + path);

describe('an address of the backend that someone opens', () => {
  it('leads where the backend sends it, a relative address from its own', async () => {
    const response = new Response(null, { status: 303, headers: { Location: '/account#a=1' } });
    expect(await answerOf(answering(response), asked('/auth/v1/verify'))).toEqual({
      kind: 'redirect',
      to: `${testOrigin}/account#a=1`,
    });
  });

  it('shows the page the backend answers with', async () => {
    const answer = await answerOf(createTestBackend(), asked('/auth/v1/authorize?provider=google'));
    expect(answer).toMatchObject({ kind: 'page', html: expect.stringContaining('This is not Google') });
  });

  it('is the same with the slash that some hosts add', async () => {
    const answer = await answerOf(createTestBackend(), asked('/auth/v1/authorize/?provider=google'));
    expect(answer.kind).toBe('page');
  });

  it('sends a link that is used up back to the app, which says so', async () => {
    const answer = await answerOf(createTestBackend(), asked('/auth/v1/verify?token=old&type=recovery'));
    expect(answer).toMatchObject({ kind: 'redirect', to: expect.stringContaining('error_code=otp_expired') });
  });

  it.each([
    ['of today', { code: 'validation_failed', message: 'Unsupported provider: x' }],
    ['of before', { code: 400, msg: 'Unsupported provider: x' }],
    ['of OAuth', { error: 'invalid_request', error_description: 'Unsupported provider: x' }],
  ])('says in words what an error %s says', async (_title, body) => {
    const response = Response.json(body, { status: 400 });
    expect(await answerOf(answering(response), asked('/auth/v1/authorize'))).toEqual({
      kind: 'problem',
      message: 'Unsupported provider: x',
    });
  });

  it.each(['', 'Bad gateway', '{}', 'null', '{"message":{"a":1}}'])(
    'says that it could not be answered when the answer is %j',
    async (text) => {
      const answer = await answerOf(answering(new Response(text, { status: 500 })), asked('/auth/v1/verify'));
      expect(answer).toMatchObject({ kind: 'problem', message: expect.stringContaining('could not answer') });
    },
  );

  it('says so when the stand-in is set to be out of reach', async () => {
    const answer = await answerOf(answering(Response.error()), asked('/auth/v1/verify'));
    expect(answer).toMatchObject({ kind: 'problem', message: expect.stringContaining('out of reach') });
  });

  it('hands a posted form over whole', async () => {
    const echo: Backend = {
      fetch: async (request) =>
        new Response(await request.text(), { headers: { 'Content-Type': 'text/html' } }),
    };
    const posted = new Request(`${testOrigin}/auth/v1/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ä b' }),
    });
    expect(await answerOf(echo, posted)).toEqual({ kind: 'page', html: 'name=%C3%84+b' });
  });
});
