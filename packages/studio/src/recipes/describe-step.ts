import type { LibraryStep } from '@verapix/machines';
import { toolSettings } from '../tool-settings';

/** `2×, Sharp`: the settings of a step in one line, in the words of its tool's page. Empty if it has none to show. */
export function describeStep({ tool, settings }: LibraryStep): string {
  const words = toolSettings.find(({ id }) => id === tool)?.describe(settings) ?? [];
  return words.filter(Boolean).join(', ');
}
