import { expect, it } from 'vitest';
import { readComponentCatalog } from './component-catalog.ts';

it('every component has an owner, and the day of its last picture where the history is there', () => {
  const catalog = readComponentCatalog();
  expect(catalog['Components/Button']?.owner).toBe('packages/ui');
  expect(catalog['Components/ProfileCard']?.owner).toBe('packages/app/src/features/account');
  for (const [title, { owner, lastVisualChange = '2026-01-01' }] of Object.entries(catalog)) {
    expect(owner, title).toMatch(/^packages\//);
    expect(lastVisualChange, title).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
