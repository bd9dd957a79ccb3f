import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { thirdPartyPath, thirdPartyText } from './third-party';

it('THIRD_PARTY.md is what the manifest of weights says (else run "npx tsx scripts/third-party.ts")', async () => {
  expect(await readFile(thirdPartyPath, 'utf8')).toBe(await thirdPartyText());
});
