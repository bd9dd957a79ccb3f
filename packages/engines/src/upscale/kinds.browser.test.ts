import { describe, expect, it } from 'vitest';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { chosenPicture } from '../testing/chosen-picture';
import { drawnFile } from '../testing/drawn-files';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { meanDifference, uprightAndTurned } from '../testing/upright-and-turned';
import { weights, weightsSourceOf } from '../weights';
import { createDeviceUpscaler } from './device';

const upscaler = createDeviceUpscaler({
  weights: weightsSourceOf(weights.swin2sr, new URL('/weights/', location.href).href),
});

async function run(file: File, factor: 2 | 4 = 2) {
  const picture = await chosenPicture(file);
  const input = { picture, factor, method: 'fast', format: 'png', quality: 1 } as const;
  return upscaler.run(input, listener().options);
}

async function doubled(file: File): Promise<Raster> {
  const outcome = await run(file);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return decodePicture(outcome.value.blob);
}

/** Half of it red, a quarter of that seen; the rest transparent. */
function drawHalf(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.fillStyle = 'rgb(200 40 40 / 25%)';
  context.fillRect(0, 0, width, height / 2);
}

const alphaAt = ({ data, width }: Raster, y: number) => data[y * width * 4 + 3];

describe('a picture comes out larger', () => {
  it('upright, when it was stored on its side', async () => {
    const { upright, turned } = await uprightAndTurned(await fileAt(coffee), 320);
    expect(meanDifference(await doubled(turned), await doubled(upright))).toBeLessThan(2);
  });

  it('as transparent as it was, though a strip', async () => {
    const strip = await doubled(await drawnFile({ width: 1, height: 40 }, drawHalf));
    expect(strip).toMatchObject({ width: 2, height: 80 });
    expect([alphaAt(strip, 4), alphaAt(strip, 76)]).toEqual([64, 0]);
  });

  it('from a single pixel', async () => {
    const dot = await drawnFile({ width: 1, height: 1 }, (context) => context.fillRect(0, 0, 1, 1));
    expect([...(await doubled(dot)).data]).toEqual([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]);
  });

  it('as a panorama', async () => {
    const panorama = await drawnFile({ width: 8000, height: 24 }, drawHalf);
    expect(await doubled(panorama)).toMatchObject({ width: 16_000, height: 48 });
  });
});

it('refuses what would be too long, before it starts', async () => {
  const panorama = await drawnFile({ width: 8000, height: 24 }, drawHalf);
  expect(await run(panorama, 4)).toMatchObject({ ok: false, failure: { code: 'too-large' } });
});
