import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNavigation } from '../navigation/answer';
import { call, createTestBackend, testOrigin } from '../testing/test-backend';
import { checkoutFor, choose, memberOf, rowsOf, signInAs } from '../testing/user-actions';
import { HttpError } from '@verapix/server/http/http-error';
import { jsonLimits, maxBodyBytes, readBytes, readJson } from '@verapix/server/http/body';
import { matchPath } from '@verapix/server/http/router';

describe('an unknown path', () => {
  it.each([
    ['/auth/v1/nowhere', { code: 'not_found' }],
    ['/rest/v1/a/b/c', { code: 'PGRST125' }],
    ['/functions/v1/a/b', { code: 'NOT_FOUND' }],
    ['/v1/nowhere', { error: { code: 'not_found' } }],
  ])('gets the 404 of its router: %s', async (path, body) => {
    const answer = await call(createTestBackend(), 'POST', path, { body: {} });
    expect(answer).toMatchObject({ status: 404, body });
  });

  it('gets a 404 outside of every router', async () => {
    expect((await call(createTestBackend(), 'GET', '/index.html')).status).toBe(404);
  });
});

describe('an unexpected error', () => {
  afterEach(() => vi.restoreAllMocks());

  it("is a 500 in the router's format, without the cause", async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    const { options } = createTestBackend();
    const broken = () => {
      throw new Error('disk on fire');
    };
    const backend = createTestBackend({ store: { ...options.store, write: broken } });
    const body = { email: 'a@b.co', password: 'x' };
    const answer = await call(backend, 'POST', '/auth/v1/token?grant_type=password', { body });
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'unexpected_failure', message: 'Internal Server Error' },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const requests = reported.mock.calls.filter(([message]) => message === 'A request failed unexpectedly.');
    expect(requests).toHaveLength(1);
  });
});

describe('a page of another origin', () => {
  it.each([
    ['/rest/v1/nowhere/at/all', 'Content-Range'],
    ['/functions/v1/nowhere/at/all', 'sb-error-code'],
  ])('may read the response headers of %s', async (path, header) => {
    const answer = await call(createTestBackend(), 'GET', path);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain(header);
  });
});

