/** Makes a PNG of one file: the browser decodes it if it can, else a decoder that is loaded then. */
import { convertedFormats } from '@verapix/domain';
import { colourProfileOf, readTiffImage } from '@verapix/domain/picture-content';
import { EngineStop, outcomeOf, step } from '../failures';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { writePng } from '../picture/png';
import type { Raster } from '../picture/raster';
import { serveRun } from '../worker/serve-run';
import { type ConvertJob, type ConvertedPicture, convertFailure } from './convert';

type Bytes = Uint8Array<ArrayBuffer>;

/** A decoded picture; `profile` describes its colours if they are not those of sRGB. */
interface Decoded {
  picture: Raster;
  profile?: Bytes | undefined;
}

/** What opens a format that the browser can't. */
const decoders: Partial<Record<ConvertJob['format'], (bytes: Bytes) => Promise<Decoded>>> = {
  tiff: async (bytes) => {
    const image = readTiffImage(bytes);
    if (!image) throw new EngineStop('decode-failed');
    const { decodeTiff } = await import('../picture/tiff');
    return { picture: await step('decode-failed', () => decodeTiff(image)), profile: image.profile };
  },
  heic: async (bytes) => {
    const { loadLibheif } = await step('engine-unavailable', () => import('../picture/heic'));
    const decode = await step('engine-unavailable', loadLibheif);
    return { picture: await step('decode-failed', () => decode(bytes)), profile: colourProfileOf(bytes) };
  },
};

/** Decodes with the browser, which converts the colours to sRGB. `undefined` if it can't open the format. */
async function decodeInBrowser({ file, format }: ConvertJob): Promise<ImageBitmap | undefined> {
  // Browsers that open TIFF take a page of their own choice.
  if (format === 'tiff') return undefined;
  const typed = format === 'animation' ? file : new Blob([file], { type: convertedFormats[format].mime });
  return createImageBitmap(typed, { imageOrientation: 'from-image' }).catch(() => undefined);
}

async function drawPng(bitmap: ImageBitmap): Promise<Blob> {
  const [canvas, context] = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return step('encode-failed', () => encodeCanvas(canvas, 'image/png'));
}

async function convert(job: ConvertJob): Promise<ConvertedPicture> {
  const checkSize = ({ width, height }: { width: number; height: number }) => {
    if (width * height > job.maxPixels) throw new EngineStop('decode-failed');
  };
  const bitmap = await decodeInBrowser(job);
  if (bitmap) {
    checkSize(bitmap);
    const { width, height } = bitmap;
    return { png: await drawPng(bitmap), width, height };
  }
  const decode = decoders[job.format];
  if (!decode) throw new EngineStop('decode-failed');
  const { picture, profile } = await decode(new Uint8Array(await job.file.arrayBuffer()));
  checkSize(picture);
  const { width, height } = picture;
  return { png: await step('encode-failed', () => writePng(picture, profile)), width, height };
}

serveRun((job: ConvertJob) => outcomeOf(() => convert(job), convertFailure));
