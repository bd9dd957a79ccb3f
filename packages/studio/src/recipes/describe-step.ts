import type { LibraryStep } from '@verapix/machines';
import type { StudioTool } from '../workspace/tool-entry';

/** `2×, Sharp`: the settings of a step in one line, in the words of its tool's page. Empty if it has none to show. */
export function describeStep(
  { tool, settings }: LibraryStep,
  tools: readonly Pick<StudioTool, 'id' | 'describe'>[],
): string {
  const words = tools.find(({ id }) => id === tool)?.describe(settings) ?? [];
  return words.filter(Boolean).join(', ');
}
