import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockBackendPlugin } from '../../mocks/vite-plugin.ts';
import { localeOfRun, messages } from '../messages/src/vite.ts';
import { isolationHeaders } from '../../scripts/headers.ts';
import { rootDir } from '../../scripts/paths.ts';
import { addLanguage } from './vite/add-language.ts';
import { backendSwitch, buildEnvironment } from './vite/backend-switch.ts';
import { writeHostFiles, writeHostPages } from './vite/host-files.ts';
import { machineDrawings } from './vite/machine-drawings.ts';
import { mdx } from './vite/mdx.ts';
import { notices, noticesCheck } from './vite/notices.ts';
import { prerender } from './vite/prerender.ts';
import { writeServiceWorker } from './vite/service-worker.ts';

/** The production build of the router: the package exports the development build only. */
const routerOfProduction = (file: string) => join(rootDir, 'node_modules/react-router/dist/production', file);

const locale = localeOfRun() ?? 'en';

/** The build of another language is added to the English one. */
const isTranslation = locale !== 'en';

/** The folder of the English build. */
const siteDir = join(import.meta.dirname, 'dist');

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const backend = backendSwitch(buildEnvironment(mode, rootDir));
  return {
    root: import.meta.dirname,
    envDir: rootDir,
    plugins: [
      mdx(),
      messages(command === 'build' ? locale : undefined),
      machineDrawings(),
      react(),
      vanillaExtractPlugin(),
      !isTranslation && notices(),
      noticesCheck(),
      prerender(isTranslation ? siteDir : undefined, async ({ outDir, otherAddresses, ...pages }) => {
        await writeHostPages(pages.siteDir, pages.appFile);
        await writeServiceWorker(outDir, pages, {
          locale,
          isEmbedded: backend.config.kind === 'embedded',
          plugins: [noticesCheck()],
        });
        if (isTranslation) await addLanguage(outDir, siteDir, locale);
        else await writeHostFiles(pages.siteDir, otherAddresses, backend.note.connectTo);
      }),
      backend.plugin,
      backend.config.kind === 'embedded' && !isTranslation && mockBackendPlugin([noticesCheck()]),
    ],
    resolve: {
      alias: [
        // It adds style elements, which the Content-Security-Policy forbids.
        {
          find: /^react-style-singleton$/,
          replacement: join(import.meta.dirname, 'src/lib/style-singleton.ts'),
        },
        ...(command === 'build'
          ? [
              { find: /^react-router$/, replacement: routerOfProduction('index.mjs') },
              { find: /^react-router\/dom$/, replacement: routerOfProduction('dom-export.mjs') },
            ]
          : []),
      ],
    },
    build: {
      outDir: isTranslation ? `${siteDir}-${locale}` : siteDir,
      copyPublicDir: !isTranslation,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      manifest: true,
      // One stylesheet, because prerendered HTML needs it before any script has run.
      cssCodeSplit: false,
      // A browser of the target that can't preload modules loads them when they are imported.
      modulePreload: { polyfill: false },
      // Short names, because the first script lists the chunks of all pages. The manifest maps them.
      rolldownOptions: {
        // What small chunks need. The renderer of the prerendered pages is one file.
        ...(!isSsrBuild && { preserveEntrySignatures: false }),
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            // What several chunks share is repeated in each, and runs once: a page loads few files instead of a hundred small ones.
            experimentalInlineCommonChunks: { maxSize: 60_000 },
            groups: [
              // The styles of all modules are one stylesheet: a repeated module would repeat its styles.
              { name: 'styles', test: /\.css$/ },
              // The modules of every page, as one request. Not the entry itself, which names the page's chunk.
              { name: 'first', tags: ['$initial'], test: (id) => !/main\.tsx$|index\.html/.test(id) },
            ],
          },
        },
      },
      // The mock backend, which loads on demand, is the largest chunk.
      chunkSizeWarningLimit: 600,
    },
    worker: {
      format: 'es',
      plugins: () => [noticesCheck()],
      // WebKit runs a worker's entry again if another chunk imports it. So the entry's imports are a chunk of their own.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'worker-code', tags: ['$initial'], test: (id) => !id.endsWith('worker.ts') }],
          },
        },
      },
    },
    // It loads its WebAssembly from its own folder.
    optimizeDeps: { exclude: ['harfbuzzjs'] },
    server: { port: 5173, headers: isolationHeaders },
  };
});
