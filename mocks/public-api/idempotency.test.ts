import { api as limits } from '@verapix/domain';
import type { UpscaleResult } from '@verapix/domain/public-api';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { giveApiKey } from '../testing/test-backend';
import { createIdempotencyKeys } from '../ports/idempotency-keys';
import { apiForEachTest, errorIn, outcomeOf, plainPng, resultIn, upscaleBy } from './public-api.test-kit';

const day = limits.idempotencyLifetimeSeconds * 1000;
const answerCalled = (id: string) => ({ id }) as UpscaleResult;

interface Model {
  fingerprint: string;
  answer?: UpscaleResult;
  begunAt: number;
}

const name = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ do: fc.constant('begin' as const), name, fingerprint: fc.constantFrom('one', 'other') }),
  fc.record({ do: fc.constantFrom('keep' as const, 'release' as const), name }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

it('remembers each request once, in any order of repetitions and failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let now = 0;
      let count = 0;
      const model = new Map<string, Model>();
      const keys = createIdempotencyKeys({ now: () => now });
      for (const each of steps) {
        if (each.do === 'wait') {
          now += each.hours * 3_600_000;
          for (const [key, { begunAt }] of model) if (begunAt + day <= now) model.delete(key);
        } else if (each.do === 'begin') {
          const { name: key, fingerprint } = each;
          const known = model.get(key);
          const expected = known && { fingerprint: known.fingerprint, result: known.answer ?? null };
          expect(await keys.begin(key, fingerprint)).toEqual(expected && expect.objectContaining(expected));
          if (!known) model.set(key, { fingerprint, begunAt: now });
        } else {
          const known = model.get(each.name);
          // Only a pending request can end.
          if (!known || known.answer) continue;
          count += 1;
          if (each.do === 'keep') {
            known.answer = answerCalled(`answer ${count}`);
            await keys.complete(each.name, known.answer);
          } else {
            model.delete(each.name);
            await keys.release(each.name);
          }
        }
      }
    }),
  );
});

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
    const { key } = await giveApiKey(api.backend);
    const [one, other] = [await repeatable('a'), await repeatable('a', api.body(), key)];
    expect(resultIn(other).id).not.toBe(resultIn(one).id);
  });

  it('is rejected while the first is pending', async () => {
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

  it('may be repeated after a failure', async () => {
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