describe('reading a body', () => {
  const rules = {
    tooLarge: () => new HttpError(413, 'large', ''),
    notJson: (reason: string) => new HttpError(400, 'junk', reason),
  };
  const read = (body: string) => readJson(new Request(testOrigin, { method: 'POST', body }), rules);

  it('parses every JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify(value);
        const expected = JSON.parse(text, (key, inner) => (key === '__proto__' ? undefined : inner));
        expect(await read(text)).toEqual(expected);
      }),
    );
  });

  it("rejects every other text with the router's error", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const outcome = await read(text).catch((error: unknown) => error);
        if (outcome instanceof HttpError) expect(outcome.code).toBe('junk');
        else expect(JSON.parse(text)).toEqual(outcome);
      }),
    );
  });

  it('drops keys that would change the prototype', async () => {
    expect(await read('{"a":1,"__proto__":{"admin":true}}')).toEqual({ a: 1 });
  });

  it('accepts a body of exactly 1 MiB and rejects one more byte', async () => {
    const largest = `"${'x'.repeat(maxBodyBytes - 2)}"`;
    expect(await read(largest)).toHaveLength(maxBodyBytes - 2);
    await expect(read(`${largest} `)).rejects.toMatchObject({ status: 413, code: 'large' });
  });

  it.each([
    ['fields', `{${'"a":1,'.repeat(jsonLimits.values)}"b":1}`],
    ['elements', `[${'1,'.repeat(jsonLimits.values)}1]`],
    ['empty objects', `[${'{},'.repeat(jsonLimits.values)}{}]`],
    ['levels', `${'['.repeat(jsonLimits.depth + 1)}${']'.repeat(jsonLimits.depth + 1)}`],
    ['levels that do not end', '{"a":'.repeat(maxBodyBytes / 5)],
  ])('rejects more %s than a request needs, before it parses them', async (_what, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    await expect(read(body)).rejects.toMatchObject({ status: 413, code: 'large' });
    expect(parse).not.toHaveBeenCalled();
  });

  it('counts in the same way, however a body is cut into parts', async () => {
    const inParts = (text: string, bytes: number) => {
      const whole = new TextEncoder().encode(text);
      const parts = Array.from({ length: Math.ceil(whole.length / bytes) }, (_, index) =>
        whole.subarray(index * bytes, (index + 1) * bytes),
      );
      const body = new ReadableStream({
        start: (controller) => {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
      return readJson({ body, headers: new Headers() } as Request, rules);
    };
    const text = ['{[,:"', '\\'.repeat(5), '"', '\\'.repeat(6), '[['].join('').repeat(20);
    for (const bytes of [1, 2, 3, 7, 64])
      expect(await inParts(JSON.stringify({ text }), bytes)).toEqual({ text });
    const many = `[${'"\\\\",'.repeat(jsonLimits.values)}1]`;
    await expect(inParts(many, 31)).rejects.toMatchObject({ code: 'large' });
  });

  it('reads nothing of a body after too many values', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new TextEncoder().encode('[],'.repeat(1_000)));
        // Without a limit the test would not end.
        if (sent === 100) controller.close();
      },
    });
    const request = { body, headers: new Headers() } as Request;
    await expect(readBytes(request, { ...rules, isJson: true })).rejects.toMatchObject({ code: 'large' });
    expect(sent).toBeLessThan(10);
  });

  it('counts no characters of a text as fields', async () => {
    const text = '{[,:"\\'.repeat(jsonLimits.values);
    expect(await read(JSON.stringify({ text }))).toEqual({ text });
    expect(await read(`${'['.repeat(jsonLimits.depth)}1${']'.repeat(jsonLimits.depth)}`)).toBeDefined();
  });

  it('reads nothing of a body that declares too many bytes', async () => {
    const request = new Request(testOrigin, { method: 'POST', body: 'x' });
    request.headers.set('Content-Length', String(maxBodyBytes + 1));
    await expect(readJson(request, rules)).rejects.toMatchObject({ code: 'large' });
    expect(request.bodyUsed).toBe(false);
  });

  it('stops reading a body that does not end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
        // Without a limit the test would not end.
        if (sent === 1000) controller.close();
      },
    });
    // MSW, which other tests start, reads the body of a real request as soon as there is one.
    const request = { body: endless, headers: new Headers() } as Request;
    await expect(readJson(request, rules)).rejects.toMatchObject({ code: 'large' });
    expect(sent).toBeLessThan(20);
  });
});

it('matches paths part by part and decodes them', () => {
  expect(matchPath('/rest/v1/:table', '/rest/v1/a%20b')).toEqual({ table: 'a b' });
  expect(matchPath('/rest/v1/:table', '/rest/v1/')).toBeUndefined();
  expect(matchPath('/rest/v1/:table', '/rest/v1/%')).toBeUndefined();
  expect(matchPath('/rest/v1/:table', '/rest/v1/a/b')).toBeUndefined();
});

// As in Firefox.
beforeEach(() => {
  vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never);
});
afterEach(() => vi.restoreAllMocks());

describe('in a browser without `Request.body`', () => {
  it('a user can sign up, confirm and sign in', async () => {
    const backend = createTestBackend();
    const session = await memberOf(backend, 'ada@example.com', { full_name: 'Ada' });
    expect(session.user).toMatchObject({ email: 'ada@example.com', user_metadata: { full_name: 'Ada' } });
    expect((await signInAs(backend, 'ada@example.com', 'wrong-horse')).status).toBe(400);
  });

  it('a plan can be bought', async () => {
    const backend = createTestBackend();
    const { access_token } = await memberOf(backend);
    const checkout = await checkoutFor(backend, access_token, 'premium');
    expect((await choose(backend, checkout, 'paid')).status).toBe(303);
    expect((await rowsOf(backend, access_token)).payments).toMatchObject([{ status: 'paid' }]);
  });

  it('a form that a navigation page posts arrives whole', async () => {
    const backend = createTestBackend();
    const { access_token } = await memberOf(backend);
    const { url } = await checkoutFor(backend, access_token, 'premium');
    const body = new URLSearchParams({ outcome: 'declined' });
    const answer = await answerNavigation(backend, new Request(url, { method: 'POST', body }));
    expect(answer).toMatchObject({ kind: 'redirect', to: expect.stringContaining('/payment/error') });
  });
});
