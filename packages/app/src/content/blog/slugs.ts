import { paths } from '../paths';
import { addressOf } from '../address';
import { locale } from '@verapix/messages/locale';

/** The slug of each article. */
export const postSlugs = [
  'why-4k-quality-matters',
  'mastering-4k-image-enhancement',
  'science-behind-ai-image-upscaling',
  'optimize-website-images-performance',
] as const;

export type PostSlug = (typeof postSlugs)[number];

/** The path of an article. */
export const postPath = (slug: PostSlug) => paths.blogPost.replace(':slug', slug);

/** The paths of the blog page and of each article. */
export const blogPaths: readonly string[] = [paths.blog, ...postSlugs.map(postPath)];

/** The address of the RSS feed of the articles in this language, or another. */
export const feedAddress = (language = locale) => addressOf('/rss.xml', language);
