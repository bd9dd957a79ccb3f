import { api } from '@verapix/facts';
import type { UpscaleResult } from '@verapix/facts/public-api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRepeats } from './repeats';

const day = api.idempotencyKeptSeconds * 1000;
const answerCalled = (id: string) => ({ id }) as UpscaleResult;

interface Model {
  fingerprint: string;
  answer?: UpscaleResult;
  begunAt: number;
}

/** What should come of a request that begins, by what was asked before. */
function expected(known: Model | undefined, fingerprint: string): string {
  if (!known) return 'begun';
  if (known.fingerprint !== fingerprint) return 'idempotency_key_reused';
  return known.answer?.id ?? 'idempotency_in_progress';
}

const name = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ do: fc.constant('begin' as const), name, fingerprint: fc.constantFrom('one', 'other') }),
  fc.record({ do: fc.constantFrom('keep' as const, 'release' as const), name }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

it('gives each request one answer, whatever is repeated, fails or comes late', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = 0;
      let count = 0;
      const model = new Map<string, Model>();
      const repeats = createRepeats({ now: () => now });
      const begin = (...args: Parameters<typeof repeats.begin>) => {
        try {
          return repeats.begin(...args)?.id ?? 'begun';
        } catch (error) {
          return (error as { code: string }).code;
        }
      };
      for (const each of steps) {
        if (each.do === 'wait') {
          now += each.hours * 3_600_000;
          for (const [key, { begunAt }] of model) if (begunAt + day <= now) model.delete(key);
        } else if (each.do === 'begin') {
          const { name: key, fingerprint } = each;
          const known = model.get(key);
          expect(begin(key, fingerprint)).toBe(expected(known, fingerprint));
          if (!known) model.set(key, { fingerprint, begunAt: now });
        } else {
          const known = model.get(each.name);
          // Only what is under way comes to an end.
          if (!known || known.answer) continue;
          count += 1;
          if (each.do === 'keep') {
            known.answer = answerCalled(`answer ${count}`);
            repeats.keep(each.name, known.answer);
          } else {
            model.delete(each.name);
            repeats.release(each.name);
          }
        }
      }
    }),
  );
});
