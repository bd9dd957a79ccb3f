import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../app/paths';
import { legalSections, legalTexts } from './legal-texts';
import { legalNames } from './legal-words';
import { storedThings } from './stored';

const rootDir = join(import.meta.dirname, '../../../../..');

const texts = legalNames.map((name) => ({
  name,
  source: readFileSync(join(import.meta.dirname, `${name}.mdx`), 'utf8'),
}));
const linksOf = (source: string) => Array.from(source.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to);

describe('the legal texts', () => {
  it.each(texts)('$name has the headings of its table of contents', ({ name, source }) => {
    const headings = Array.from(source.matchAll(/^## (.+)$/gm), ([, title = '']) => title);
    expect(headings).toEqual(legalTexts[name].sections);
  });

  // @spec legal.terms legal.privacy legal.cookies
  it('have nine, eight and six sections', () => {
    expect(legalNames.map((name) => legalTexts[name].sections.length)).toEqual([9, 8, 6]);
  });

  // @spec legal.links
  it.each(texts)('$name links to the other two', ({ name, source }) => {
    const others = legalNames.filter((other) => other !== name).map((other) => paths[other]);
    expect(linksOf(source).map((to) => to.split('#')[0])).toEqual(expect.arrayContaining(others));
  });

  it.each(texts.flatMap(({ name, source }) => linksOf(source).map((to) => ({ name, to }))))(
    '$name leads to $to, which is there',
    ({ to }) => {
      const [path = '', place] = to.split('#');
      expect(Object.values(paths)).toContain(path);
      const text = legalNames.find((name) => paths[name] === path);
      if (place) expect(text && legalSections(text).map(({ id }) => id)).toContain(place);
    },
  );

  it.each(legalNames)('%s has a description that search engines show in full', (name) => {
    expect(legalTexts[name].description.length).toBeLessThanOrEqual(155);
  });
});

/** Every storage key in the source: constants named `key` or ending in it. */
function keysIn(folder: string): string[] {
  return readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture|test-kit)\.|node_modules/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(rootDir, folder, file), 'utf8');
      return Array.from(
        source.matchAll(/const \w*(?:key|cacheName) = '(verapix[^']*)'/gi),
        ([, key = '']) => key,
      );
    });
}

describe('the list of stored items', () => {
  const found = [
    'packages/app/src',
    'packages/client/src',
    'packages/engines/src',
    'packages/machines/src',
    'mocks',
  ].flatMap(keysIn);

  it('matches the storage keys in the source', () => {
    expect(storedThings.map(({ key }) => key).sort()).toEqual(found.sort());
  });
});
