import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolPaths } from '../../app/paths';
import { sectionsOf } from './outline';
import { posts } from './posts';
import { postPath } from './slugs';

const here = import.meta.dirname;
const links = readdirSync(here)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    Array.from(readFileSync(join(here, file), 'utf8').matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => ({
      file,
      to,
    })),
  );

describe('the links of the articles', () => {
  it.each(links)('$file links to $to, which exists', ({ to }) => {
    const [path = '', place] = to.split('#');
    const post = posts.find(({ slug }) => path === postPath(slug));
    expect(post !== undefined || toolPaths.some((tool) => tool === path)).toBe(true);
    if (place) expect(post && sectionsOf(post.slug).map(({ id }) => id)).toContain(place);
  });
});
