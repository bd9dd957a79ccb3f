import { locale } from '@verapix/messages/locale';
import type { MDXContent } from 'mdx/types';
import type { PostSlug } from './blog/slugs';
import type { LegalName } from './legal/legal-words';

interface Text {
  default: MDXContent;
}

/** A text that is written in each language: an article, the guide, or a legal page. */
export type TextName = `blog/${PostSlug | 'guide'}` | `legal/${LegalName}`;

const english = import.meta.glob<Text>('./{blog,legal}/*.mdx');
const german = import.meta.glob<Text>('./{blog,legal}/de/*.mdx');

/** Loads a text in this language as a component. */
export async function loadText(name: TextName): Promise<Text> {
  const load = locale === 'de' ? german[`./${name.replace('/', '/de/')}.mdx`] : english[`./${name}.mdx`];
  if (!load) throw new Error(`There is no text "${name}" in packages/app/src/content.`);
  return load();
}
