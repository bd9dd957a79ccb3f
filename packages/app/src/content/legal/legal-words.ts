import type { MDXContent } from 'mdx/types';

/** The legal pages; the path of each is `/` and its name. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const;
export type LegalName = (typeof legalNames)[number];

/** The text of each legal page as a component, loaded with its page. */
export const legalWords: Record<LegalName, () => Promise<{ default: MDXContent }>> = {
  terms: () => import('./terms.mdx'),
  privacy: () => import('./privacy.mdx'),
  cookies: () => import('./cookies.mdx'),
};
