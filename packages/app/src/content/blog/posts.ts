import { readTimeOf } from './outline';
import type { CoverName } from './pictures';
import type { PostSlug } from './slugs';
import { relatedPosts as atMost } from '@verapix/domain';
import * as messages from '@verapix/messages/blog';
import * as words from '@verapix/messages/blog-articles';

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
  author: messages.team,
  readTime: readTimeOf(post.slug),
});

/** Every article, the newest first. */
export const posts: readonly [BlogPost, ...BlogPost[]] = [
  article({
    id: 4,
    title: messages.mastering,
    metaTitle: messages.masteringMeta,
    metaDescription: messages.masteringText,
    date: '2026-11-10',
    category: messages.practice,
    image: 'brushes',
    slug: 'mastering-4k-image-enhancement',
    tags: [words.upscalingTag, words.workflowTag, '4K', words.sharpnessTag],
    keywords: words.masteringKeywords.split(', '),
  }),
  article({
    id: 3,
    title: messages.science,
    metaTitle: messages.science,
    metaDescription: messages.scienceText,
    date: '2026-10-20',
    category: messages.background,
    image: 'dandelions',
    slug: 'science-behind-ai-image-upscaling',
    tags: [words.upscalingTag, words.networksTag, words.resamplingTag],
    keywords: words.scienceKeywords.split(', '),
  }),
  article({
    id: 2,
    title: messages.fast,
    metaTitle: messages.fastMeta,
    metaDescription: messages.fastText,
    date: '2026-09-29',
    category: messages.web,
    image: 'fig',
    slug: 'optimize-website-images-performance',
    tags: [words.webTag, words.formatsTag, words.workflowTag],
    keywords: ['AVIF', 'WebP', 'srcset', 'Largest Contentful Paint', 'Cumulative Layout Shift'],
  }),
  article({
    id: 1,
    title: messages.why,
    metaTitle: messages.why,
    metaDescription: messages.whyText,
    date: '2026-09-08',
    category: messages.fundamentals,
    image: 'ridge',
    slug: 'why-4k-quality-matters',
    tags: ['4K', words.printTag, words.sharpnessTag],
    keywords: words.whyKeywords.split(', '),
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
