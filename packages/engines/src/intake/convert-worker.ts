/** Makes a PNG of one file: the browser decodes it if it can, else a decoder that is loaded then. */
import { convertedFormats, pictureFormats } from '@verapix/domain';
import {
  asciiBytes,
  colourCodesOf,
  colourProfileOf,
  exifMark,
  isAv1Coded,
  jp2Profile,
  largestIcon,
  readOrientation,
  readTiffPages,
} from '@verapix/domain/picture-content';
import { EngineStop, outcomeOf, step } from '../failures';
import { readMetadata } from '../metadata/read-metadata';
import { embedMetadata } from '../metadata/write-metadata';
import { canvasOf, encodeCanvas, readCanvas } from '../picture/pixels';
import { type ColourSpace, writePng } from '../picture/png';
import { isTransparent, type Raster, type Size } from '../picture/raster';
import { serveRun } from '../worker/serve-run';
import { type ConvertedPicture, type ConvertJob, convertFailure } from './convert';

type Bytes = Uint8Array<ArrayBuffer>;

/** A decoded picture; `space` describes its colours if they are not those of sRGB. */
interface Decoded {
  picture: Raster;
  space?: ColourSpace | undefined;
  /** The EXIF block of a picture that is still to be turned. */
  exif?: Uint8Array | undefined;
  range?: ConvertedPicture['range'];
}

const spaceOf = (profile: Bytes | undefined): ColourSpace | undefined => profile && { profile };

/** The space of a HEIF's colours, by its profile or its code points. */
function heifSpace(bytes: Bytes): ColourSpace | undefined {
  const codes = colourCodesOf(bytes);
  return codes ? { codes } : spaceOf(colourProfileOf(bytes));
}

/** What opens a format that the browser can't. */
const decoders: Partial<Record<ConvertJob['format'], (bytes: Bytes, job: ConvertJob) => Promise<Decoded>>> = {
  tiff: async (bytes, { page = 1 }) => {
    const reading = readTiffPages(bytes)[page - 1];
    if (reading?.kind !== 'page') throw new EngineStop('decode-failed');
    const { decodeTiff, loadTiffModules } = await step('engine-unavailable', () => import('../picture/tiff'));
    const modules = await step('engine-unavailable', () => loadTiffModules(reading.page));
    const { profile, ...decoded } = await step('decode-failed', () =>
      decodeTiff(bytes, reading.page, modules),
    );
    return { ...decoded, space: spaceOf(profile) };
  },
  jpeg: async (bytes) => {
    const { loadJpegDecoder } = await step('engine-unavailable', () => import('../picture/arithmetic-jpeg'));
    const decode = await step('engine-unavailable', loadJpegDecoder);
    return { picture: await step('decode-failed', () => decode(bytes)), exif: readMetadata(bytes).exif };
  },
  heic: async (bytes) => {
    const { loadLibheif } = await step('engine-unavailable', () => import('../picture/heic'));
    const decode = await step('engine-unavailable', loadLibheif);
    return { picture: await step('decode-failed', () => decode(bytes)), space: heifSpace(bytes) };
  },
  jxl: async (bytes) => {
    const { loadLibjxl } = await step('engine-unavailable', () => import('../picture/jpeg-xl'));
    const decode = await step('engine-unavailable', loadLibjxl);
    return { picture: await step('decode-failed', () => decode(bytes)) };
  },
  jp2: async (bytes, { size }) => {
    const { loadOpenjpeg } = await step('engine-unavailable', () => import('../picture/jpeg-2000'));
    const decode = await step('engine-unavailable', loadOpenjpeg);
    if (!size) throw new EngineStop('decode-failed');
    return {
      picture: await step('decode-failed', () => decode(bytes, size)),
      space: spaceOf(jp2Profile(bytes)),
    };
  },
};

/** Names the brand that browsers look for in the file of a picture that is coded as theirs are. */
function asAvif(bytes: Bytes): Bytes {
  const renamed = bytes.slice();
  renamed.set(asciiBytes('avif'), 8);
  return renamed;
}

