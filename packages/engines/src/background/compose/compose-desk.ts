import { step } from '../../failures';
import { canvasOf, encodePicture, readCanvas, white } from '../../picture/pixels';
import type { Raster } from '../../picture/raster';
import { type ComposeParts, composeForBrush, composePicture } from './compose-picture';
import type { Composed, ComposerRequest, ComposerStart } from './protocol';
import type { Look } from './types';

/** Longest side, in pixels, of what is only looked at, and of the copies that blur and shadow are made from. */
const previewSide = 1600;
const smallSide = 320;

interface Size {
  width: number;
  height: number;
}

/** The same shape, its longer side no longer than `side`. */
function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** A picture drawn `width` × `height` large at the middle of a canvas of that size, or past its edges. */
function draw(bitmap: ImageBitmap, size: Size, { width, height }: Size = size): Raster {
  const [, context] = canvasOf(size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (size.width - width) / 2, (size.height - height) / 2, width, height);
  return readCanvas(context);
}

/** The middle of a picture, as large as it must be to leave nothing of `size` uncovered. */
function drawCovering(bitmap: ImageBitmap, size: Size): Raster {
  const ratio = Math.max(size.width / bitmap.width, size.height / bitmap.height);
  return draw(bitmap, size, { width: bitmap.width * ratio, height: bitmap.height * ratio });
}

/** Opens a picture for as long as `use` takes. */
async function opened<Result>(file: Blob, use: (bitmap: ImageBitmap) => Result): Promise<Result> {
  const bitmap = await step('decode-failed', () =>
    createImageBitmap(file, { imageOrientation: 'from-image' }),
  );
  try {
    return await step('out-of-memory', () => use(bitmap));
  } finally {
    bitmap.close();
  }
}

/** Where one cut-out is laid over one background after another. */
export type Desk = (request: ComposerRequest) => Promise<Composed>;

/** Sets a desk up. It keeps copies as large as a preview, and opens the pictures themselves only to write a file. */
export async function openDesk({ original, cutOut }: Omit<ComposerStart, 'type'>): Promise<Desk> {
  const full = await opened(cutOut, ({ width, height }): Size => ({ width, height }));
  const shownSize = within(full, previewSide);
  const copiesOf = async (size: Size) => ({
    original: await opened(original, (bitmap) => draw(bitmap, size)),
    cutOut: await opened(cutOut, (bitmap) => draw(bitmap, size)),
  });
  const shown = await copiesOf(shownSize);
  const small = await copiesOf(within(full, smallSide));
  let edits: Look['edits'];
  let picture: Blob | undefined;

  const backgroundAt = async (size: Size, { background }: ComposerRequest['look']) =>
    background.kind === 'picture' && picture
      ? await opened(picture, (bitmap) => drawCovering(bitmap, size))
      : undefined;

  const partsToShow = async ({ look }: ComposerRequest): Promise<ComposeParts> => ({
    cutOut: { ...shown.cutOut, data: shown.cutOut.data.slice() },
    original: shown.original,
    picture: await backgroundAt(shownSize, look),
    small,
    scale: shownSize.width / full.width,
  });

  const partsToWrite = async ({ look }: ComposerRequest): Promise<ComposeParts> => ({
    cutOut: await opened(cutOut, (bitmap) => draw(bitmap, full)),
    original: edits && (await opened(original, (bitmap) => draw(bitmap, full))),
    picture: await backgroundAt(full, look),
    small,
    scale: 1,
  });

  return async (request) => {
    if (request.edits !== undefined) edits = request.edits ?? undefined;
    if (request.picture !== undefined) picture = request.picture ?? undefined;
    const { purpose } = request;
    const look = { ...request.look, edits } as Look;
    const parts = await (purpose === 'file' ? partsToWrite : partsToShow)(request);
    const made = await step('out-of-memory', () =>
      (purpose === 'brush' ? composeForBrush : composePicture)(parts, look),
    );
    if (purpose === 'preview')
      return await createImageBitmap(new ImageData(made.data, made.width, made.height));
    return await step('encode-failed', () =>
      encodePicture(made, { format: 'png', quality: 1, matte: white }),
    );
  };
}
