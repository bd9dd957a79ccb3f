import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../testing/call';
import { createTestBackend, testOrigin } from '../testing/create-test-backend';
import { maxBodyBytes, readJson } from './body';
import { Refusal } from './refusal';
import { matchPath } from './route';

describe('an unknown path', () => {
  it.each([
    ['/auth/v1/nowhere', { code: 'not_found' }],
    ['/rest/v1/a/b/c', { code: 'PGRST125' }],
    ['/functions/v1/a/b', { code: 'NOT_FOUND' }],
    ['/v1/nowhere', { error: { code: 'not_found' } }],
  ])('gets the 404 of its family: %s', async (path, body) => {
    const answer = await call(createTestBackend(), 'POST', path, { body: {} });
    expect(answer).toMatchObject({ status: 404, body });
  });

  it('gets a 404 outside of every family', async () => {
    expect((await call(createTestBackend(), 'GET', '/index.html')).status).toBe(404);
  });
});

describe('a fault of its own', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is a 500 in the words of its family, without a word of the cause', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { options } = createTestBackend();
    const broken = () => {
      throw new Error('disk on fire');
    };
    const backend = createTestBackend({ store: { ...options.store, read: broken, write: broken } });
    const body = { email: 'a@b.co', password: 'x' };
    const answer = await call(backend, 'POST', '/auth/v1/token?grant_type=password', { body });
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'unexpected_failure', message: 'Internal Server Error' },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('the gateway', () => {
  it('asks for the public key', async () => {
    const response = await createTestBackend().fetch(new Request(`${testOrigin}/rest/v1/subscriptions`));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
  });

  it('refuses another key', async () => {
    const answer = await call(createTestBackend(), 'GET', '/auth/v1/user', { headers: { apikey: 'other' } });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid API key' } });
  });
});

describe('a page of another origin', () => {
  it('may send what the clients send', async () => {
    const answer = await call(createTestBackend(), 'OPTIONS', '/auth/v1/token');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('X-Supabase-Api-Version');
  });

  it.each([
    ['/rest/v1/nowhere/at/all', 'Content-Range'],
    ['/functions/v1/nowhere/at/all', 'sb-error-code'],
  ])('may read the headers that %s has to tell', async (path, header) => {
    const answer = await call(createTestBackend(), 'GET', path);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain(header);
  });

  it('may read the version by which it knows error codes', async () => {
    const answer = await call(createTestBackend(), 'GET', '/auth/v1/nowhere');
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Supabase-Api-Version');
  });
});

describe('reading a body', () => {
  const rules = {
    tooLarge: () => new Refusal(413, 'large', ''),
    notJson: (reason: string) => new Refusal(400, 'junk', reason),
  };
  const read = (body: string) => readJson(new Request(testOrigin, { method: 'POST', body }), rules);

  it('gives back every JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify(value);
        const expected = JSON.parse(text, (key, inner) => (key === '__proto__' ? undefined : inner));
        expect(await read(text)).toEqual(expected);
      }),
    );
  });

  it('refuses every other text in its own words, and throws nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const outcome = await read(text).catch((error: unknown) => error);
        if (outcome instanceof Refusal) expect(outcome.code).toBe('junk');
        else expect(JSON.parse(text)).toEqual(outcome);
      }),
    );
  });

  it('leaves out keys that would reach the prototype', async () => {
    expect(await read('{"a":1,"__proto__":{"admin":true}}')).toEqual({ a: 1 });
  });

  it('takes a body of exactly 1 MiB and refuses one more byte', async () => {
    const largest = `"${'x'.repeat(maxBodyBytes - 2)}"`;
    expect(await read(largest)).toHaveLength(maxBodyBytes - 2);
    await expect(read(`${largest} `)).rejects.toMatchObject({ status: 413, code: 'large' });
  });
});

it('matches paths part by part and decodes them', () => {
  expect(matchPath('/rest/v1/:table', '/rest/v1/a%20b')).toEqual({ table: 'a b' });
  expect(matchPath('/rest/v1/:table', '/rest/v1/')).toBeUndefined();
  expect(matchPath('/rest/v1/:table', '/rest/v1/%')).toBeUndefined();
  expect(matchPath('/rest/v1/:table', '/rest/v1/a/b')).toBeUndefined();
});
