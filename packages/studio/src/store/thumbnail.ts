const thumbnailPx = 320;

/** A small copy of a picture; undefined for what is no picture, or cannot be opened. */
export async function thumbnailOf(blob: Blob): Promise<Blob | undefined> {
  if (!blob.type.startsWith('image/')) return undefined;
  const picture = await createImageBitmap(blob).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, thumbnailPx / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}
