import { blogPaths } from '../../content/blog/slugs';
import { toolPaths } from '@verapix/studio/paths';
import { paths } from '../../content/paths';

/**
 * The pages that are prerendered, listed in the sitemap and open to search engines. Every other address belongs to a
 * user, is a step of a flow, or is an alias.
 */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.tools,
  ...toolPaths,
  paths.examples,
  paths.pricing,
  ...blogPaths,
  paths.contact,
  paths.docsGettingStarted,
  paths.signIn,
  paths.signUp,
  paths.licences,
  paths.about,
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

/** Whether search engines may index the page at a path. */
export const isPublic = (path: string) => publicPaths.includes(path);