/** The file as the browser knows it. */
async function browserFile({ file, format }: ConvertJob): Promise<Blob> {
  if (format === 'animation') return file;
  const mime = mimeOf(format);
  if (format === 'heic' || format === 'ico') {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (format === 'ico') return new Blob([largestIcon(bytes) ?? bytes], { type: mime });
    if (isAv1Coded(bytes)) return new Blob([asAvif(bytes)], { type: convertedFormats.avif.mime });
  }
  return new Blob([file], { type: mime });
}

/** Decodes with the browser, which converts the colours to sRGB. `undefined` if it can't open the format. */
async function decodeInBrowser(job: ConvertJob): Promise<ImageBitmap | undefined> {
  // Browsers that open TIFF take a page of their own choice.
  if (job.format === 'tiff') return undefined;
  const file = await browserFile(job);
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

const mimeOf = (format: Exclude<ConvertJob['format'], 'animation'>) =>
  ({ ...pictureFormats, ...convertedFormats })[format].mime;

/** Formats that the browser decodes row by row, so that what is there of a cut file can be used. */
const byRows: readonly ConvertJob['format'][] = ['webp', 'gif', 'bmp'];

/** The most milliseconds that a decoder takes to find that a file does not even begin. */
const partDeadline = 5000;

/** As much of a file as the browser can decode. `undefined` if that is nothing. */
async function decodePart({ file, format }: ConvertJob): Promise<VideoFrame | undefined> {
  if (format === 'animation' || !byRows.includes(format) || !('ImageDecoder' in self)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // At the end of the data the decoder would refuse what it has: this stream has none.
  const data = new ReadableStream<Bytes>({ start: (controller) => controller.enqueue(bytes) });
  const decoder = new ImageDecoder({ data, type: mimeOf(format) });
  const deadline = new Promise<undefined>((resolve) => setTimeout(resolve, partDeadline));
  const decoded = decoder.decode({ completeFramesOnly: false }).catch(() => undefined);
  return (await Promise.race([decoded, deadline]))?.image;
}

/** The first and the last row that a decoder has drawn on. */
function drawnRows({ width, height, data }: Raster): [first: number, last: number] | undefined {
  const isDrawn = (y: number) => {
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3] !== 0) return true;
    return false;
  };
  let [first, last] = [0, height - 1];
  while (first < height && !isDrawn(first)) first++;
  while (last > first && !isDrawn(last)) last--;
  return first < height ? [first, last] : undefined;
}

/** The rows that are there of a file that is cut off. */
async function convertPart(job: ConvertJob): Promise<ConvertedPicture | undefined> {
  const frame = await decodePart(job);
  if (!frame) return undefined;
  const { displayWidth: width, displayHeight } = frame;
  const [canvas, context] = canvasOf(width, displayHeight);
  context.drawImage(frame, 0, 0);
  frame.close();
  const rows = drawnRows(readCanvas(context));
  if (!rows) return undefined;
  const [first, last] = rows;
  const height = last - first + 1;
  const kept = context.getImageData(0, first, width, height);
  canvas.height = height;
  context.putImageData(kept, 0, 0);
  const png = await step('encode-failed', () => encodeCanvas(canvas, 'image/png'));
  return { png, width, height, ...(height < displayHeight && { missingRows: displayHeight - height }) };
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
  const part = await convertPart(job);
  if (part) {
    checkSize(part);
    return part;
  }
  const decode = decoders[job.format];
  if (!decode) throw new EngineStop('decode-failed');
  const { picture, space, exif, range } = await decode(new Uint8Array(await job.file.arrayBuffer()), job);
  checkSize(picture);
  const png = await step('encode-failed', () => writePng(picture, space));
  if (exif && readOrientation(exif) !== 1) return turned(png, exif, picture);
  const { width, height } = picture;
  return { png, width, height, hasAlpha: isTransparent(picture), ...(range && { range }) };
}

/** Turns a PNG as an EXIF block of a JPEG says. */
async function turned(png: Blob, exif: Uint8Array, size: Size): Promise<ConvertedPicture> {
  const block = exif.slice(exifMark.length);
  const bitmap = await createImageBitmap(await embedMetadata(png, 'png', { exif: block }, size), {
    imageOrientation: 'from-image',
  });
  const { width, height } = bitmap;
  return { png: await drawPng(bitmap), width, height };
}

serveRun((job: ConvertJob) => outcomeOf(() => convert(job), convertFailure));
