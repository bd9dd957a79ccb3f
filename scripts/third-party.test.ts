import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weights } from '../packages/engines/src/weights';
import { rootDir } from './paths.ts';
import { noticesText, servedPackages, thirdPartyText } from './third-party.ts';

/** Licences that permit serving the product. MPL-2.0 requires publishing changes to its files: there are none. */
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

describe('third-party work', () => {
  it('is listed as installed (else run "npm run third-party")', async () => {
    const listed = JSON.parse(
      await readFile(join(rootDir, 'packages/app/src/content/served-packages.json'), 'utf8'),
    );
    expect(listed).toEqual(packages.map(({ name, version, licence }) => ({ name, version, licence })));
  });

  it('has its weights described in THIRD_PARTY.md (else run "npm run third-party")', async () => {
    expect(await readFile(join(rootDir, 'THIRD_PARTY.md'), 'utf8')).toBe(await thirdPartyText());
  });

  it('has only permissive licences', () => {
    const forbidden = packages.filter(({ licence }) => !allowed.includes(licence));
    expect(forbidden).toEqual([]);
    expect(Object.values(weights).filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
  });

  it('includes the main dependencies of the app', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'xstate', 'onnxruntime-web', 'pica']),
    );
    expect(names).not.toContain('vitest');
  });

  it('includes the packages that the mock backend brings into the build', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@cfworker/json-schema', 'ipaddr.js', 'jose', 'msw', 'valibot']),
    );
  });

  it('is included in the notices with its licence texts', async () => {
    const text = await noticesText();
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version}`);
    expect(text).toContain('Copyright (c) Meta Platforms');
    expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  });
});
