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
import { pendingImports } from './vite/pending-imports.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { prerender } from './vite/prerender.ts';
import { writeServiceWorker } from './vite/service-worker.ts';

/** The production build of the router: the package exports the development build only. */
const routerOfProduction = (file: string) => join(rootDir, 'node_modules/react-router/dist/production', file);

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** The modules of every page. As one chunk they compress better than as forty, and need one request. */
const everyPage = anyOf(
  'node_modules/(react|scheduler|react-dom|react-router)/',
  'node_modules/@radix-ui/react-(slot|compose-refs)/',
  'node_modules/@vanilla-extract/recipes/',
  'node_modules/lucide-react/dist/esm/(shared|context|Icon|createLucideIcon)',
  'icons/(eraser|image-upscale|user-round|chevron-down|scan-text|scissors|sparkles|pen-tool|menu|external-link)\\.',
  'icons/(circle-exclamation-point|triangle-exclamation-point|info|circle-check|check)\\.',
  'packages/ui/src/primitives/(VisuallyHidden|Heading|Inline|Stack|Text|Icon|Surface)/',
  'packages/ui/src/components/(Button|Spinner|Link|SegmentedControl|IconButton|Skeleton|Alert|Badge)/',
  'packages/ui/src/components/(Header/(navigation|HeaderTriggers|Header.css)|MobileMenu/MobileMenuTrigger)',
  'packages/domain/src/(emitter|tools)\\.ts',
  'packages/machines/src/state-value-names\\.ts',
  'packages/app/src/app/(chat|load-page|toasts|auth-callback-params|upload-meter|use-actor-snapshot)\\.ts',
  'packages/app/src/app/(account/account|flow/use-flow)\\.ts',
  'packages/app/src/app/seo/(previews|public-paths|Head|site|structured-data)\\.ts',
  'packages/app/src/app/shell/(Page|navigation)\\.ts',
  'packages/app/src/content/(navigation|paths|chat/message-parts|blog/slugs|legal/legal-words)\\.ts',
  'packages/app/src/lib/use-query\\.ts',
  'packages/studio/src/(paths|tool-icons|lib/(use-browser-value|scroll-behavior))\\.ts',
  'packages/domain/src/(safe-storage|load-once|when-idle)\\.ts',
  'vite/preload-helper',
);

/** Groups of pages. What their modules import is left out, because other pages use it without the rest of the group. */
const pageGroups = {
  /** Every tool's page. */
  'tool-page': anyOf(
    'packages/app/src/features/studio/(ToolPage|StudioFrame)\\.tsx',
    'packages/studio/src/workspace/(ToolRunner|define-tool|focus)\\.tsx?',
    'packages/studio/src/(host|lib/engine-choice)\\.ts',
  ),
  /** The pages of tools that take files. */
  'file-tool': anyOf(
    'packages/studio/src/workspace/(FileView|PictureIntake|ToolSection)\\.tsx',
    'packages/ui/src/components/Dropzone/',
  ),
  /** The pages of the generators. */
  generator: anyOf('packages/studio/src/free-uses/(FreeUses|free-uses|use-free-uses)\\.'),
  /** The pages with tabs. */
  tabs: anyOf('packages/ui/src/components/Tabs/'),
  /** The pages that show a price. */
  price: anyOf(
    'packages/ui/src/components/PlanPrice/',
    'packages/app/src/content/plan-price\\.ts',
    'packages/messages/src/formats/dates\\.ts',
  ),
  /** The pages with text fields. */
  'text-field': anyOf('packages/ui/src/components/(Field|TextField)/'),
};

const locale = localeOfRun() ?? 'en';

/** The build of another language is added to the English one. */
const isTranslation = locale !== 'en';

/** The folder of the English build. */
const siteDir = join(import.meta.dirname, 'dist');

export default defineConfig(({ mode, command }) => {
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
      preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght', 'jetbrains-mono-latin-wght']),
      pendingImports(),
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
      // No list of every page's chunks in the first script: a chunk names its own imports.
      modulePreload: {
        // A browser of the target that can't preload modules loads them when they are imported.
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // Short names, because the first script lists the chunks of all pages. The manifest maps them.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [
              { name: 'every-page', test: everyPage, priority: 1 },
              ...Object.entries(pageGroups).map(([name, test]) => ({
                name,
                test,
                includeDependenciesRecursively: false,
              })),
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
