import { beforeAll, expect, it } from 'vitest';
import { compareAlpha, photographs, readOutline } from '../background/outlines.fixture';
import { loadNetwork, type NetworkFiles } from '../network/load-network';
import { decodePicture } from '../picture/pixels';
import { fileAt, servedWeights } from '../testing/files';
import { weights } from '../weights';
import { openMatting } from './matting';

let files: NetworkFiles;
beforeAll(async () => {
  files = await loadNetwork('onnx', servedWeights(weights.modnet));
});

// Measured when the bounds were set: overlap 0.977 and error 0.013.
it('finds the person in a photograph', async () => {
  const matting = await openMatting('people', files);
  const picture = await decodePicture(await fileAt(photographs.astronaut.photograph));
  const truth = await readOutline(photographs.astronaut.outline);
  const { overlap, error } = compareAlpha(await matting.alpha(picture), truth);
  expect(overlap).toBeGreaterThan(0.96);
  expect(error).toBeLessThan(0.02);
});

it('rejects weights that are no network', async () => {
  await expect(openMatting('people', { ...files, weights: Uint8Array.of(1, 2, 3) })).rejects.toThrow();
});
