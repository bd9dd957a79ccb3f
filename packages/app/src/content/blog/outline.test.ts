import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf } from '../anchor';
import { minutesOf, readTimeOf, sectionsOf } from './outline';
import { postSlugs } from './slugs';

const here = import.meta.dirname;
const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ name: file.replace('.mdx', ''), source: readFileSync(join(folder, file), 'utf8') }));
const languages = [
  { language: 'English', folder: here, texts: textsIn(here) },
  { language: 'German', folder: join(here, 'de'), texts: textsIn(join(here, 'de')) },
] as const;
const texts = languages.flatMap(({ language, texts }) => texts.map((text) => ({ ...text, language })));

/** The words of a text: without imports and components with their props, an expression as one word. */
function wordsOf(source: string): string[] {
  const read = source
    .replace(/^import .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Z][^>]*>/g, ' ')
    .replace(/\{' '\}/g, ' ')
    .replace(/\{[^}]*\}/g, 'expression');
  return read.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
}

const headingsOf = (source: string) => Array.from(source.matchAll(/^## (.+)$/gm), ([, title = '']) => title);

describe('the outlines', () => {
  // Updated by `npx vitest run --project unit packages/app/src/content/blog --update`.
  it.each(languages)('match the texts in $language', async ({ folder, texts }) => {
    const outlines = Object.fromEntries(
      texts.map(({ name, source }) => [
        name,
        { words: wordsOf(source).length, sections: headingsOf(source) },
      ]),
    );
    await expect(`${JSON.stringify(outlines, null, 2)}\n`).toMatchFileSnapshot(join(folder, 'outlines.json'));
  });

  it.each(languages)('cover every article and the guide in $language', ({ texts }) => {
    expect(texts.map(({ name }) => name).sort()).toEqual([...postSlugs, 'guide'].sort());
  });

  it.each(texts)('$name in $language has plain-text headings with unique ids', ({ source }) => {
    const headings = headingsOf(source);
    expect(headings.filter((title) => /[*_`[{<]/.test(title))).toEqual([]);
    expect(new Set(headings.map(anchorOf)).size).toBe(headings.length);
  });

  it.each(languages[0].texts)('$name shows the same components and figures in German', ({ name, source }) => {
    const partsOf = (text: string) =>
      text.match(/<[A-Z]\w+|(?:of|code)=[^ >]+|\{[^}' ]+\}|^## |^- |^\d+\. /gm);
    const german = languages[1].texts.find((text) => text.name === name);
    const inGerman = german?.source.replaceAll('.toLocaleString(locale)', '');
    expect(partsOf(inGerman ?? '')).toEqual(partsOf(source.replaceAll(".toLocaleString('en-US')", '')));
  });

  it.each(texts)('$name in $language has a length within bounds', ({ source }) => {
    expect(wordsOf(source).length).toBeGreaterThanOrEqual(900);
    expect(wordsOf(source).length).toBeLessThanOrEqual(1800);
  });

  it('count the words that a component shows', () => {
    expect(wordsOf('import a from "b";\n<X of="y" code={a.code}>two words</X>')).toEqual(['two', 'words']);
    expect(wordsOf('[a link](/to/there), *and* {a.number} px')).toHaveLength(5);
  });
});

describe('the reading time', () => {
  it.each([
    [1, 1],
    [238, 1],
    [238 * 6, 6],
    [238 * 6 + 130, 7],
  ])('for %i words is %i minutes', (words, minutes) => {
    expect(minutesOf(words)).toBe(minutes);
  });

  it('is a phrase', () => {
    expect(readTimeOf('guide')).toMatch(/^\d min read$/);
  });
});

describe('the sections of a text', () => {
  it('link to its headings', () => {
    expect(sectionsOf('why-4k-quality-matters')).toContainEqual({
      id: 'where-they-dont',
      title: 'Where they don’t',
    });
  });
});
