import { gatedFeatures } from '@verapix/facts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatedFeatureFrom } from './gated-feature-from';

const from = (feature: string) => gatedFeatureFrom(new URLSearchParams({ feature }));

it('reads the feature at whose gate someone was turned away', () => {
  for (const id of Object.keys(gatedFeatures)) expect(from(id)).toBe(id);
});

it('finds nothing in any other address', () => {
  expect(gatedFeatureFrom(new URLSearchParams())).toBeUndefined();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'API-KEYS', 'api-keys ')),
      (text) => {
        fc.pre(!(text in gatedFeatures) || !Object.hasOwn(gatedFeatures, text));
        expect(from(text)).toBeUndefined();
      },
    ),
  );
});
