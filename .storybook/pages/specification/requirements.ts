import { quotes } from './quotes';
import type { Sections, Sentence } from './sections';
import { site } from './site';
import { tools } from './tools';

type IdIn<Document extends Sections> = {
  [Section in keyof Document]: keyof Document[Section];
}[keyof Document];

/** The id of a requirement, as `parameters.spec` of stories and `@spec` of tests name it. */
export type RequirementId = IdIn<typeof site> | IdIn<typeof tools>;

/** A sentence with its place. */
export interface Requirement extends Sentence {
  id: string;
  /** The specification's own words, piece by piece. */
  quotes: readonly string[];
  document: string;
  section: string;
}

const inDocument = (document: string, sections: Sections): Requirement[] =>
  Object.entries(sections).flatMap(([section, sentences]) =>
    Object.entries(sentences).map(([id, sentence]) => ({
      id,
      quotes: quotes.get(id) ?? [],
      document,
      section,
      ...(typeof sentence === 'string' ? { says: sentence } : sentence),
    })),
  );

/** Every requirement of the specification, in the order of its two documents. */
export const requirements: readonly Requirement[] = [
  ...inDocument('The site', site),
  ...inDocument('The tools', tools),
];
