import { type ToolId, tools } from '@verapix/domain';
import { backgroundRemover } from './tools/background/tool';
import { headshotGenerator } from './tools/headshots/tool';
import { imageGenerator } from './tools/image-generator/tool';
import { imageToText } from './tools/image-to-text/tool';
import { logoGenerator } from './tools/logo/tool';
import { upscaler } from './tools/upscale/tool';
import { watermarkRemover } from './tools/watermark/tool';
import { toolNames } from './tool-names';
import type { StudioTool, ToolEntry } from './workspace/tool-entry';

/** Every tool. A tool is its folder, and one line here. */
const entries: readonly ToolEntry[] = [
  upscaler,
  logoGenerator,
  imageGenerator,
  backgroundRemover,
  headshotGenerator,
  imageToText,
  watermarkRemover,
];

function withWords(entry: ToolEntry): StudioTool {
  const words = tools.find(({ id }) => id === entry.id);
  if (!words) throw new Error(`The tool "${entry.id}" is missing in packages/domain/src/tools.ts.`);
  return { ...words, ...toolNames[entry.id], ...entry };
}

/** The tools, in the order of every list. Routes, cards, recipes and the library read them here. */
export const studioTools: readonly StudioTool[] = entries.map(withWords);

/** The tool with an id. */
export function studioTool(id: ToolId): StudioTool {
  const tool = studioTools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`No tool has the id "${id}". The tools are in packages/studio/src/tools.ts.`);
  return tool;
}
