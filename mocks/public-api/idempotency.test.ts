import { api as limits } from '@verapix/domain';
import { describe, expect, it, vi } from 'vitest';
import { giveApiKey } from '../testing/test-backend';
import { apiForEachTest, errorIn, outcomeOf, plainPng, resultIn, upscaleBy } from './public-api.test-kit';

const api = apiForEachTest();

describe('a request with an idempotency key', () => {
  const repeatable = (name: string, given: unknown = api.body(), key = api.premium.key) =>
    upscaleBy(api.backend, key, given, { headers: { 'Idempotency-Key': name } });
  const left = (answer: Awaited<ReturnType<typeof repeatable>>) => answer.headers.get('RateLimit-Remaining');

  it('is executed and counted once', async () => {
    const first = await repeatable('a');
    const again = await repeatable('a');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    expect([left(first), left(again)]).toEqual(['59', '59']);
    expect(left(await api.upscale())).toBe('58');
  });

  it('is the same in any JSON formatting', async () => {
    const first = await repeatable('a', { image_url: api.body().image_url, scale_factor: 2 });
    const again = await repeatable(
      'a',
      `{ "scale_factor": 2.0, "image_url": ${JSON.stringify(api.body().image_url)} }`,
    );
    expect(again.body).toEqual(first.body);
  });

  it('is rejected with another body', async () => {
    await repeatable('a');
    expect(outcomeOf(await repeatable('a', api.body(undefined, 3)))).toBe('422 idempotency_key_reused');
  });

  it('is independent of other API keys', async () => {
    const { key } = await giveApiKey(api.backend, 'premium');
    const [one, other] = [await repeatable('a'), await repeatable('a', api.body(), key)];
    expect(resultIn(other).id).not.toBe(resultIn(one).id);
  });

  it('gets the job of the first while that is not done', async () => {
    let decoded = () => {};
    const decode = vi.fn(
      () =>
        new Promise<never>((_resolve, reject) => {
          decoded = () => reject(new Error('damaged'));
        }),
    );
    await api.setUp({ decode });
    const headers = { 'Idempotency-Key': 'a', Prefer: 'respond-async' };
    const ask = () => upscaleBy(api.backend, api.premium.key, api.body(), { headers });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(resultIn(second).id).toBe(resultIn(first).id);
    expect([left(first), left(second)]).toEqual(['59', '59']);
    await vi.waitFor(() => expect(decode).toHaveBeenCalledOnce());
    decoded();
  });

  it('may be repeated after a failure', async () => {
    const fetchPicture = vi.fn(async () => new Uint8Array());
    await api.setUp({ fetchPicture });
    const given = api.body('https://example.com/a.png');
    expect(outcomeOf(await repeatable('a', given))).toBe('415 unsupported_image');
    fetchPicture.mockResolvedValue(new Uint8Array(await plainPng(8, 6)));
    expect(outcomeOf(await repeatable('a', given))).toBe('200');
  });

  it('has a limit of its own for repeats, which is asked before the body is read', async () => {
    const limit = limits.requestsPerMinute.live;
    await repeatable('a');
    for (let count = 0; count < limit; count += 1) expect((await repeatable('a')).status).toBe(200);
    const refused = await repeatable('a', 'not even JSON');
    expect(outcomeOf(refused)).toBe('429 rate_limited');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // It holds for the account, and leaves other requests alone.
    expect((await api.upscale()).status).toBe(200);
  });

  it('is remembered for a day', async () => {
    const first = await repeatable('a');
    api.backend.advance(24 * 3_600_000 - 1);
    expect(resultIn(await repeatable('a')).id).toBe(resultIn(first).id);
    api.backend.advance(1);
    expect(resultIn(await repeatable('a')).id).not.toBe(resultIn(first).id);
  });

  it('is rejected once the key is revoked, even if the response is cached', async () => {
    await repeatable('a');
    api.backend.store.write((draft) => {
      draft.apiKeys = [];
    });
    expect(outcomeOf(await repeatable('a'))).toBe('401 invalid_key');
  });

  it.each(['', 'a b', 'x'.repeat(256)])('requires 1 to 255 visible characters, not %j', async (name) => {
    const answer = await repeatable(name);
    expect(outcomeOf(answer)).toBe('422 validation_failed');
    expect(errorIn(answer).field).toBe('Idempotency-Key');
  });
});
