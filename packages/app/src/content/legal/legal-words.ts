import { locale } from '@verapix/messages/locale';
import type { MDXContent } from 'mdx/types';

/** The legal pages; the path of each is `/` and its name. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const;
export type LegalName = (typeof legalNames)[number];

/** The text of each legal page as a component, loaded with its page. */
export const legalWords: Record<LegalName, () => Promise<{ default: MDXContent }>> = {
  terms: () => (locale === 'de' ? import('./de/terms.mdx') : import('./terms.mdx')),
  privacy: () => (locale === 'de' ? import('./de/privacy.mdx') : import('./privacy.mdx')),
  cookies: () => (locale === 'de' ? import('./de/cookies.mdx') : import('./cookies.mdx')),
};

/** The anchor of the user's choice on the cookie page. */
export const choiceAnchor = locale === 'de' ? 'deine-auswahl' : 'your-choice';
