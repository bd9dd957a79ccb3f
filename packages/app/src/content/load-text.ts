import { locale } from '@verapix/messages/locale';
import type { MDXContent } from 'mdx/types';
import type { PostSlug } from './blog/slugs';
import type { LegalName } from './legal/legal-words';

interface Text {
  default: MDXContent;
}

/** A text that is written in each language: an article, or a legal page. */
type TextName = `blog/${PostSlug}` | `legal/${LegalName}`;

const english = import.meta.glob<Text>(['./{blog,legal}/*.mdx', '!./blog/guide.mdx']);
const german = import.meta.glob<Text>(['./{blog,legal}/de/*.mdx', '!./blog/de/guide.mdx']);

/** The file of a text in this language, below `content`. */
export const textFile = (name: TextName): string =>
  locale === 'de' ? `${name.replace('/', '/de/')}.mdx` : `${name}.mdx`;

/** Loads a text in this language as a component. */
export async function loadText(name: TextName): Promise<Text> {
  const load = (locale === 'de' ? german : english)[`./${textFile(name)}`];
  if (!load) throw new Error(`There is no text "${name}" in packages/app/src/content.`);
  return load();
}
