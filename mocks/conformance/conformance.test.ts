import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functionNames } from '@verapix/server/functions/router';
import { handlersFor } from '../handlers';
import { anonKey } from '../http/gateway';
import { tables } from '../rest/tables';
import { type HttpMount, serveBackend } from '../server/http-server';
import { createSeededBackend, type SeededBackend, testOrigin } from '../testing/test-backend';
import { cases } from './cases';
import { mockEnvironment } from './fixtures';
import { expectAnswer, runCase, type Send } from './run-case';

let backend: SeededBackend;
/** Every mount passes requests to the backend of the current test. */
const mounted = { fetch: (request: Request) => backend.fetch(request) };

beforeEach(() => {
  backend = createSeededBackend();
});

function itConforms(send: Send): void {
  it.each(cases.map((each) => [each.title, each.expect, each] as const))(
    '%s: %s',
    async (_title, _expect, each) => expectAnswer(each, await runCase(each, mockEnvironment(backend), send)),
  );

  it.each(['auth', 'rest', 'functions'])('answers a preflight request to %s', async (service) => {
    const answer = await send(`/${service}/v1/anything`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.test', 'Access-Control-Request-Method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    const allowed = answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(', ');
    const sent = 'authorization apikey content-type x-client-info x-supabase-api-version x-retry-count'.split(
      ' ',
    );
    expect(allowed).toEqual(expect.arrayContaining(sent));
  });

  it('exposes the API version header, without which clients of other origins see no error codes', async () => {
    const answer = await send('/auth/v1/user', { headers: { apikey: anonKey } });
    const exposed = answer.headers.get('Access-Control-Expose-Headers');
    expect(exposed?.split(', ')).toEqual(['X-Total-Count', 'Link', 'X-Supabase-Api-Version']);
  });
}

describe('the backend called directly', () => {
  itConforms((path, init) => backend.fetch(new Request(testOrigin + path, init)));
});

describe('the backend behind MSW', () => {
  const server = setupServer(...handlersFor(mounted, testOrigin));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  itConforms((path, init) => fetch(testOrigin + path, init));

  it('rejects `fetch` while the network is offline', async () => {
    server.use(...handlersFor({ fetch: async () => Response.error() }, testOrigin));
    await expect(fetch(`${testOrigin}/auth/v1/user`)).rejects.toThrow(TypeError);
    server.resetHandlers();
  });

  it('answers requests to the public API', async () => {
    const response = await fetch(`${testOrigin}/v1/nowhere`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('the backend over HTTP', () => {
  let mount: HttpMount;
  beforeAll(async () => {
    mount = await serveBackend(mounted, () => [], 0);
  });
  afterAll(() => mount.close());
  itConforms((path, init) => fetch(mount.url + path, init));
});

it('has a case for every table and every function', () => {
  const paths = cases.map(({ request }) => request.split(/[ ?]/)[1]);
  for (const { name } of tables) expect(paths).toContain(`/rest/v1/${name}`);
  for (const name of functionNames) expect(paths).toContain(`/functions/v1/${name}`);
});
