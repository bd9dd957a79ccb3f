import { locale } from '@verapix/messages/locale';
import type { MDXContent } from 'mdx/types';
import type { PostSlug } from './slugs';

interface Text {
  default: MDXContent;
}

const english = import.meta.glob<Text>(['./*.mdx', '!./guide.mdx']);
const german = import.meta.glob<Text>(['./de/*.mdx', '!./de/guide.mdx']);

/** Loads the text of an article as a component. */
export async function loadArticle(slug: PostSlug): Promise<Text> {
  const load = locale === 'de' ? german[`./de/${slug}.mdx`] : english[`./${slug}.mdx`];
  if (!load) throw new Error(`There is no text of the article "${slug}".`);
  return load();
}
