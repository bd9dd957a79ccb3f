import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { functionNames } from '../functions';
import { anonKey } from '../http/api-key';
import { standInServer } from '../node';
import { tableNames } from '../rest/open-table';
import { type HttpMount, serveBackend } from '../server';
import { createSeededBackend, type SeededBackend } from '../testing/create-seeded-backend';
import { testOrigin } from '../testing/create-test-backend';
import { apiKeyCases } from './api-key-cases';
import { ask, type Send } from './ask';
import { authCases } from './auth';
import { checkoutCases } from './checkout-cases';
import { expectAnswer } from './expectations';
import { functionCases } from './function-cases';
import { merchantCases } from './merchant-cases';
import { tableCases } from './table-cases';

const cases = [
  ...authCases,
  ...tableCases,
  ...functionCases,
  ...checkoutCases,
  ...merchantCases,
  ...apiKeyCases,
];

let backend: SeededBackend;
/** Every mount stands before the backend of the test. */
const mounted = { fetch: (request: Request) => backend.fetch(request) };

beforeEach(() => {
  backend = createSeededBackend();
});

function itConforms(send: Send): void {
  it.each(cases.map((each) => [each.gives, each.to, each] as const))(
    'answers %s to who wants to %s',
    async (_gives, _to, each) => expectAnswer(each, await ask(each, backend, send)),
  );

  it.each(['auth', 'rest', 'functions'])(
    'lets a page of another origin ask before it sends: %s',
    async (family) => {
      const answer = await send(`/${family}/v1/anything`, {
        method: 'OPTIONS',
        headers: { Origin: 'https://app.test', 'Access-Control-Request-Method': 'POST' },
      });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      const allowed = answer.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(', ');
      const sent =
        'authorization apikey content-type x-client-info x-supabase-api-version x-retry-count'.split(' ');
      expect(allowed).toEqual(expect.arrayContaining(sent));
    },
  );

  it('lets a page of another origin read the version, without which it sees no codes', async () => {
    const answer = await send('/auth/v1/user', { headers: { apikey: anonKey } });
    const exposed = answer.headers.get('Access-Control-Expose-Headers');
    expect(exposed?.split(', ')).toEqual(['X-Total-Count', 'Link', 'X-Supabase-Api-Version']);
  });
}

describe('the backend itself', () => {
  itConforms((path, init) => backend.fetch(new Request(testOrigin + path, init)));
});

describe('the backend behind the fetch of Node', () => {
  const server = standInServer(mounted, testOrigin);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  itConforms((path, init) => fetch(testOrigin + path, init));
});

describe('the backend over HTTP', () => {
  let mount: HttpMount;
  beforeAll(async () => {
    mount = await serveBackend(mounted, { read: () => backend.store.read() } as SeededBackend['store'], 0);
  });
  afterAll(() => mount.close());
  itConforms((path, init) => fetch(mount.url + path, init));
});

it('has a case for every table and every function', () => {
  const asked = cases.map(({ ask: request }) => request.split(/[ ?]/)[1]);
  for (const name of tableNames) expect(asked).toContain(`/rest/v1/${name}`);
  for (const name of functionNames) expect(asked).toContain(`/functions/v1/${name}`);
});
