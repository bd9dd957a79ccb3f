import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { backendRoots } from '../../../mocks/backend-paths.ts';
import { mockWorkerModule } from '../../../mocks/vite-plugin.ts';
import { decoders, runtimes } from '../../engines/src/downloads.ts';
import type { Locale } from '../../messages/src/locales.ts';
import { messages } from '../../messages/src/vite.ts';
import { chunkOf, importsOf, type Manifest, manifestPath } from './manifest.ts';
import type { OfflineLists } from '../src/service-worker/offline-lists.ts';

/** What is kept when the worker is installed, besides the shell's first scripts: modules that load later. */
const shellModules = [
  'src/app/shell/later.ts',
  'src/app/shell/ToastArea.tsx',
  'src/app/offline/OfflineView.tsx',
  '../ui/src/components/Header/AccountMenu.tsx',
  'src/features/site/home/HomePage.tsx',
  'src/features/site/home/sections.tsx',
  'src/features/studio/ToolsPage.tsx',
  'src/features/studio/ReceivedFiles.tsx',
];

/** Files beside the scripts that every page needs, in any language. */
const shellFiles = ['before-paint.js', 'favicon.svg'];

/** The fonts of the shell. */
const shellFonts = /^(inter|bricolage-grotesque)-latin-wght/;

const toolsDir = join(import.meta.dirname, '../../studio/src/tools');

/** The folder of each tool, by the id of the tool. */
const toolFolders = readdirSync(toolsDir).flatMap((folder) => {
  const [, id] = readFileSync(join(toolsDir, folder, 'tool.ts'), 'utf8').match(/^ {2}id: '([\w-]+)'/m) ?? [];
  return id ? [{ id, folder }] : [];
});

/** Large scripts that few runs need. They are kept once a run has loaded them. */
const onceUsed =
  /^(libheif-bundle|jpeg-2000|jpeg-xl|arithmetic-jpeg|libjpegturbowasm_decode|pdf\.worker|read-video|run-video|check-worker|measure-worker|shaped-face|webgpu|ort-wasm-simd-threaded\.asyncify)-/;

/** A build on disk, as the lists see it. */
interface Build {
  manifest: Manifest;
  /** The names of the files under `assets/`. */
  assets: readonly string[];
  read: (file: string) => Promise<Buffer>;
}

/**
 * The scripts that modules may load, in any order: imports of both kinds, and workers with theirs, which Vite's manifest does not
 * name. `known` is left out with all that it loads.
 */
async function scriptsOf(
  { read, assets }: Build,
  start: readonly string[],
  known: ReadonlySet<string>,
): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file) || known.has(file)) return;
    found.add(file);
    const source = String(await read(file));
    for (const [name] of source.matchAll(/[\w~.-]+\.m?js/g))
      if (assets.includes(name) && !onceUsed.test(name)) await visit(`assets/${name}`);
  };
  for (const file of start) await visit(file);
  return [...found];
}

/** Whether a file is a runtime or a decoder, which the engines keep themselves. */
const isRuntime = (name: string) =>
  Object.values({ ...runtimes, ...decoders }).some(
    ({ file }) => name.startsWith(`${basename(file, '.wasm')}-`) && name.endsWith('.wasm'),
  );

/** The pages of a build, in one language. */
export interface BuiltPages {
  /** The folder that is served, with the pages. */
  siteDir: string;
  /** Their addresses. */
  addresses: readonly string[];
  /** The files of the home page, of the page for addresses that are not prerendered, and of the web app manifest. */
  homeFile: string;
  appFile: string;
  manifestFile: string;
}

/** The lists of a finished build, prerendered pages included. */
export async function offlineLists(
  outDir: string,
  { siteDir, addresses, homeFile, appFile, manifestFile }: BuiltPages,
): Promise<OfflineLists> {
  const read = (file: string) => readFile(join(outDir, file));
  const manifest: Manifest = JSON.parse(String(await read(manifestPath())));
  const assets = await readdir(join(outDir, 'assets'));
  const found: Build = { manifest, assets, read };
  const entry = chunkOf(manifest, 'index.html').file;
  const shellScripts = importsOf(manifest, ['index.html', ...shellModules]);
  const revisionOf = async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(siteDir, file)))
      .digest('hex')
      .slice(0, 16);
  const shell = [
    ...(await Promise.all(
      [homeFile, appFile, manifestFile, ...shellFiles].map(async (file) => ({
        url: `/${file}`,
        revision: await revisionOf(file),
      })),
    )),
    ...[
      ...shellScripts,
      ...assets
        .filter((name) => (name.endsWith('.woff2') && shellFonts.test(name)) || /^style-.*\.css$/.test(name))
        .map((name) => `assets/${name}`),
    ].map((file) => ({ url: `/${file}`, revision: null })),
  ];
  const toolPage = chunkOf(manifest, 'src/features/studio/ToolPage.tsx');
  const scriptsOfTools: Record<string, string[]> = {};
  for (const { id, folder } of toolFolders) {
    const path = `/tools/${id}`;
    const chunk = chunkOf(manifest, `../studio/src/tools/${folder}/definition.tsx`);
    const scripts = await scriptsOf(found, [toolPage.file, chunk.file], shellScripts);
    const sized = await Promise.all(
      scripts.map(async (file) => ({ file, size: gzipSync(await read(file)).length })),
    );
    scriptsOfTools[path] = sized.sort((a, b) => a.size - b.size).map(({ file }) => `/${file}`);
  }
  const addressed = assets.map((name) => `/assets/${name}`);
  const version = createHash('sha256')
    .update(JSON.stringify([shell, addressed]))
    .digest('hex')
    .slice(0, 16);
  return {
    version,
    entry: `/${entry}`,
    homeFile: `/${homeFile}`,
    appFile: `/${appFile}`,
    shell,
    pages: addresses,
    tools: scriptsOfTools,
    assets: addressed,
    keptByEngines: addressed.filter((path) => isRuntime(basename(path))),
    backendRoots,
  };
}

/**
 * Writes the service worker of a build that is finished, prerendered pages included.
 *
 * @param isEmbedded whether the build has the mock backend, whose requests the worker then passes on.
 */
export async function writeServiceWorker(
  outDir: string,
  pages: BuiltPages,
  { locale, isEmbedded, plugins }: { locale: Locale; isEmbedded: boolean; plugins: Plugin[] },
): Promise<void> {
  const lists = await offlineLists(outDir, pages);
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [messages(locale), mockWorkerModule(), ...plugins],
    define: {
      __OFFLINE_LISTS__: JSON.stringify(lists),
      __EMBEDDED_BACKEND__: JSON.stringify(isEmbedded),
    },
    build: {
      outDir: pages.siteDir,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: locale === 'en' ? 'sw.js' : `sw-${locale}.js` },
      },
    },
  });
}
