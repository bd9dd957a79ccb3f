import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isolationHeaders } from '../../scripts/headers.ts';
import { preloadFonts } from './vite/preload-fonts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    preloadFonts(['inter-latin-wght', 'bricolage-grotesque-latin-wght']),
  ],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, manifest: true },
  worker: { format: 'es' },
  server: { port: 5173, headers: isolationHeaders },
});
