/** A tool of the product. */
export interface Tool {
  id: string;
  title: string;
  description: string;
  path: `/tools/${string}`;
  features: readonly string[];
  /** Words in a mistyped URL that identify this tool. */
  keywords: readonly string[];
}

export const tools = [
  {
    id: 'image-upscaler',
    title: '4K Image Upscaler',
    description: 'Enlarge a picture up to four times, to 4K, with its detail kept or rebuilt.',
    path: '/tools/image-upscaler',
    features: ['2×, 3× and 4×', 'Results up to 4K', 'PNG, JPG, WEBP or AVIF out'],
    keywords: ['upscaler', 'upscale', 'image-enhance', 'enhance-image', '4k', 'hd', 'image-quality'],
  },
  {
    id: 'logo-generator',
    title: 'Logo Generator',
    description: 'Three logo ideas from your brand name, industry and colours.',
    path: '/tools/logo-generator',
    features: ['Eight industries', 'Five templates', 'Three results a run'],
    keywords: ['logo'],
  },
  {
    id: 'ai-image-generator',
    title: 'AI Image Generator',
    description: 'A picture from a description, in the style and size you choose.',
    path: '/tools/ai-image-generator',
    features: ['Four styles', 'Five sizes', 'Your last six pictures kept'],
    keywords: ['ai-image'],
  },
  {
    id: 'background-remover',
    title: 'Background Remover',
    description: 'Cut the subject out and keep it on a transparent ground.',
    path: '/tools/background-remover',
    features: ['Transparent PNG, WEBP or AVIF', 'Side by side view', 'One click'],
    keywords: ['background'],
  },
  {
    id: 'headshot-generator',
    title: 'AI Headshot Generator',
    description: 'Four professional portraits from one photograph of you.',
    path: '/tools/headshot-generator',
    features: ['Four styles', 'From one photo', 'Ready for a profile'],
    keywords: ['headshot'],
  },
  {
    id: 'image-to-text',
    title: 'Image to Text',
    description: 'Read the text in a picture, then copy it or save it.',
    path: '/tools/image-to-text',
    features: ['Copy in one click', 'Download as .txt', 'Photos and scans'],
    keywords: ['ocr', 'image-to-text'],
  },
  {
    id: 'watermark-remover',
    title: 'Watermark Remover',
    description: 'Fill in a mark on a picture or video that you own.',
    path: '/tools/watermark-remover',
    features: ['Pictures and videos', 'You mark the area', 'For content you own'],
    keywords: ['watermark'],
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
