/** Composes pictures from one cut-out, in a worker that lives as long as the cut-out is shown. */
import { EngineStop, step } from '../../failures';
import { canvasOf, encodePicture, readCanvas } from '../../picture/pixels';
import { fitWithin, type Raster, type Size } from '../../picture/raster';
import type { prepareRequest } from '../../worker/worker-engine';
import { servePrepare } from '../../worker/serve-run';
import { type ComposeParts, composeForBrush, composeMask, composePicture } from './compose-picture';
import type { Composed, ComposerAnswer, ComposerRequest, ComposerStart, Composition } from './composition';

/** Maximum sides, in pixels, of previews, and of the copies that blur and shadow are made from. */
const maxPreviewSide = 1600;
const maxSmallSide = 320;

/** Draws a bitmap at `drawnSize` in the middle of a canvas of `size`; parts outside are cropped. */
function draw(bitmap: ImageBitmap, size: Size, drawnSize = size): Raster {
  const { width, height } = drawnSize;
  const [, context] = canvasOf(size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (size.width - width) / 2, (size.height - height) / 2, width, height);
  return readCanvas(context);
}

/** Draws a bitmap scaled so that it covers all of `size`. */
function drawCovering(bitmap: ImageBitmap, size: Size): Raster {
  const scale = Math.max(size.width / bitmap.width, size.height / bitmap.height);
  return draw(bitmap, size, { width: bitmap.width * scale, height: bitmap.height * scale });
}

/** Decodes a picture and keeps its bitmap open while `use` runs. */
async function withBitmap<Result>(file: Blob, use: (bitmap: ImageBitmap) => Result): Promise<Result> {
  const bitmap = await step('decode-failed', () =>
    createImageBitmap(file, { imageOrientation: 'from-image' }),
  );
  try {
    return await step('out-of-memory', () => use(bitmap));
  } finally {
    bitmap.close();
  }
}

const composers = {
  preview: composePicture,
  file: composePicture,
  brush: composeForBrush,
  mask: composeMask,
} as const;

type Compositor = (request: ComposerRequest) => Promise<Composed>;

/**
 * Opens a compositor for one cut-out. It keeps copies of the preview's size, and decodes the full-size pictures only to
 * write a file.
 */
async function openCompositor({ original, cutOut }: Omit<ComposerStart, 'type'>): Promise<Compositor> {
  const full = await withBitmap(cutOut, ({ width, height }): Size => ({ width, height }));
  const previewSize = fitWithin(full, maxPreviewSide);
  const copiesOf = async (size: Size) => ({
    original: await withBitmap(original, (bitmap) => draw(bitmap, size)),
    cutOut: await withBitmap(cutOut, (bitmap) => draw(bitmap, size)),
  });
  const preview = await copiesOf(previewSize);
  const small = await copiesOf(fitWithin(full, maxSmallSide));
  let matte: Composition['matte'];
  let edits: Composition['edits'];
  let picture: Blob | undefined;

  const backgroundAt = async (size: Size, { background }: ComposerRequest['composition']) =>
    background.kind === 'picture' && picture
      ? await withBitmap(picture, (bitmap) => drawCovering(bitmap, size))
      : undefined;

  const previewParts = async ({ composition }: ComposerRequest): Promise<ComposeParts> => ({
    cutOut: { ...preview.cutOut, data: preview.cutOut.data.slice() },
    original: preview.original,
    picture: await backgroundAt(previewSize, composition),
    small,
    scale: previewSize.width / full.width,
  });

  const fileParts = async ({ composition }: ComposerRequest): Promise<ComposeParts> => ({
    cutOut: await withBitmap(cutOut, (bitmap) => draw(bitmap, full)),
    original: (edits ?? matte) && (await withBitmap(original, (bitmap) => draw(bitmap, full))),
    picture: await backgroundAt(full, composition),
    small,
    scale: 1,
  });

  return async (request) => {
    if (request.matte !== undefined) matte = request.matte ?? undefined;
    if (request.edits !== undefined) edits = request.edits ?? undefined;
    if (request.picture !== undefined) picture = request.picture ?? undefined;
    const { purpose } = request;
    const composition = { ...request.composition, matte, edits } as Composition;
    const isFullSize = purpose === 'file' || purpose === 'mask';
    const parts = await (isFullSize ? fileParts : previewParts)(request);
    const result = await step('out-of-memory', () => composers[purpose](parts, composition));
    if (purpose === 'preview')
      return await createImageBitmap(new ImageData(result.data, result.width, result.height));
    return await step('encode-failed', () => encodePicture(result, { format: 'png' }));
  };
}

let compositor: Promise<Compositor> | undefined;
/** Requests run in sequence: a later one may depend on what an earlier one sent. */
let queue: Promise<unknown> = Promise.resolve();

async function answerTo(request: ComposerRequest): Promise<ComposerAnswer> {
  const { id } = request;
  try {
    if (!compositor) throw new EngineStop('engine-unavailable');
    return { id, ok: true, value: await (await compositor)(request) };
  } catch (error) {
    return { id, ok: false, code: error instanceof EngineStop ? error.code : 'engine-unavailable' };
  }
}

async function serve(request: ComposerRequest): Promise<void> {
  const answer = await answerTo(request);
  const transfer = answer.ok && answer.value instanceof ImageBitmap ? [answer.value] : [];
  self.postMessage(answer, { transfer });
}

servePrepare();

self.addEventListener(
  'message',
  ({ data }: MessageEvent<ComposerStart | ComposerRequest | typeof prepareRequest>) => {
    if (typeof data === 'string') return;
    if (data.type === 'start') {
      compositor = openCompositor(data);
      // The first request reports its failure.
      compositor.catch(() => {});
    } else {
      queue = queue.then(() => serve(data));
    }
  },
);
