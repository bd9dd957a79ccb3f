import { describe, expect, it, vi } from 'vitest';
import { call } from '../testing/call';
import type { Member } from '../testing/create-seeded-backend';
import { giveApiKey } from '../testing/give-api-key';
import { apiForEachTest, outcomeOf, upscaleBy } from './public-api.test-kit';

const api = apiForEachTest();

describe('a key', () => {
  it('may stand in the header, in whatever case, or in the address', async () => {
    const { key } = api.premium;
    const headers = { Authorization: `bearer ${key}` };
    expect(outcomeOf(await upscaleBy(api.backend, undefined, api.body(), { headers }))).toBe('200');
    expect(outcomeOf(await upscaleBy(api.backend, undefined, api.body(), { query: `?api_key=${key}` }))).toBe(
      '200',
    );
  });

  it('in the header counts when there is another in the address', async () => {
    const query = `?api_key=${api.premium.key}`;
    expect(outcomeOf(await upscaleBy(api.backend, 'vp_live_wrong', api.body(), { query }))).toBe(
      '401 invalid_key',
    );
  });

  it.each(['', 'vp_live_wrong', 'sb_publishable_verapix_stand_in', '__proto__'])(
    'that is none is refused: %j',
    async (key) => {
      const answer = await upscaleBy(api.backend, key, api.body());
      expect(outcomeOf(answer)).toBe(key ? '401 invalid_key' : '401 missing_key');
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="Verapix API"');
    },
  );

  it('that is mistyped is refused without a look among the keys', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const mistyped = api.premium.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect(outcomeOf(await upscaleBy(api.backend, mistyped, api.body()))).toBe('401 invalid_key');
    expect(digest).not.toHaveBeenCalled();
    digest.mockRestore();
  });

  it('is refused from the moment it is revoked', async () => {
    expect(outcomeOf(await api.upscale())).toBe('200');
    const { token } = await api.backend.signIn('premium');
    await call(api.backend, 'POST', '/functions/v1/revoke-api-key', { token, body: { id: api.premium.id } });
    expect(outcomeOf(await api.upscale())).toBe('401 invalid_key');
  });

  it('is closed from the moment the subscription is canceled, and open again with the next', async () => {
    expect(outcomeOf(await api.upscale())).toBe('200');
    const { token } = await api.backend.signIn('premium');
    const own = api.backend.userOf('premium').id;
    const row = api.backend.store.read().subscriptions.find(({ user_id }) => user_id === own);
    const cancel = { token, body: { subscription_id: row?.id } };
    await call(api.backend, 'POST', '/functions/v1/cancel-subscription', cancel);
    expect(outcomeOf(await api.upscale())).toBe('403 plan_required');
    api.backend.store.write(({ subscriptions }) => {
      for (const each of subscriptions) if (each.id === row?.id) each.status = 'active';
    });
    expect(outcomeOf(await api.upscale())).toBe('200');
  });

  it.each<[Member, string]>([
    ['free', '403 plan_required'],
    ['canceled', '403 plan_required'],
    ['expired', '403 plan_required'],
    ['lifetime', '200'],
    ['founder', '200'],
  ])('opens what the plan of its owner opens: %s', async (persona, outcome) => {
    const { key } = await giveApiKey(api.backend, persona);
    expect(outcomeOf(await upscaleBy(api.backend, key, api.body()))).toBe(outcome);
  });

  it('remembers when it was last used, whatever came of it', async () => {
    api.backend.advance(5000);
    await upscaleBy(api.backend, api.premium.key, '{');
    expect(api.backend.store.read().apiKeys[0]?.lastUsedAt).toBe(api.backend.options.now());
  });
});

describe('the limit', () => {
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
    const refused = await ask();
    expect(outcomeOf(refused)).toBe('429 rate_limited');
    expect(refused.headers.get('Retry-After')).toBe(String(seconds));
    expect(refused.headers.get('RateLimit-Remaining')).toBe('0');
    api.backend.advance(seconds * 1000);
    expect(outcomeOf(await ask())).toBe('400 invalid_json');
    expect(outcomeOf(await ask())).toBe('429 rate_limited');
    api.backend.advance(60_000);
    expect((await ask()).headers.get('RateLimit-Remaining')).toBe(String(limit - 1));
  });

  it('is that of one key: another has its own', async () => {
    const { key } = await giveApiKey(api.backend);
    await api.upscale();
    expect((await upscaleBy(api.backend, key, api.body())).headers.get('RateLimit-Remaining')).toBe('59');
  });
});
