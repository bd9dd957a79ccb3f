import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** What `src/prerender.tsx` exports. */
type Maker = typeof import('../src/prerender.tsx');

/** What stands in `index.html` for what each page says of itself. */
const headPlace = '<!--head-->';
const bodyPlace = '<!--page-->';

/** The app's own page, for every address that has no HTML of its own. */
const shellFile = 'app.html';

/** The file that a static host sends for a path: `/` is `index.html`, `/blog` is `blog.html`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const appScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const appPreload = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * The page with the app's scripts named on its root element, where `src/early/start-app.ts` looks for them, instead of
 * run: they would be fetched beside what is to be seen.
 * @throws when they are not in the page as Vite writes it.
 */
function withWaitingApp(html: string): string {
  const app = appScript.exec(html)?.[1];
  if (!app) throw new Error('The page does not run the app in the way that was expected.');
  const others = Array.from(html.matchAll(appPreload), ([, href]) => href);
  return html
    .replace(appScript, '')
    .replace(appPreload, '')
    .replace('<html', `<html data-app="${[app, ...others].join(' ')}"`);
}

/** Builds the module that makes pages, for Node, with the same settings as the app: its asset names are the same. */
async function buildMaker({ configFile, mode, cacheDir }: ResolvedConfig): Promise<Maker> {
  const outDir = join(cacheDir, `prerender-${process.pid}`);
  try {
    await build({
      ...(configFile ? { configFile } : {}),
      mode,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as Maker;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Makes public pages into HTML once the app is built, so that it is there before any script has run. The page as
 * it comes out of Vite becomes `app.html`, for every other address.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const outDir = resolve(config.root, config.build.outDir);
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const fill = (head: string, body: string, path = '', html = template) =>
        html
          .replace(headPlace, () => head)
          .replace(bodyPlace, () => body)
          .replace('id="root"', () => `id="root" data-page="${path}"`);
      const { publicPaths, readPaths, prerenderPage, siteFiles } = await buildMaker(config);
      const waiting = withWaitingApp(template);
      const read = waiting.replace('<html', '<html data-read');
      await writeFile(join(outDir, shellFile), fill('', ''));
      for (const [name, text] of Object.entries(siteFiles)) await writeFile(join(outDir, name), text);
      for (const path of publicPaths) {
        const { head, body } = await prerenderPage(path);
        const file = join(outDir, fileOf(path));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, fill(head, body, path, readPaths.includes(path) ? read : waiting));
      }
    },
  };
}
