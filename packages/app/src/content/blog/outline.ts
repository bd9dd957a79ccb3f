import { anchorOf } from '../../article/anchor-of';
import outlines from './outlines.json';
import type { PostSlug } from './slugs';

/** Words a minute that adults read of English non-fiction, silently: the mean of 190 studies (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** The texts: the articles, and the guide on the list of them. */
type TextName = PostSlug | 'guide';

/** How long a text takes to read, in whole minutes. */
export const minutesOf = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));

/** How long a text takes to read, in words: `6 min read`. */
export const readTimeOf = (name: TextName) => `${minutesOf(outlines[name].words)} min read`;

/** The sections of a text, for its contents. */
export const sectionsOf = (name: TextName) =>
  outlines[name].sections.map((title) => ({ id: anchorOf(title), title }));
