import { type ToolId, tools } from '@verapix/domain';
import type { StudioTool, ToolEntry, ToolModule } from './workspace/tool-entry';

const entries = import.meta.glob<ToolEntry>('./tools/*/tool.ts', { eager: true, import: 'tool' });
const modules = import.meta.glob<ToolModule>('./tools/*/definition.tsx', { import: 'module' });

/** The tools, in the order of every list. Each is a folder. Routes, cards, recipes and the library read them here. */
export const studioTools: readonly StudioTool[] = tools.map(({ id, path }) => {
  const [place = '', entry] = Object.entries(entries).find(([, candidate]) => candidate.id === id) ?? [];
  const file = place.replace(/tool\.ts$/, 'definition.tsx');
  const load = modules[file];
  if (!entry || !load) throw new Error(`No folder of packages/studio/src/tools has the tool "${id}".`);
  return { ...entry, path, file: file.slice('./'.length), load };
});

/** The tool with an id. */
export function studioTool(id: ToolId): StudioTool {
  const tool = studioTools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`There is no tool "${id}". The tools are in packages/domain/src/tools.ts.`);
  return tool;
}
