import { paths } from '../paths';
import { addressOf } from '../address';
import { locale } from '@verapix/messages/locale';
import type { MDXContent } from 'mdx/types';

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

/** The text of each article as a component, loaded with its page. */
export const articles: Record<PostSlug, () => Promise<{ default: MDXContent }>> = {
  'why-4k-quality-matters': () =>
    locale === 'de' ? import('./de/why-4k-quality-matters.mdx') : import('./why-4k-quality-matters.mdx'),
  'mastering-4k-image-enhancement': () =>
    locale === 'de'
      ? import('./de/mastering-4k-image-enhancement.mdx')
      : import('./mastering-4k-image-enhancement.mdx'),
  'science-behind-ai-image-upscaling': () =>
    locale === 'de'
      ? import('./de/science-behind-ai-image-upscaling.mdx')
      : import('./science-behind-ai-image-upscaling.mdx'),
  'optimize-website-images-performance': () =>
    locale === 'de'
      ? import('./de/optimize-website-images-performance.mdx')
      : import('./optimize-website-images-performance.mdx'),
};
