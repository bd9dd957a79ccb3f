import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeUiApi, uiApiPath } from './ui-api.ts';

it('keeps the public exports and props of the design system', { timeout: 60_000 }, () => {
  expect(
    describeUiApi(),
    'The public API of @verapix/ui changed. If that is intended, run "npm run generate" and commit the file.',
  ).toBe(readFileSync(uiApiPath, 'utf8'));
});
