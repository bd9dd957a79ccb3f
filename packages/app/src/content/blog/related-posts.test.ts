import { relatedPosts } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import type { BlogPost } from './posts';
import { posts, relatedTo } from './posts';

const kind = (slug: string, tags: string[], category = 'Other', date = '2026-01-01') =>
  ({ slug: slug as BlogPost['slug'], tags, category, date }) as const;

const one = kind('one', ['a', 'b', 'c'], 'Practice');

describe('the articles related to one', () => {
  it('are the ones that share the most tags', () => {
    const all = [one, kind('none', ['z']), kind('two', ['a', 'b']), kind('single', ['c'])];
    expect(relatedTo(one, all).map(({ slug }) => slug)).toEqual(['two', 'single', 'none']);
  });

  it('count the same category as much as two tags', () => {
    const all = [one, kind('single', ['a']), kind('same', [], 'Practice')];
    expect(relatedTo(one, all).map(({ slug }) => slug)).toEqual(['same', 'single']);
  });

  it('are sorted by date among equals', () => {
    const all = [one, kind('older', ['a']), kind('newer', ['b'], 'Other', '2026-02-01')];
    expect(relatedTo(one, all).map(({ slug }) => slug)).toEqual(['newer', 'older']);
  });

  // @spec blog.article limit.related
  it('are at most as many as the limit', () => {
    const all = [one, ...['p', 'q', 'r', 's', 't'].map((slug) => kind(slug, ['a']))];
    expect(relatedTo(one, all)).toHaveLength(relatedPosts);
  });

  it('never include the article itself, on any page of the blog', () => {
    for (const post of posts) {
      expect(relatedTo(post, posts)).not.toContain(post);
      expect(relatedTo(post, posts)).toHaveLength(3);
    }
  });
});
