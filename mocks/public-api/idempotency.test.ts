import { describe, expect, it, vi } from 'vitest';
import { giveApiKey } from '../testing/give-api-key';
import { apiForEachTest, errorIn, outcomeOf, plainPng, resultIn, upscaleBy } from './public-api.test-kit';

const api = apiForEachTest();

describe('a request with an idempotency key', () => {
  const repeatable = (name: string, given: unknown = api.body(), key = api.premium.key) =>
    upscaleBy(api.backend, key, given, { headers: { 'Idempotency-Key': name } });
  const left = (answer: Awaited<ReturnType<typeof repeatable>>) => answer.headers.get('RateLimit-Remaining');

  it('is done and counted once', async () => {
    const first = await repeatable('a');
    const again = await repeatable('a');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    expect([left(first), left(again)]).toEqual(['59', '59']);
    expect(left(await api.upscale())).toBe('58');
  });

  it('is the same however its body is written', async () => {
    const first = await repeatable('a', { image_url: api.body().image_url, scale_factor: 2 });
    const again = await repeatable(
      'a',
      `{ "scale_factor": 2.0, "image_url": ${JSON.stringify(api.body().image_url)} }`,
    );
    expect(again.body).toEqual(first.body);
  });

  it('is another with another body, and refused', async () => {
    await repeatable('a');
    expect(outcomeOf(await repeatable('a', api.body(undefined, 3)))).toBe('422 idempotency_key_reused');
  });

  it('is another by another API key', async () => {
    const { key } = await giveApiKey(api.backend);
    const [one, other] = [await repeatable('a'), await repeatable('a', api.body(), key)];
    expect(resultIn(other).id).not.toBe(resultIn(one).id);
  });

  it('waits for no other: the second is refused while the first is under way', async () => {
    let arrive = (_file: Uint8Array<ArrayBuffer>) => {};
    const fetchPicture = vi.fn(
      () =>
        new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
          arrive = resolve;
        }),
    );
    await api.setUp({ fetchPicture });
    const given = api.body('https://example.com/a.png');
    const first = repeatable('a', given);
    await vi.waitFor(() => expect(fetchPicture).toHaveBeenCalled());
    const second = await repeatable('a', given);
    expect(outcomeOf(second)).toBe('409 idempotency_in_progress');
    expect(second.headers.get('Retry-After')).toBe('1');
    arrive(new Uint8Array(await plainPng(8, 6)));
    expect(outcomeOf(await first)).toBe('200');
    expect((await repeatable('a', given)).body).toEqual((await first).body);
  });

  it('may be sent again when it failed', async () => {
    const fetchPicture = vi.fn(async () => new Uint8Array());
    await api.setUp({ fetchPicture });
    const given = api.body('https://example.com/a.png');
    expect(outcomeOf(await repeatable('a', given))).toBe('415 unsupported_image');
    fetchPicture.mockResolvedValue(new Uint8Array(await plainPng(8, 6)));
    expect(outcomeOf(await repeatable('a', given))).toBe('200');
  });

  it('is remembered for a day', async () => {
    const first = await repeatable('a');
    api.backend.advance(24 * 3_600_000 - 1);
    expect(resultIn(await repeatable('a')).id).toBe(resultIn(first).id);
    api.backend.advance(1);
    expect(resultIn(await repeatable('a')).id).not.toBe(resultIn(first).id);
  });

  it('is refused once the key is revoked, whatever was answered before', async () => {
    await repeatable('a');
    api.backend.store.write(({ apiKeys }) => {
      for (const key of apiKeys) key.revokedAt = 1;
    });
    expect(outcomeOf(await repeatable('a'))).toBe('401 invalid_key');
  });

  it.each(['', 'a b', 'x'.repeat(256)])(
    'names itself in 1 to 255 visible characters, not %j',
    async (name) => {
      const answer = await repeatable(name);
      expect(outcomeOf(answer)).toBe('422 validation_failed');
      expect(errorIn(answer).field).toBe('Idempotency-Key');
    },
  );
});
