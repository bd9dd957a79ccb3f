import { pictureMaxBytes } from '@verapix/domain';
import { png } from '@verapix/domain/picture-content/png';
import type { EngineOutcome } from '../../engine';
import { createFailures, EngineStop, outcomeOf, step } from '../../failures';
import { decodePicture } from '../../picture/pixels';
import { isTransparent, lumaAt, type Raster, type Size } from '../../picture/raster';
import type { Matte } from './composition';
import * as messages from '@verapix/messages/engines-background';

const matteFailure = createFailures({
  'decode-failed': {
    message: messages.maskUnopened,
    fix: messages.maskUnopenedFix,
  },
  'mask-of-other-size': {
    message: messages.maskOther,
    fix: messages.maskOtherFix,
  },
});

/** What a mask keeps of each pixel: its transparency if it has any, and its brightness if not. */
export function matteOf(mask: Raster): Matte {
  const { width, height, data } = mask;
  const readsAlpha = isTransparent(mask);
  const kept = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < kept.length; pixel++)
    kept[pixel] = readsAlpha ? (data[pixel * 4 + 3] ?? 0) : lumaAt(data, pixel * 4);
  return { width, height, data: kept };
}

/** The pixels that the header of a PNG states; undefined if it states none. Other formats have no such large pictures. */
async function statedPixels(file: Blob): Promise<number | undefined> {
  const size = png.readSize(new Uint8Array(await file.slice(0, 100).arrayBuffer()));
  return size.kind === 'size' ? size.width * size.height : undefined;
}

/** Reads a mask for a cut-out of this size from a picture file. */
export function readMatte(
  file: Blob,
  { width, height }: Size,
  decode: (file: Blob) => Promise<Raster> = decodePicture,
): Promise<EngineOutcome<Matte>> {
  return outcomeOf(async () => {
    if (file.size > pictureMaxBytes) throw new EngineStop('decode-failed');
    // Decoding a small file may take gigabytes.
    const pixels = await statedPixels(file);
    if (pixels !== undefined && pixels !== width * height) throw new EngineStop('mask-of-other-size');
    const mask = await step('decode-failed', () => decode(file));
    if (mask.width !== width || mask.height !== height) throw new EngineStop('mask-of-other-size');
    return matteOf(mask);
  }, matteFailure);
}
