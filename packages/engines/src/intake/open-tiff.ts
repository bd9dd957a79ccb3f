import { decodeMaxPixels } from '@verapix/domain';
import { readTiffPages } from '@verapix/domain/picture-content';
import type { EngineOutcome } from '../engine';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { fitWithin } from '../picture/raster';
import type { OpenDocument } from '../pdf/open-pdf';
import { type Convert, convertPicture } from './convert';

/** The longer side of a preview in pixels. */
const previewSidePx = 320;

async function previewOf(png: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(png);
  const { width, height } = fitWithin(bitmap, previewSidePx);
  const [canvas, context] = canvasOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return encodeCanvas(canvas, 'image/png');
}

/**
 * Opens a TIFF of several pages. Undefined if it has one page, or none that can be read: then it is a picture like any
 * other. Drawing a page rejects if its kind can't be opened, or if it is too large.
 */
export async function openTiff(
  file: File,
  convert: Convert = convertPicture,
): Promise<EngineOutcome<OpenDocument> | undefined> {
  const pages = readTiffPages(new Uint8Array(await file.arrayBuffer()));
  if (pages.length < 2) return undefined;
  const draw = async (page: number) => {
    const reading = pages[page - 1];
    if (reading?.kind !== 'page') throw new Error(`Page ${page} of ${file.name} can't be opened.`);
    const pixels = reading.page.width * reading.page.height;
    if (pixels > decodeMaxPixels) throw new Error(`Page ${page} of ${file.name} has too many pixels.`);
    const outcome = await convert({ file, format: 'tiff', page, maxPixels: pixels });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    return outcome.value.png;
  };
  return {
    ok: true,
    value: {
      pageCount: pages.length,
      draw,
      preview: async (page) => previewOf(await draw(page)),
      text: async () => '',
      close: () => {},
    },
  };
}
