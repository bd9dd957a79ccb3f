import { describe, expect, it, vi } from 'vitest';
import { call, giveApiKey, type Member } from '../testing/test-backend';
import { apiForEachTest, outcomeOf, upscaleBy } from './public-api.test-kit';

const api = apiForEachTest();

describe('a key', () => {
  // @spec call.upscale
  it('may be in the header, with any case of "Bearer", or in the query', async () => {
    const { key } = api.premium;
    const headers = { Authorization: `bearer ${key}` };
    expect(outcomeOf(await upscaleBy(api.backend, undefined, api.body(), { headers }))).toBe('200');
    expect(outcomeOf(await upscaleBy(api.backend, undefined, api.body(), { query: `?api_key=${key}` }))).toBe(
      '200',
    );
  });

  it('in the header takes precedence over one in the query', async () => {
    const query = `?api_key=${api.premium.key}`;
    expect(outcomeOf(await upscaleBy(api.backend, 'vp_live_wrong', api.body(), { query }))).toBe(
      '401 invalid_key',
    );
  });

  it.each(['', 'vp_live_wrong', 'sb_publishable_verapix_demo', '__proto__'])(
    'that is invalid is rejected: %j',
    async (key) => {
      const answer = await upscaleBy(api.backend, key, api.body());
      expect(outcomeOf(answer)).toBe(key ? '401 invalid_key' : '401 missing_key');
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="Verapix API"');
    },
  );

  it('that is mistyped is rejected without a lookup', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const mistyped = api.premium.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect(outcomeOf(await upscaleBy(api.backend, mistyped, api.body()))).toBe('401 invalid_key');
    expect(digest).not.toHaveBeenCalled();
    digest.mockRestore();
  });

  it('is rejected as soon as it is revoked', async () => {
    expect(outcomeOf(await api.upscale())).toBe('200');
    const { token } = await api.backend.signIn('premium');
    await call(api.backend, 'POST', '/functions/v1/revoke-api-key', { token, body: { id: api.premium.id } });
    expect(outcomeOf(await api.upscale())).toBe('401 invalid_key');
  });

  it('stops working when what was paid for ends, and works again with the next subscription', async () => {
    expect(outcomeOf(await api.upscale())).toBe('200');
    const { token } = await api.backend.signIn('premium');
    const own = api.backend.userOf('premium').id;
    const row = api.backend.store.read().subscriptions.find(({ user_id }) => user_id === own);
    const cancel = { token, body: { subscription_id: row?.id } };
    await call(api.backend, 'POST', '/functions/v1/cancel-subscription', cancel);
    expect(outcomeOf(await api.upscale())).toBe('200');
    api.backend.advance(21 * 24 * 3_600_000);
    expect(outcomeOf(await api.upscale())).toBe('403 plan_required');
    api.backend.store.write(({ subscriptions }) => {
      for (const each of subscriptions) if (each.id === row?.id) each.status = 'active';
    });
    expect(outcomeOf(await api.upscale())).toBe('200');
  });

  it.each<[Member, string]>([
    ['free', '403 plan_required'],
    ['canceled', '200'],
    ['trial', '200'],
    ['expired', '403 plan_required'],
    ['lifetime', '200'],
    ['founder', '200'],
  ])("has the access of its owner's plan: %s", async (persona, outcome) => {
    const { key } = await giveApiKey(api.backend, persona);
    expect(outcomeOf(await upscaleBy(api.backend, key, api.body()))).toBe(outcome);
  });

  it('records its last use, also for failed requests', async () => {
    api.backend.advance(5000);
    await upscaleBy(api.backend, api.premium.key, '{');
    expect(api.backend.store.read().apiKeys[0]?.last_used).toBe(
      new Date(api.backend.options.now()).toISOString(),
    );
  });
});

describe('the limit', () => {
  // @spec call.429 error.api-429
  it.each([
    ['live', 60, 1],
    ['test', 20, 3],
  ] as const)('of a %s key is %s requests a minute, one back after %s s', async (type, limit, seconds) => {
    const { key } = await giveApiKey(api.backend, 'premium', type);
    const ask = () => upscaleBy(api.backend, key, '{');
    for (let left = limit - 1; left >= 0; left -= 1) {
      const { headers } = await ask();
      expect(headers.get('RateLimit-Limit')).toBe(String(limit));
      expect(headers.get('RateLimit-Remaining')).toBe(String(left));
      expect(headers.get('RateLimit-Reset')).toBe(String((limit - left) * seconds));
    }
    const rejected = await ask();
    expect(outcomeOf(rejected)).toBe('429 rate_limited');
    expect(rejected.headers.get('Retry-After')).toBe(String(seconds));
    expect(rejected.headers.get('RateLimit-Remaining')).toBe('0');
    api.backend.advance(seconds * 1000);
    expect(outcomeOf(await ask())).toBe('400 invalid_json');
    expect(outcomeOf(await ask())).toBe('429 rate_limited');
    api.backend.advance(60_000);
    expect((await ask()).headers.get('RateLimit-Remaining')).toBe(String(limit - 1));
  });

  it('is that of the account, which a new key does not reset', async () => {
    const { key } = await giveApiKey(api.backend);
    await api.upscale();
    expect((await upscaleBy(api.backend, key, api.body())).headers.get('RateLimit-Remaining')).toBe('58');
  });
});
