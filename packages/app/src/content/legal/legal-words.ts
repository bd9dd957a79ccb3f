import type { MDXContent } from 'mdx/types';

/** The legal pages; each is at `/` and its name. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const;
export type LegalName = (typeof legalNames)[number];

/** The words of each legal page, as a component. Fetched with its page. */
export const legalWords: Record<LegalName, () => Promise<{ default: MDXContent }>> = {
  terms: () => import('./terms.mdx'),
  privacy: () => import('./privacy.mdx'),
  cookies: () => import('./cookies.mdx'),
};
