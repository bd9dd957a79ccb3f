import { tools } from '@verapix/facts';
import { paths } from '../../paths';

/** Tools with a page of their own. */
const builtTools: readonly string[] = [
  paths.upscaler,
  paths.logoGenerator,
  paths.backgroundRemover,
  paths.headshots,
  paths.imageToText,
  paths.watermarkRemover,
  paths.imageGenerator,
];

/** Every page of the route table that is not built yet. Building one moves it from here to `router.tsx`. */
export const unbuiltPages: readonly { path: string; title: string }[] = [
  { path: paths.about, title: 'About' },
  { path: paths.contact, title: 'Contact' },
  { path: paths.blog, title: 'Blog' },
  { path: paths.blogPost, title: 'Blog post' },
  ...tools.filter(({ path }) => !builtTools.includes(path)).map(({ path, title }) => ({ path, title })),
  { path: paths.faq, title: 'FAQ' },
  { path: paths.examples, title: 'Examples' },
  { path: paths.terms, title: 'Terms' },
  { path: paths.privacy, title: 'Privacy' },
  { path: paths.cookies, title: 'Cookies' },
];
