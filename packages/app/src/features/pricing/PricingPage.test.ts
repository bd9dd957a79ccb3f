import { paidFeatureIds } from '@verapix/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { featureFrom } from './PricingPage';

const from = (feature: string) => featureFrom(new URLSearchParams({ feature }));

it('reads the feature that redirected to the pricing page', () => {
  for (const id of paidFeatureIds) expect(from(id)).toBe(id);
});

it('ignores any other query', () => {
  expect(featureFrom(new URLSearchParams())).toBeUndefined();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'API-KEYS', 'api-keys ')),
      (text) => {
        fc.pre(!paidFeatureIds.some((id) => id === text));
        expect(from(text)).toBeUndefined();
      },
    ),
  );
});
