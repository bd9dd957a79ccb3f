import type { ToolSettings } from './workspace/tool-entry';

/** What the library and the recipes know of the tools. Apart from `tools.ts`, which every page of the site loads. */
export const toolSettings: readonly ToolSettings[] = Object.values(
  import.meta.glob<ToolSettings>('./tools/*/settings.ts', { eager: true, import: 'settings' }),
);
