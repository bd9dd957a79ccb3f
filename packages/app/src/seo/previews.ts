import { blogPaths } from '../content/blog/slugs';
import { paths, toolPaths } from '../paths';

/** Pages with a preview of their own; every other has the site's. */
const ownPreviews: readonly string[] = [...toolPaths, paths.examples, ...blogPaths];

/** The size of every preview in pixels, as networks that show links ask for it. */
export const previewSize = { width: 1200, height: 630 };

/** The picture that stands for a page where a link to it is shown. Made by `npm run previews`. */
export const previewOf = (path: string) =>
  ownPreviews.includes(path) ? `/previews${path}.jpg` : '/previews/verapix.jpg';
