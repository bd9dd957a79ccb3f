import type { SavedFormatName } from '../../../packages/domain/src';
import { decodePicture, encodePicture } from '../../../packages/engines/src/picture/pixels';
import {
  createPictureWriter,
  type SavedPicture,
  type SaveSettings,
} from '../../../packages/engines/src/save-as';

export interface SaveBenchResult {
  megapixels: number;
  predicted: number;
  bytes: number;
  quality: number;
  /** Of the prediction and of the file, in milliseconds, from an idle page. */
  predictMs: number;
  writeMs: number;
}

const writer = createPictureWriter();
let opened: { url: string; picture: Blob } | undefined;

async function timed(
  picture: Blob,
  settings: SaveSettings,
  predictOnly: boolean,
): Promise<[SavedPicture, number]> {
  const start = performance.now();
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  const outcome = await writer.run({ picture, settings, predictOnly }, options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return [outcome.value, performance.now() - start];
}

/** Predicts and writes one picture. `maxBytes` searches the quality. */
async function save(
  url: string,
  { format, quality, maxBytes }: { format: SavedFormatName; quality: number; maxBytes?: number },
): Promise<SaveBenchResult> {
  if (opened?.url !== url) {
    const raster = await decodePicture(await (await fetch(url)).blob());
    opened = { url, picture: await encodePicture(raster, { format: 'png' }) };
  }
  const settings: SaveSettings = { format, quality, maxBytes, size: { kind: 'own' }, keepMetadata: false };
  // Without its type, a PNG is encoded again: that of a result is saved as it is.
  const picture = format === 'png' ? new Blob([opened.picture]) : opened.picture;
  const [predicted, predictMs] = await timed(picture, settings, true);
  const [saved, writeMs] = await timed(picture, settings, false);
  return {
    megapixels: (saved.width * saved.height) / 1_000_000,
    predicted: predicted.bytes,
    bytes: saved.bytes,
    quality: saved.quality,
    predictMs,
    writeMs,
  };
}

export interface SaveBench {
  save: typeof save;
}

Object.assign(window, { save } satisfies SaveBench);
