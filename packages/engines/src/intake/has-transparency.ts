import { convertedReaders, pictureReaders, sniffBytes, sniffFormat } from '@verapix/domain/picture-content';

/** The longer side that a picture is looked at in, in pixels: a soft edge of a few pixels still shows. */
const lookedAtPx = 512;

async function hasClearPixels(bitmap: ImageBitmap): Promise<boolean> {
  const scale = Math.min(1, lookedAtPx / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext('2d');
  if (!context) return true;
  context.drawImage(bitmap, 0, 0, width ?? 1, height ?? 1);
  const { data } = context.getImageData(0, 0, width ?? 1, height ?? 1);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/**
 * Whether a picture has pixels that are not opaque. What the browser can't decode is taken at its word: it has some if it
 * has a channel for them. False for a file that is no picture.
 */
export async function hasTransparency(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, sniffBytes).arrayBuffer());
  const sniffed = sniffFormat(head, file.name);
  const format = sniffed.kind === 'unsupported' ? sniffed.converted : undefined;
  // A drawing covers only what is drawn, and a photograph has no such pixels.
  if (format === 'svg') return true;
  if (format === 'raw') return false;
  const other = format && convertedReaders[format];
  const reader = sniffed.kind === 'picture' ? pictureReaders[sniffed.format] : other;
  if (!reader) return false;
  const details = reader.readDetails(new Uint8Array(await file.arrayBuffer()));
  if (!details?.hasAlpha) return false;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return true;
  const found = await hasClearPixels(bitmap);
  bitmap.close();
  return found;
}
