import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { findDuplicatedConstants } from './duplicated-constants.ts';
import { rootDir } from './paths.ts';

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'mocks/**/*.ts'], {
  cwd: rootDir,
  ignore: [
    '**/node_modules/**',
    // Tests and stories contain expected values and examples.
    '**/*.{test,stories,test-kit}.{ts,tsx}',
    '**/testing/**',
    // Defines the prices and limits.
    'packages/domain/src/{plans,limits}.ts',
  ],
});

const found = (source: string) => findDuplicatedConstants('sample.tsx', source).map(({ text }) => text);

describe('prices and limits', () => {
  // @spec limit.other-prices
  it('are defined in the catalog only', () => {
    const strays = sources
      .flatMap((path) => findDuplicatedConstants(path, readFileSync(join(rootDir, path), 'utf8')))
      .map(({ path, line, text }) => `${path}:${line} contains "${text}"`);
    expect(sources.length).toBeGreaterThan(300);
    expect(strays, 'Import them from packages/domain/src/{plans,limits}.ts.').toEqual([]);
  });

  it.each([
    ["const price = 'US$30';", '$30'],
    ["const price = 'Premium is $79.99, now less';", '$79.99'],
    ['const price = `Lifetime: 250 USD`;', '250 USD'],
    ["const fee = 'USD 30.00';", 'USD 30.00'],
    ['const yearly = 799.99;', '799.99'],
    ['const regular = { lifetime: 599 };', '599'],
    ['<p>Now 30 a month</p>', '30 a month'],
    ["const label = 'Save 62%';", 'Save 62%'],
    ["const hint = 'PNG, max 10MB';", '10MB'],
    ['<p>You have 3 free uses</p>', '3 free'],
    ['<p>Up to\n  100 images at once</p>', '100 images'],
    ["const promise = 'a 14-day promise';", '14-day'],
    ["const size = '3840 x 2160';", '3840 x 2160'],
  ])('are found in %s', (source, text) => {
    expect(found(source)).toEqual([text]);
  });

  it.each([
    '// $79.99, 10MB and 3 free uses',
    'const delay = 250;',
    "const css = { inlineSize: '60%', flex: '1 1 30rem' };",
    '<p>Free processing for up to {freePictures} images</p>',
    "const amount = '$300.00';",
    "const port = ':5990';",
  ])('are not found in %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
