import { hasPaidAccess, planIds, plans } from '@verapix/domain';
import { expect, it } from 'vitest';
import { paidFeatures } from './paid-features';
import { planComparison } from './plan-comparison';
import { planFeatures } from './plan-words';

const rows = planComparison.flatMap((group) => group.rows);
const valuesOf = (label: string) => rows.find((row) => row.label === label)?.values;

// @spec role.gated
it('has a row for each paid feature', () => {
  for (const [id, { title }] of Object.entries(paidFeatures)) {
    if (id !== 'batch-processing')
      expect(valuesOf(title), id).toEqual({ free: false, premium: true, lifetime: true });
  }
});

// @spec product.batch-100 role.gated
it('says how many pictures a batch of each plan takes', () => {
  expect(valuesOf('Batch processing')).toEqual({
    free: 'Up to 3 pictures',
    premium: 'Up to 100 pictures',
    lifetime: 'Up to 100 pictures',
  });
});

// @spec product.batch-100
it('shows the limits of the plans', () => {
  expect(valuesOf('Longest side of a result')?.free).toBe('2K, 2560\u00a0px');
  expect(valuesOf('Generator uses')).toEqual({
    free: '3 total',
    premium: 'No limit',
    lifetime: 'No limit',
  });
  expect(valuesOf('Cloud storage for results')).toEqual({ free: false, premium: '1 GB', lifetime: '1 GB' });
  expect(valuesOf('Largest picture')?.premium).toBe('50 MP');
  expect(valuesOf('Largest file in the upscaler and the API')?.free).toBe('10 MB');
  expect(valuesOf('Largest video frame')?.free).toBe('9.4 MP');
  expect(valuesOf('Refunded on request')).toEqual({
    free: false,
    premium: 'Within 14 days',
    lifetime: 'Within 14 days',
  });
  expect(valuesOf('Renews automatically')).toEqual({ free: false, premium: true, lifetime: false });
});

it('has unique row labels', () => {
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
});

it('lists on a card only features of its plan', () => {
  for (const id of planIds) {
    const listed = planFeatures[id].join(' ');
    expect(listed.includes('API'), id).toBe(hasPaidAccess(id));
    expect(listed.includes('Batches of up to 100'), id).toBe(hasPaidAccess(id));
    if (listed.includes('Upscaling')) expect(listed, id).toContain(`Upscaling to ${plans[id].upscaleTo}`);
  }
});
