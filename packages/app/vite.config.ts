import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standInBackend } from '../../mocks/vite-plugin.ts';
import { isolationHeaders } from '../../scripts/headers.ts';
import { rootDir } from '../../scripts/paths.ts';
import { backendSwitch, buildEnvironment } from './vite/backend-switch.ts';
import { notices } from './vite/notices.ts';
import { preloadFonts } from './vite/preload-fonts.ts';

/** The router without its warnings for developers: its package names no other entry than that with them. */
const routerOfProduction = (file: string) => join(rootDir, 'node_modules/react-router/dist/production', file);

/** What every page loads: one file of it is shorter than twenty that compress each for itself. */
const everyPage = new RegExp(
  [
    'node_modules/(react|scheduler|react-dom|react-router|cookie)/',
    'node_modules/@radix-ui/react-(slot|compose-refs)/',
    'node_modules/@vanilla-extract/recipes/',
    'node_modules/lucide-react/dist/esm/(shared|defaultAttributes|context|Icon|createLucideIcon)',
    'packages/ui/src/primitives/VisuallyHidden/',
    'packages/ui/src/components/(Button|Spinner)/',
    'packages/ui/src/components/Header/(navigation|Header.css)',
    'packages/facts/src/tools',
    'wiring/safe-storage',
    'vite/preload-helper',
    'icons/(eraser|image-upscale|user-round|chevron-down|scan-text|scissors|sparkles|pen-tool)',
  ].join('|'),
);

/** What most pages load, and what goes with it. */
const mostPages =
  /packages\/ui\/src\/(components\/(Alert|Badge)|primitives\/(Surface|Grid))\/|icons\/(circle-exclamation-point|triangle-exclamation-point|info|circle-check|check)\.|src\/state-value-names|wiring\/use-lazy-actor/;

export default defineConfig(({ mode, command }) => {
  const backend = backendSwitch(buildEnvironment(mode, rootDir));
  return {
    root: import.meta.dirname,
    envDir: rootDir,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght']),
      notices(),
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
      // The first script of all lists what each page needs: without their names, which the manifest tells, it is shorter.
      rolldownOptions: {
        output: {
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [
              { name: 'every-page', test: everyPage, priority: 1 },
              { name: 'most-pages', test: mostPages },
            ],
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
