import { type ToolId, tools } from '@verapix/domain';

const takingPictures: readonly ToolId[] = [
  'image-upscaler',
  'background-remover',
  'watermark-remover',
  'image-to-text',
  'headshot-generator',
];

/** The tools that take a picture. */
export const pictureTools = tools.filter(({ id }) => takingPictures.includes(id));

/** The picture as the clipboard takes it: browsers accept PNG alone. Rejects if it cannot be opened. */
export async function clipboardPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The file as it can be shared; undefined where the browser shares no files, or not this one. */
export function shareableFile(blob: Blob, name: string): File | undefined {
  const file = new File([blob], name, { type: blob.type });
  return navigator.canShare?.({ files: [file] }) ? file : undefined;
}
