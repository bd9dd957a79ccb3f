import { describe, expect, it } from 'vitest';
import { minutesOf } from './outline';
import outlines from './outlines.json';
import { postOf, posts } from './posts';
import { blogPaths, postSlugs } from './slugs';

describe('the articles', () => {
  // @spec blog.slugs
  it('have one entry for each slug', () => {
    expect(posts.map(({ slug }) => slug).sort()).toEqual([...postSlugs].sort());
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(blogPaths).toContain('/blog/why-4k-quality-matters');
  });

  it('are sorted from the newest to the oldest', () => {
    const days = posts.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
  });

  // @spec entity.post
  it.each(posts)('$slug has a description at the length search engines show', (post) => {
    expect(post.metaDescription.length).toBeLessThanOrEqual(155);
    expect(post.metaDescription.length).toBeGreaterThan(80);
    expect(post.metaTitle.length).toBeLessThanOrEqual(60);
    expect(post.tags.length).toBeGreaterThan(1);
    expect(post.keywords.length).toBeGreaterThan(2);
  });

  it.each(posts)('$slug has the reading time of its words', ({ slug, readTime }) => {
    expect(readTime).toBe(`${minutesOf(outlines[slug].words)} min read`);
  });

  it.each(postSlugs)('are found by their slug: %s', (slug) => {
    expect(postOf(slug).slug).toBe(slug);
  });
});
