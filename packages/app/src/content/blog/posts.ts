import { readTimeOf } from './outline';
import type { CoverName } from './pictures';
import type { PostSlug } from './slugs';
import { relatedPosts as atMost } from '@verapix/domain';

/** A blog article. Its text is in the MDX file named by its slug. */
export interface BlogPost {
  id: number;
  title: string;
  /** The title in the tab and in search results. */
  metaTitle: string;
  /** The description in search results, at most 155 characters. */
  metaDescription: string;
  /** The date of publication, ISO 8601. */
  date: string;
  category: string;
  image: CoverName;
  /** Computed from the words of its text. */
  readTime: string;
  slug: PostSlug;
  author: string;
  tags: readonly string[];
  keywords: readonly string[];
}

const article = (post: Omit<BlogPost, 'author' | 'readTime'>): BlogPost => ({
  ...post,
  author: 'Verapix team',
  readTime: readTimeOf(post.slug),
});

/** Every article, the newest first. */
export const posts: readonly [BlogPost, ...BlogPost[]] = [
  article({
    id: 4,
    title: 'Mastering 4K image enhancement: what to do, and in which order',
    metaTitle: 'Mastering 4K image enhancement, step by step',
    metaDescription:
      'Find the best original, clean before you enlarge, choose the method for the source, judge at 100 %, sharpen last: a working order for pictures of 4K.',
    date: '2026-11-10',
    category: 'Practice',
    image: 'boats',
    slug: 'mastering-4k-image-enhancement',
    tags: ['upscaling', 'workflow', '4K', 'sharpness'],
    keywords: ['image enhancement', '4K upscaling', 'sharpen after enlarging', 'JPEG artefacts'],
  }),
  article({
    id: 3,
    title: 'The science behind AI image upscaling',
    metaTitle: 'The science behind AI image upscaling',
    metaDescription:
      'What sampling keeps, what interpolation can and cannot do, how networks learn to guess the rest, and how they go wrong. With comparisons to look at.',
    date: '2026-10-20',
    category: 'Background',
    image: 'cat',
    slug: 'science-behind-ai-image-upscaling',
    tags: ['upscaling', 'networks', 'resampling'],
    keywords: ['super-resolution', 'Swin2SR', 'Lanczos', 'aliasing', 'perception-distortion trade-off'],
  }),
  article({
    id: 2,
    title: 'How to make a website’s images fast',
    metaTitle: 'Optimize website images for performance',
    metaDescription:
      'Widths and srcset, AVIF against WebP and JPEG with measured bytes, room kept free, loading order and caching: what makes the pictures of a page fast.',
    date: '2026-09-29',
    category: 'Web',
    image: 'sheep',
    slug: 'optimize-website-images-performance',
    tags: ['web', 'formats', 'workflow'],
    keywords: ['AVIF', 'WebP', 'srcset', 'Largest Contentful Paint', 'Cumulative Layout Shift'],
  }),
  article({
    id: 1,
    title: 'Why 4K quality matters, and where it doesn’t',
    metaTitle: 'Why 4K quality matters, and where it doesn’t',
    metaDescription:
      'What 4K counts, from which distance an eye can use it, what a print needs, and how to find out whether your picture holds the detail its pixels promise.',
    date: '2026-09-08',
    category: 'Fundamentals',
    image: 'alps',
    slug: 'why-4k-quality-matters',
    tags: ['4K', 'print', 'sharpness'],
    keywords: ['4K resolution', 'viewing distance', 'pixels per inch', 'image quality'],
  }),
];

/** The article with a slug. */
export function postOf(slug: PostSlug): BlogPost {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new Error(`No article has the slug "${slug}". Describe it in content/blog/posts.ts.`);
  return post;
}

type Kind = Pick<BlogPost, 'slug' | 'category' | 'tags' | 'date'>;

/** The similarity of two articles: one point for each shared tag, two for the category. */
const nearness = (one: Kind, other: Kind) =>
  one.tags.filter((tag) => other.tags.includes(tag)).length + (one.category === other.category ? 2 : 0);

/** The articles to read next: the most similar ones, the newer first among equals, without the article itself. */
export function relatedTo<Post extends Kind>(post: Kind, all: readonly Post[]): Post[] {
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => nearness(post, b) - nearness(post, a) || b.date.localeCompare(a.date))
    .slice(0, atMost);
}
