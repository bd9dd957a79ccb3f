import { anchorOf } from '../anchor';
import german from './de/outlines.json';
import english from './outlines.json';
import type { PostSlug } from './slugs';
import * as messages from '@verapix/messages/blog';
import { locale } from '@verapix/messages/locale';

/** Words per minute at which adults read English non-fiction silently: the mean of 190 studies (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** The texts: the articles, and the guide on the blog page. */
type TextName = PostSlug | 'guide';

const outlines = locale === 'de' ? german : english;

/** The reading time of a text in whole minutes. */
export const minutesOf = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));

/** The reading time as a phrase: `6 min read`. */
export const readTimeOf = (name: TextName) => messages.minutes({ minutes: minutesOf(outlines[name].words) });

/** The sections of a text, for its table of contents. */
export const sectionsOf = (name: TextName) =>
  outlines[name].sections.map((title) => ({ id: anchorOf(title), title }));
