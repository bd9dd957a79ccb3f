import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { standInBackend } from '../../mocks/vite-plugin.ts';
import { isolationHeaders } from '../../scripts/headers.ts';
import { rootDir } from '../../scripts/paths.ts';
import { backendSwitch, buildEnvironment } from './vite/backend-switch.ts';
import { preloadFonts } from './vite/preload-fonts.ts';

export default defineConfig(({ mode }) => {
  const backend = backendSwitch(buildEnvironment(mode, rootDir));
  return {
    root: import.meta.dirname,
    envDir: rootDir,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght']),
      backend.plugin,
      backend.config.kind === 'embedded' && standInBackend(),
    ],
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      manifest: true,
      // The stand-in backend, fetched when it is first asked, is the largest script there is.
      chunkSizeWarningLimit: 600,
    },
    worker: { format: 'es' },
    server: { port: 5173, headers: isolationHeaders },
  };
});
