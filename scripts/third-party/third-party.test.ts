import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weights } from '../../packages/engines/src/weights';
import { rootDir } from '../paths.ts';
import { noticesText } from './notices.ts';
import { servedPackages } from './packages.ts';
import { thirdPartyText } from './weights-text.ts';

/** Licences that let the product be served as it is. MPL-2.0 asks that changes to its own files are published: we make none. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
];

const packages = servedPackages();

describe('the work of others', () => {
  it('is listed as it is installed (else run "npm run third-party")', async () => {
    const listed = JSON.parse(
      await readFile(join(rootDir, 'packages/app/src/content/served-packages.json'), 'utf8'),
    );
    expect(listed).toEqual(packages.map(({ name, version, licence }) => ({ name, version, licence })));
  });

  it('has its weights described in THIRD_PARTY.md (else run "npm run third-party")', async () => {
    expect(await readFile(join(rootDir, 'THIRD_PARTY.md'), 'utf8')).toBe(await thirdPartyText());
  });

  it('is under licences that allow it to be served: none with a claim on the product, none unknown', () => {
    const forbidden = packages.filter(({ licence }) => !allowed.includes(licence));
    expect(forbidden).toEqual([]);
    expect(Object.values(weights).filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
  });

  it('holds what the app visibly is made of', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'xstate', 'onnxruntime-web', 'pica']),
    );
    expect(names).not.toContain('vitest');
  });

  it('goes with the app in its own words', async () => {
    const text = await noticesText();
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version}`);
    expect(text).toContain('Copyright (c) Meta Platforms');
    expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  });
});
