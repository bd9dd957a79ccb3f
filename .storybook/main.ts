import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.stories.tsx'],
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
    // Stories have a stand-in of their own: the app's must not start beside it.
    define: { ...config.define, __EMBEDDED_BACKEND__: 'false' },
    build: { ...config.build, assetsInlineLimit: 0 },
  }),
});
