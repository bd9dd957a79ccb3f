import { locale } from '@verapix/messages/locale';
import type { MDXContent } from 'mdx/types';
import type { LegalName } from './legal-words';

interface Text {
  default: MDXContent;
}

const english = import.meta.glob<Text>('./*.mdx');
const german = import.meta.glob<Text>('./de/*.mdx');

/** Loads the text of a legal page as a component. */
export async function loadLegalText(name: LegalName): Promise<Text> {
  const load = locale === 'de' ? german[`./de/${name}.mdx`] : english[`./${name}.mdx`];
  if (!load) throw new Error(`There is no text of the legal page "${name}".`);
  return load();
}
