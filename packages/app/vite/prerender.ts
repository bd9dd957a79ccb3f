import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { importsOf, type Manifest, manifestPath } from './manifest.ts';
import type { BuiltPages } from './service-worker.ts';

/** What `src/prerender.tsx` exports. */
type Renderer = typeof import('../src/prerender.tsx');

/** The placeholders in `index.html` for the head and the body of a page, and for what it says without scripts. */
const headPlace = '<!--head-->';
const bodyPlace = '<!--page-->';
const noScriptPlace = '<!--no-script-->';

/** The empty page, for every address that is not prerendered. */
const shellFile = 'app.html';

/** The file that a static host serves for a path: `index.html` for `/`, `blog.html` for `/blog`. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A page that is already written lets its fonts and pictures come before its scripts. */
const loadScriptsLast = (html: string) =>
  html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/** The page with its stylesheet in it, so that it shows without a second request. The policy allows it by its hash. */
async function inlineStylesheet(html: string, outDir: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) throw new Error('The page that Vite wrote has no stylesheet.');
  const styles = await readFile(join(outDir, file), 'utf8');
  return html.replace(link, '').replace(headPlace, () => `<style>${styles}</style>${headPlace}`);
}

/** Builds the renderer for Node with the settings of the app, so that both name the same assets. */
async function buildRenderer({ configFile, mode, cacheDir }: ResolvedConfig): Promise<Renderer> {
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
    return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as Renderer;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** What the plugin has written. */
export interface WrittenPages extends BuiltPages {
  /** The build's own folder. */
  outDir: string;
  /** The addresses of the app that are not prerendered, in every language. */
  otherAddresses: readonly string[];
}

/**
 * Prerenders the public pages once the app is built, so that they show before any script has run. The page that Vite
 * writes becomes `app.html`, for every other address.
 *
 * @param site the folder of the English build, for another language, whose pages are added to it.
 */
export function prerender(
  site: string | undefined,
  onWritten: (pages: WrittenPages) => Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const outDir = resolve(config.root, config.build.outDir);
      const siteDir = site ?? outDir;
      const renderer = await buildRenderer(config);
      const { publicPaths, otherAddresses, addressOf, prerenderPage, siteFiles, manifestFile, noScript } =
        renderer;
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const styled = await inlineStylesheet(template, outDir);
      const fill = (html: string, { head = '', body = '', address = '' } = {}) =>
        html
          .replace(headPlace, () => head)
          .replace(bodyPlace, () => body)
          .replace(noScriptPlace, () => noScript)
          .replace('href="/manifest.json"', () => `href="${manifestFile}"`)
          .replace('id="root"', () => `id="root" data-page="${address}"`);
      const manifest: Manifest = JSON.parse(await readFile(join(outDir, manifestPath()), 'utf8'));
      // At once, where each chunk would be found in the one before.
      const preloadsOf = (modules: readonly string[]) =>
        [...importsOf(manifest, modules)]
          .filter((file) => !template.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
          .join('');
      const write = async (name: string, text: string) => {
        const file = join(siteDir, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      };
      const appFile = addressOf(`/${shellFile}`).slice(1);
      await write(appFile, fill(template));
      for (const [name, text] of Object.entries(siteFiles)) await write(name, text);
      for (const path of publicPaths) {
        const { head, body, modules } = await prerenderPage(path);
        const html = fill(styled, { head, body, address: addressOf(path) }).replace(
          '</head>',
          () => `${preloadsOf(modules)}</head>`,
        );
        await write(fileOf(addressOf(path)), loadScriptsLast(html));
      }
      await onWritten({
        outDir,
        siteDir,
        addresses: publicPaths.map((path) => addressOf(path)),
        otherAddresses,
        homeFile: fileOf(addressOf('/')),
        appFile,
        manifestFile: manifestFile.slice(1),
      });
    },
  };
}
