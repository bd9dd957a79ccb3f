import { relatedPosts as atMost } from '@verapix/facts';
import type { BlogPost } from './posts';

type Kind = Pick<BlogPost, 'slug' | 'category' | 'tags' | 'date'>;

/** What two articles have in common: a point for each tag, two for the category. */
const nearness = (one: Kind, other: Kind) =>
  one.tags.filter((tag) => other.tags.includes(tag)).length + (one.category === other.category ? 2 : 0);

/** The articles to read next: those that share most with this one, the newer first among equals. Never itself. */
export function relatedTo<Post extends Kind>(post: Kind, all: readonly Post[]): Post[] {
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => nearness(post, b) - nearness(post, a) || b.date.localeCompare(a.date))
    .slice(0, atMost);
}
