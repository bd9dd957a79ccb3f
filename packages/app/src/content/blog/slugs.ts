import { paths } from '../../paths';

/** The last part of each article's address. */
export const postSlugs = [
  'why-4k-quality-matters',
  'mastering-4k-image-enhancement',
  'science-behind-ai-image-upscaling',
  'optimize-website-images-performance',
] as const;

export type PostSlug = (typeof postSlugs)[number];

/** The address of an article. */
export const postPath = (slug: PostSlug) => paths.blogPost.replace(':slug', slug);

/** The list of articles, and each of them. */
export const blogPaths: readonly string[] = [paths.blog, ...postSlugs.map(postPath)];

/** The articles as a feed for readers of feeds. */
export const feedPath = '/rss.xml';
