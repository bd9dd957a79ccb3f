import { describe, expect, it } from 'vitest';
import { blogFeed, feedOf } from './blog-feed';
import { posts } from '../../content/blog/posts';

const [first] = posts;
const hostile = feedOf([{ ...first, title: 'Bits & <script>alert("1")</script>', tags: ['a<b'] }]);

describe('the feed', () => {
  it('has an item for each article, the newest first, with its absolute URL', () => {
    const links = Array.from(blogFeed.matchAll(/<guid isPermaLink="true">(.*)<\/guid>/g), ([, link]) => link);
    expect(links).toEqual(posts.map(({ slug }) => `https://verapix.example/blog/${slug}`));
  });

  it('writes dates in the format of RSS', () => {
    expect(blogFeed).toContain('<pubDate>Tue, 10 Nov 2026 00:00:00 GMT</pubDate>');
    expect(blogFeed).toContain('<lastBuildDate>Tue, 10 Nov 2026 00:00:00 GMT</lastBuildDate>');
  });

  it('links to itself', () => {
    expect(blogFeed).toContain('<atom:link href="https://verapix.example/rss.xml" rel="self"');
  });

  it('escapes XML in its texts', () => {
    expect(hostile).toContain('<title>Bits &amp; &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</title>');
    expect(hostile).toContain('<category>a&lt;b</category>');
    expect(hostile).not.toContain('<script');
  });
});
