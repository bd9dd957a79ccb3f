import type { LibraryStep } from '@verapix/machines';
import type { ToolSettings } from './workspace/tool-entry';

/** What the library and the recipes know of the tools. Apart from `tools.ts`, which every page of the site loads. */
export const toolSettings: readonly ToolSettings[] = Object.values(
  import.meta.glob<ToolSettings>('./tools/*/settings.ts', { eager: true, import: 'settings' }),
);

/** `2×, Sharp`: the settings of a step in one line, in the words of its tool's page. Empty if it has none to show. */
export function describeStep({ tool, settings }: LibraryStep): string {
  const words = toolSettings.find(({ id }) => id === tool)?.describe(settings) ?? [];
  return words.filter(Boolean).join(', ');
}
