import type { PluginOption } from 'vite';

/** The modules whose props are documented: those of the design system's components. */
const components = /\/packages\/ui\/src\/(components|primitives)\/\w+\/\w+\.tsx$/;

/** Limits Storybook's documentation of props to components: otherwise every module is parsed for it. */
export const docgenOfComponents = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.map((plugin) =>
    plugin &&
    'name' in plugin &&
    plugin.name === 'storybook:react-docgen-plugin' &&
    typeof plugin.transform === 'function'
      ? { ...plugin, transform: { filter: { id: components }, handler: plugin.transform } }
      : plugin,
  );
