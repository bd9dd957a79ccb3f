/** A tool of the product. */
export interface Tool {
  id: string;
  path: `/tools/${string}`;
}

export const tools = [
  {
    id: 'image-upscaler',
    path: '/tools/image-upscaler',
  },
  {
    id: 'logo-generator',
    path: '/tools/logo-generator',
  },
  {
    id: 'ai-image-generator',
    path: '/tools/ai-image-generator',
  },
  {
    id: 'background-remover',
    path: '/tools/background-remover',
  },
  {
    id: 'headshot-generator',
    path: '/tools/headshot-generator',
  },
  {
    id: 'image-to-text',
    path: '/tools/image-to-text',
  },
  {
    id: 'watermark-remover',
    path: '/tools/watermark-remover',
  },
] as const satisfies readonly Tool[];

export type ToolId = (typeof tools)[number]['id'];

/** The tool with the given id. */
export function toolById(id: ToolId): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool)
    throw new Error(`No tool has the id "${id}". The ids are those in packages/domain/src/tools.ts.`);
  return tool;
}
