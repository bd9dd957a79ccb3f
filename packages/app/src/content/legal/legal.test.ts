import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { anchorOf } from '../anchor';
import german from './de/sections.json';
import { legalSections, legalTexts } from './legal-texts';
import { choiceAnchor, legalNames } from './legal-words';
import english from './sections.json';
import { storedThings } from './stored';

const rootDir = join(import.meta.dirname, '../../../../..');

const languages = [
  { language: 'English', folder: import.meta.dirname, sections: english },
  { language: 'German', folder: join(import.meta.dirname, 'de'), sections: german },
];
const texts = languages.flatMap(({ language, folder, sections }) =>
  legalNames.map((name) => ({
    language,
    name,
    source: readFileSync(join(folder, `${name}.mdx`), 'utf8'),
    sections,
  })),
);
const headingsOf = (source: string) => Array.from(source.matchAll(/^## (.+)$/gm), ([, title = '']) => title);
const linksOf = (source: string) => Array.from(source.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to);

describe('the legal texts', () => {
  // Updated by `npx vitest run --project unit packages/app/src/content/legal --update`.
  it.each(languages)('in $language have the headings of their tables of contents', async (one) => {
    const found = texts
      .filter(({ language }) => language === one.language)
      .map(({ name, source }) => [name, headingsOf(source)]);
    await expect(`${JSON.stringify(Object.fromEntries(found), null, 2)}\n`).toMatchFileSnapshot(
      join(one.folder, 'sections.json'),
    );
  });

  // @spec legal.terms legal.privacy legal.cookies
  it('have nine, eight and six sections', () => {
    for (const { sections } of languages)
      expect(legalNames.map((name) => sections[name].length)).toEqual([9, 8, 6]);
  });

  // @spec legal.links
  it.each(texts)('$name in $language links to the other two', ({ name, source }) => {
    const others = legalNames.filter((other) => other !== name).map((other) => paths[other]);
    expect(linksOf(source).map((to) => to.split('#')[0])).toEqual(expect.arrayContaining(others));
  });

  it.each(texts.flatMap(({ source, ...text }) => linksOf(source).map((to) => ({ ...text, to }))))(
    '$name in $language leads to $to, which is there',
    ({ sections, to }) => {
      const [path = '', place] = to.split('#');
      expect(Object.values(paths)).toContain(path);
      const text = legalNames.find((name) => paths[name] === path);
      if (place) expect(text && sections[text].map(anchorOf)).toContain(place);
    },
  );

  it.each(legalNames)('%s has the same links and figures in German', (name) => {
    const [one = '', other = ''] = texts.filter((text) => text.name === name).map(({ source }) => source);
    const pathsOf = (source: string) => linksOf(source).map((to) => to.split('#')[0]);
    const figuresOf = (source: string) => source.match(/\{[^}]+\}|<[A-Z]\w+/g);
    expect(pathsOf(other).sort()).toEqual(pathsOf(one).sort());
    expect(figuresOf(other)?.sort()).toEqual(figuresOf(one)?.sort());
  });

  it('have the place that the question of consent leads to', () => {
    expect(legalSections('cookies').map(({ id }) => id)).toContain(choiceAnchor);
    expect(german.cookies.map(anchorOf)).toContain('deine-auswahl');
  });

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
    'packages/studio/src',
    'packages/domain/src',
    'mocks',
  ].flatMap(keysIn);

  it('matches the storage keys in the source', () => {
    expect(storedThings.map(({ key }) => key).sort()).toEqual(found.sort());
  });
});
