/** The ids of the tools, in the order of every list. */
const toolIds = [
  'image-upscaler',
  'logo-generator',
  'ai-image-generator',
  'background-remover',
  'headshot-generator',
  'image-to-text',
  'watermark-remover',
] as const;

export type ToolId = (typeof toolIds)[number];

/** A tool of the product. */
export interface Tool {
  id: ToolId;
  /** The path of its page. */
  path: `/tools/${ToolId}`;
}

export const tools: readonly Tool[] = toolIds.map((id) => ({ id, path: `/tools/${id}` }));

/** The tool with the given id. */
export function toolById(id: ToolId): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool)
    throw new Error(`No tool has the id "${id}". The ids are those in packages/domain/src/tools.ts.`);
  return tool;
}
