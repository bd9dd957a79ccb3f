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
      rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
      // The stand-in backend, fetched when it is first asked, is the largest script there is.
      chunkSizeWarningLimit: 600,
    },
    worker: { format: 'es' },
    server: { port: 5173, headers: isolationHeaders },
  };
});
