import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SizeLimitConfig } from 'size-limit';
import { entryFiles } from './scripts/build-checks/bundles.ts';

const appDir = join(import.meta.dirname, 'packages/app');

/** The first-load JavaScript of a page, gzip. The page is prerendered, and shown before its scripts arrive. */
const limit = '130 kB';

/** The same with a text, which is most of the page: an article of the blog, or a legal text. */
const limitWithText = '138 kB';

/** Pages that need more, with the reason. */
const exceptions: Record<string, string> = {
  // The form of the first tab has text fields. They hydrate with the page, because React drops what was typed otherwise.
  'src/features/tools/image-generator/tool.tsx': '133.5 kB',
  'src/features/tools/logo/tool.tsx': '134 kB',
  // Checks a picture against the plans, and estimates its time, as soon as it is chosen.
  'src/features/tools/upscale/tool.tsx': '133.5 kB',
};

const withExtension = (path: string) =>
  ['.tsx', '.ts'].map((extension) => path + extension).find((file) => existsSync(join(appDir, file))) ?? path;

/** The modules that a file imports lazily, by a pattern of their specifiers. */
const lazyImports = (file: string, pattern: RegExp) =>
  [...readFileSync(join(appDir, file), 'utf8').matchAll(pattern)].map(([, path = '']) => path);

/** The module of every page. Sections of the home page that load lazily are not part of its first load. */
const pages = lazyImports('src/app/routes.tsx', /import\('\.\.\/(features\/[^']+)'\)/g)
  .map((path) => withExtension(`src/${path}`))
  .filter((path) => /(Page|PostNotFound|tool)\.tsx?$/.test(path));
const pageNamed = (name: string) => pages.find((page) => basename(page) === name) ?? name;

/** The pages with texts of their own, which load with them. */
const articles = lazyImports('src/content/blog/slugs.ts', /import\('\.\/([^']+\.mdx)'\)/g);
const legalTexts = lazyImports('src/content/legal/legal-words.ts', /import\('\.\/([^']+\.mdx)'\)/g);
const texts = [
  ...articles.map((text) => [pageNamed('BlogPostPage.tsx'), `src/content/blog/${text}`]),
  ...legalTexts.map((text) => [pageNamed('LegalPage.tsx'), `src/content/legal/${text}`]),
];

export default [...pages.map((page) => [page]), ...texts].map((modules) => ({
  name: modules.join(' + '),
  path: entryFiles(modules),
  gzip: true,
  limit: modules.length > 1 ? limitWithText : (exceptions[modules.join()] ?? limit),
})) satisfies SizeLimitConfig;
