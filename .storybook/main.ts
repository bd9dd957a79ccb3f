import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { localeOfRun, messages } from '../packages/messages/src/vite.ts';
import {
  componentCatalogPlugin,
  componentCodePlugin,
  copyPlugin,
  llmsPlugin,
  machineDocsPlugin,
  specEvidencePlugin,
  storyStatesPlugin,
  tokenUsesPlugin,
} from '../scripts/storybook-data/plugins.ts';
import { withAliases } from './vite/aliases.ts';
import { docgenOfComponents } from './vite/docgen.ts';
import { warmUpPlugin } from './vite/warm-up.ts';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./pages/**/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: {
    disableTelemetry: true,
    // The tests' plugin knows Storybook's own builder only.
    ...(!process.env.VITEST && { builder: join(import.meta.dirname, 'vite/builder.ts') }),
  },
  features: {
    // `manifests/components.json`: the components as data, for agents.
    componentsManifest: true,
    // The code of each story, written out. Tests don't show it.
    experimentalCodeExamples: !process.env.VITEST,
    // The builder has none: without this, Storybook warns.
    changeDetection: false,
  },
  experimental_indexers: (indexers = []) => indexers.map(withAliases),
  viteFinal: async (config, { configType }) => ({
    ...config,
    // Without the list of its thousands of files.
    ...(configType === 'PRODUCTION' && { logLevel: 'warn' }),
    plugins: [
      ...docgenOfComponents(config.plugins),
      vanillaExtractPlugin(),
      messages(localeOfRun()),
      storyStatesPlugin(),
      tokenUsesPlugin(),
      componentCatalogPlugin(),
      componentCodePlugin(),
      copyPlugin(),
      machineDocsPlugin(),
      specEvidencePlugin(),
      llmsPlugin(),
      warmUpPlugin(),
    ],
    // Stories have their own mock backend, without the app's. They include the founders' sign-up.
    define: { ...config.define, __EMBEDDED_BACKEND__: 'false', __FOUNDER_SIGN_UP__: 'true' },
    build: { ...config.build, assetsInlineLimit: 0, reportCompressedSize: false },
    // A module of the engines' workers awaits at its top level.
    worker: { ...config.worker, format: 'es' },
  }),
});
