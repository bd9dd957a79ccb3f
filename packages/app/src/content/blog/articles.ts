import type { MDXContent } from 'mdx/types';
import type { PostSlug } from './slugs';

/** The text of each article, as a component. Fetched with its page. */
export const articles: Record<PostSlug, () => Promise<{ default: MDXContent }>> = {
  'why-4k-quality-matters': () => import('./why-4k-quality-matters.mdx'),
  'mastering-4k-image-enhancement': () => import('./mastering-4k-image-enhancement.mdx'),
  'science-behind-ai-image-upscaling': () => import('./science-behind-ai-image-upscaling.mdx'),
  'optimize-website-images-performance': () => import('./optimize-website-images-performance.mdx'),
};
