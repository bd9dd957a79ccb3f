import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { CatalogueLocale } from '../../packages/messages/src/locales.ts';
import { rootDir } from '../paths.ts';

const appDir = join(rootDir, 'packages/app');

/**
 * The most JavaScript, gzip, in the first load of a page that is read, and of one that is worked on: a tool, the results,
 * the account, the checkout. The page is prerendered, and shown before its scripts arrive. German texts are longer.
 */
const kilobytes = {
  reading: { en: 130, de: 131 },
  working: { en: 200, de: 201 },
} as const satisfies Record<string, Readonly<Record<CatalogueLocale, number>>>;

const workingPages =
  /^src\/features\/(studio\/(ToolPage|LibraryPage|RecipesPage|LabPage)\.|(auth|account|api-keys|checkout|mail-link|merchant|site\/contact)\/)/;

/** The most kilobytes of JavaScript, gzip, of a page with these modules. */
export const firstLoadKilobytes = (modules: readonly string[], locale: CatalogueLocale) =>
  kilobytes[modules.some((module) => workingPages.test(module)) ? 'working' : 'reading'][locale];

const routes = readFileSync(join(appDir, 'src/app/routes.tsx'), 'utf8');

/** The module of every page. What hydrates later is not part of its first load: sections of the home page, texts. */
const pages = [...routes.matchAll(/page\('([^']+)'/g)].map(([, name = '']) => `src/features/${name}.tsx`);

/** Each tool loads with the page of tools. */
const toolPage = 'src/features/studio/ToolPage.tsx';
const tools = globSync('../studio/src/tools/*/definition.tsx', { cwd: appDir }).map((tool) => [
  toolPage,
  tool,
]);

/** The modules of each page's first load, besides the entry. */
export const firstLoads = [...pages.filter((page) => page !== toolPage).map((page) => [page]), ...tools];
