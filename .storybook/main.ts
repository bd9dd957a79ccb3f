import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { copyPlugin } from '../scripts/copy/plugin.ts';
import { storyStatesPlugin } from '../scripts/story-states/plugin.ts';
import { tokenUsesPlugin } from '../scripts/token-uses/plugin.ts';

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
  core: { disableTelemetry: true },
  viteFinal: async (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      storyStatesPlugin(),
      tokenUsesPlugin(),
      copyPlugin(),
    ],
    // Stories have a stand-in of their own: the app's must not start beside it. People may sign up as founders there.
    define: { ...config.define, __EMBEDDED_BACKEND__: 'false', __FOUNDER_SIGN_UP__: 'true' },
    build: { ...config.build, assetsInlineLimit: 0 },
  }),
});
