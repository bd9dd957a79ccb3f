import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolPaths } from '@verapix/studio/paths';
import { anchorOf } from '../anchor';
import german from './de/outlines.json';
import english from './outlines.json';
import { posts } from './posts';
import { postPath } from './slugs';

const here = import.meta.dirname;
const linksIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => ({
        file,
        to,
      })),
    );
const englishLinks = linksIn(here).map((link) => ({ ...link, language: 'English', outlines: english }));
const germanLinks = linksIn(join(here, 'de')).map((link) => ({
  ...link,
  language: 'German',
  outlines: german,
}));

describe('the links of the articles', () => {
  it.each([...englishLinks, ...germanLinks])('$file in $language links to $to, which exists', (link) => {
    const { to, outlines } = link;
    const [path = '', place] = to.split('#');
    const post = posts.find(({ slug }) => path === postPath(slug));
    expect(post !== undefined || toolPaths.some((tool) => tool === path)).toBe(true);
    if (place) expect(post && outlines[post.slug].sections.map(anchorOf)).toContain(place);
  });

  it('lead to the same pages in German', () => {
    const pathsOf = (links: typeof englishLinks) =>
      links.map(({ file, to }) => [file, to.split('#')[0]].join(' ')).sort();
    expect(pathsOf(germanLinks)).toEqual(pathsOf(englishLinks));
  });
});
