import { expect, it } from 'vitest';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import { inspectPicture } from '../intake';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { weights, weightsSourceOf } from '../weights';
import { createDeviceUpscaler } from './device';

const upscaler = createDeviceUpscaler({
  weights: weightsSourceOf(weights.swin2sr, new URL('/weights/', location.href).href),
});

async function coffeePicture() {
  const inspection = await inspectPicture([await fileAt(coffee)], { maxBytes: 10 ** 7, maxPixels: 10 ** 8 });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}

it('is one engine among those that run here, in a worker, on a real photograph', async () => {
  const picture = await coffeePicture();
  const { options } = listener();
  const input = { picture, factor: 2, method: 'fast', format: 'png', quality: 1 } as const;
  expect(await upscaler.run(input, options)).toMatchObject({
    ok: true,
    value: { width: picture.width * 2, height: picture.height * 2, method: 'fast' },
  });
});

it('stops within 200 ms of a cancel, whatever it was doing', async () => {
  const picture = await coffeePicture();
  const { controller, options } = listener();
  const sharp = { picture, factor: 2, method: 'sharp', format: 'png', quality: 1 } as const;
  let abortedAt = 0;
  const run = upscaler.run(sharp, {
    ...options,
    onProgress: ({ phase, phaseDone }) => {
      // In the middle of the network's work.
      if (phase !== 'enlarge' || phaseDone === 0 || abortedAt > 0) return;
      abortedAt = performance.now();
      controller.abort();
    },
  });
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - abortedAt).toBeLessThan(200);
});
