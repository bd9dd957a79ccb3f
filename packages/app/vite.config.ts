import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standInBackend } from '../../mocks/vite-plugin.ts';
import { isolationHeaders } from '../../scripts/headers.ts';
import { rootDir } from '../../scripts/paths.ts';
import { backendSwitch, buildEnvironment } from './vite/backend-switch.ts';
import { earlyScript } from './vite/early-script.ts';
import { mdx } from './vite/mdx.ts';
import { notices } from './vite/notices.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { prerender } from './vite/prerender.ts';

/** The router without its warnings for developers: its package names no other entry than that with them. */
const routerOfProduction = (file: string) => join(rootDir, 'node_modules/react-router/dist/production', file);

/** What every page loads: one file of it is shorter than forty that compress each for itself, and one request. */
const everyPage = new RegExp(
  [
    'node_modules/(react|scheduler|react-dom|react-router|cookie)/',
    'node_modules/@radix-ui/react-(slot|compose-refs)/',
    'node_modules/@vanilla-extract/recipes/',
    'node_modules/lucide-react/dist/esm/(shared|defaultAttributes|context|Icon|createLucideIcon)',
    'icons/(eraser|image-upscale|user-round|chevron-down|scan-text|scissors|sparkles|pen-tool|menu|external-link)\\.',
    'icons/(circle-exclamation-point|triangle-exclamation-point|info|circle-check|check)\\.',
    'packages/ui/src/primitives/(VisuallyHidden|Heading|Inline|Stack|Text|Icon|Surface|Grid)/',
    'packages/ui/src/components/(Button|Spinner|Link|Segments|IconButton|Skeleton|Alert|Badge)/',
    'packages/ui/src/components/(Header/(navigation|AccountTrigger|ToolsTrigger|Header.css)|MobileMenu/MobileMenuTrigger)',
    'packages/facts/src/tools',
    'packages/machines/src/state-value-names',
    'packages/app/src/(paths|env)\\.',
    'packages/app/src/early/',
    'packages/app/src/seo/(current-path|previews|public-paths|Head|StructuredData|site-url|site)\\.',
    'packages/app/src/shell/(Page|focus-heading|scroll-behavior)\\.',
    'packages/app/src/content/(tool-icons|blog/slugs|legal/legal-words)\\.',
    'packages/app/src/wiring/(account/account|toasts|safe-storage|use-arrival|use-upload-meter|use-browser-value)\\.',
    'packages/app/src/wiring/(is-load-failure|when-idle|use-lazy-actor|page-parts|LatePart|lazy-part|chat/chat|chat/stored-chat)\\.',
    'packages/app/src/backend/stored-session\\.',
    'vite/preload-helper',
  ].join('|'),
);

export default defineConfig(({ mode, command }) => {
  const backend = backendSwitch(buildEnvironment(mode, rootDir));
  return {
    root: import.meta.dirname,
    envDir: rootDir,
    plugins: [
      mdx(),
      react(),
      vanillaExtractPlugin(),
      preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght']),
      notices(),
      earlyScript(),
      prerender(),
      backend.plugin,
      backend.config.kind === 'embedded' && standInBackend(),
    ],
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: routerOfProduction('index.mjs') },
              { find: /^react-router\/dom$/, replacement: routerOfProduction('dom-export.mjs') },
            ]
          : [],
    },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      manifest: true,
      // One short stylesheet: a page that is there as HTML needs its looks before its script is.
      cssCodeSplit: false,
      // What a page needs is named in its own file: a list of it all in the first script would be for every page.
      modulePreload: {
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // The first script of all lists what each page needs: without their names, which the manifest tells, it is shorter.
      rolldownOptions: {
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [{ name: 'every-page', test: everyPage }],
          },
        },
      },
      // The stand-in backend, fetched when it is first asked, is the largest script there is.
      chunkSizeWarningLimit: 600,
    },
    worker: { format: 'es' },
    server: { port: 5173, headers: isolationHeaders },
  };
});
