import { beforeEach, describe, expect, it } from 'vitest';
import { type CallInit, call, createSeededBackend, type SeededBackend } from '../testing/test-backend';

const path = '/rest/v1/subscriptions';
/** What the sample subscription costs. */
const price = 45;
const one = { Accept: 'application/vnd.pgrst.object+json' };
let backend: SeededBackend;
let token: string;

beforeEach(async () => {
  backend = createSeededBackend();
  ({ token } = await backend.signIn('premium'));
});

const get = (query: string, init: CallInit = {}) =>
  call(backend, 'GET', `${path}${query}`, { token, ...init });
/** Gives the premium member a second, older subscription. */
function addOlder() {
  const { id } = backend.userOf('premium');
  backend.store.write(({ subscriptions }) => {
    const row = subscriptions.find(({ user_id }) => user_id === id);
    if (!row) return;
    subscriptions.push({
      ...row,
      id: backend.options.newId(),
      status: 'expired',
      created_at: '2024-02-01T00:00:00.000Z',
    });
  });
}

describe('reading subscriptions', () => {
  // @spec entity.subscription call.subscription
  it('returns the newest active subscription', async () => {
    const { id } = backend.userOf('premium');
    const answer = await get(`?select=*&user_id=eq.${id}&status=eq.active&order=created_at.desc&limit=1`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      {
        id: expect.any(String),
        user_id: id,
        status: 'active',
        plan_id: 'premium',
        plan_name: 'Premium',
        amount: price,
        currency: 'USD',
        interval: 'monthly',
        created_at: '2025-12-06T12:00:00+00:00',
        current_period_end: '2026-02-04T12:00:00+00:00',
        canceled_at: null,
      },
    ]);
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Content-Range')).toBe('0-0/*');
    expect(answer.headers.get('Content-Location')).toMatch(
      /^\/subscriptions\?limit=1&order=created_at\.desc&select=/,
    );
  });

  it('returns an empty array if nothing matches', async () => {
    const answer = await get('?status=eq.canceled');
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get('Content-Range')).toBe('*/*');
  });

  it('hides rows of other users in any query', async () => {
    const other = backend.userOf('lifetime').id;
    expect((await get(`?user_id=eq.${other}`)).body).toEqual([]);
    expect((await get('')).body).toHaveLength(1);
  });

  it('selects, sorts, skips and counts', async () => {
    addOlder();
    const answer = await get('?select=status,amount&order=created_at.asc&limit=1&offset=1', {
      headers: { Prefer: 'count=exact' },
    });
    expect(answer).toMatchObject({ status: 206, body: [{ status: 'active', amount: price }] });
    expect(answer.headers.get('Content-Range')).toBe('1-1/2');
    expect(answer.headers.get('Preference-Applied')).toBe('count=exact');
  });

  it('rejects an offset past the end when rows are counted', async () => {
    const answer = await get('?offset=9', { headers: { Prefer: 'count=exact' } });
    expect(answer).toMatchObject({ status: 416, body: { code: 'PGRST103' } });
  });

  it.each([
    ['amount=gt.9', 2],
    [`amount=gt.${price}`, 0],
    [`amount=gte.${price}.0`, 2],
    [`amount=lt.${price}`, 0],
    [`amount=lte.${price}`, 2],
    ['status=neq.active', 1],
    ['status=in.(active,trial)', 1],
    ['status=not.in.(active,trial)', 1],
    ['created_at=lt.2025-01-01', 1],
    ['canceled_at=is.null', 2],
    ['canceled_at=not.is.null', 0],
    ['canceled_at=eq.2026-01-01', 0],
    ['canceled_at=not.eq.2026-01-01', 0],
  ])('filters by %s', async (filter, count) => {
    addOlder();
    expect((await get(`?${filter}`)).body).toHaveLength(count);
  });

  it('returns one object if requested', async () => {
    const answer = await get('', { headers: one });
    expect(answer).toMatchObject({ status: 200, body: { plan_id: 'premium' } });
    expect(answer.headers.get('Content-Type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  });

  it.each([
    ['none', '?status=eq.canceled', 0],
    ['two', '', 2],
  ])('rejects a request for one object when there are %s', async (_count, query, rows) => {
    addOlder();
    const answer = await get(query, { headers: one });
    expect(answer.status).toBe(406);
    expect(answer.body).toEqual({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${rows} rows`,
      hint: null,
    });
    expect(answer.headers.get('Proxy-Status')).toBe('PostgREST; error=PGRST116');
  });
});

describe('an invalid request', () => {
  it.each([
    ['user_id=eq.7', 400, '22P02', 'invalid input syntax for type uuid: "7"'],
    ['amount=eq.much', 400, '22P02', 'invalid input syntax for type numeric: "much"'],
    ['created_at=gt.soon', 400, '22007', 'invalid input syntax for type timestamp with time zone: "soon"'],
    ['colour=eq.red', 400, '42703', 'column subscriptions.colour does not exist'],
    ['select=colour', 400, '42703', 'column subscriptions.colour does not exist'],
    ['order=colour', 400, '42703', 'column subscriptions.colour does not exist'],
    ['constructor=eq.1', 400, '42703', 'column subscriptions.constructor does not exist'],
    ['status=is.true', 400, '42804', 'argument of IS TRUE must be type boolean, not type text'],
    ['status=active', 400, 'PGRST100', '"failed to parse filter (active)" (line 1, column 1)'],
  ])('is rejected with four fields: %s', async (query, status, code, message) => {
    const answer = await get(`?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message });
    expect(Object.keys(answer.body as object)).toEqual(['code', 'message', 'details', 'hint']);
    expect(answer.headers.get('Proxy-Status')).toBe(`PostgREST; error=${code}`);
  });

  it('reports an unknown table', async () => {
    const answer = await call(backend, 'GET', '/rest/v1/invoices', { token });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'public.invoices' in the schema cache",
      details: null,
      hint: null,
    });
  });

  it('rejects other content types and schemas', async () => {
    expect(await get('', { headers: { Accept: 'text/csv' } })).toMatchObject({
      status: 406,
      body: { code: 'PGRST107' },
    });
    expect(await get('', { headers: { 'Accept-Profile': 'auth' } })).toMatchObject({
      status: 406,
      body: { code: 'PGRST106', message: 'Invalid schema: auth' },
    });
  });
});

describe('a token', () => {
  it.each(['junk', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])(
    'that is invalid is rejected with PGRST301: %s',
    async (bad) => {
      const answer = await get('', { token: bad });
      expect(answer).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
      expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer error="invalid_token"');
    },
  );
});
