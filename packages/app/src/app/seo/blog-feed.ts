import { paths } from '../../content/paths';
import { absoluteUrl, fileUrl } from './site';
import { type BlogPost, posts } from '../../content/blog/posts';
import { feedAddress, postPath } from '../../content/blog/slugs';
import * as messages from '@verapix/messages/blog';
import * as words from '@verapix/messages/blog-articles';
import { locale } from '@verapix/messages/locale';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

/** The date in the format of RFC 822. */
const dayOf = ({ date }: Pick<BlogPost, 'date'>) => new Date(date).toUTCString();

function item(post: BlogPost): string {
  const address = absoluteUrl(postPath(post.slug));
  return [
    '    <item>',
    `      ${element('title', post.title)}`,
    `      ${element('link', address)}`,
    `      ${element('guid', address, ' isPermaLink="true"')}`,
    `      ${element('pubDate', dayOf(post))}`,
    `      ${element('dc:creator', post.author)}`,
    ...[post.category, ...post.tags].map((word) => `      ${element('category', word)}`),
    `      ${element('description', post.metaDescription)}`,
    '    </item>',
  ].join('\n');
}

/** The articles as an RSS 2.0 feed, the newest first. */
export function feedOf(all: typeof posts): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    ${element('title', messages.feed)}`,
    `    ${element('link', absoluteUrl(paths.blog))}`,
    `    <atom:link href="${escaped(fileUrl(feedAddress()))}" rel="self" type="application/rss+xml"/>`,
    `    ${element('description', words.feedText)}`,
    `    ${element('language', locale)}`,
    `    ${element('lastBuildDate', dayOf(all[0]))}`,
    ...all.map(item),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The feed of this build's site. */
export const blogFeed = feedOf(posts);
