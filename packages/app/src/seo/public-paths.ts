import { blogPaths } from '../content/blog/slugs';
import { paths, toolPaths } from '../paths';

/**
 * The pages anyone may find: listed in the sitemap and open to search engines. Every other
 * address is someone's own, a step of something, or another name of one of these.
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

/** Those of them that are only read. Their scripts come with the first thing that somebody does there. */
export const readPaths: readonly string[] = [
  paths.examples,
  ...blogPaths,
  paths.docsGettingStarted,
  paths.licences,
  paths.about,
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

/** Whether search engines may keep the page at a path. */
export const isPublic = (path: string) => publicPaths.includes(path);
