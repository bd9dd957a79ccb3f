import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true },
  viteFinal: async (config) => ({ ...config, build: { ...config.build, assetsInlineLimit: 0 } }),
});
