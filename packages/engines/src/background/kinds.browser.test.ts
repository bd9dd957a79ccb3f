import { describe, expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { chosenPicture } from '../testing/chosen-picture';
import { drawnFile } from '../testing/drawn-files';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { meanDifference, uprightAndTurned } from '../testing/upright-and-turned';
import { weights, weightsSourceOf } from '../weights';
import { createDeviceBackgroundRemover } from '.';
import { createComposer, plainLook } from './compose';

const folder = new URL('/weights/', location.href).href;
const remover = createDeviceBackgroundRemover({
  weights: {
    people: weightsSourceOf(weights.modnet, folder),
    anything: weightsSourceOf(weights.u2netp, folder),
  },
});

async function cutOutBest(file: File) {
  const input = { picture: await chosenPicture(file), method: 'best', subject: 'anything' } as const;
  const outcome = await remover.run(input, listener().options);
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
  expect(outcome.value.method).toBe('best');
  return outcome.value;
}

/** A cut-out's transparency as a picture, to be compared with another's. */
function alphaAsRaster({ width, height, data }: Raster): Raster {
  const alpha = data.map((_, index) => data[index | 3] ?? 0);
  return { width, height, data: alpha };
}

describe('Best', () => {
  it('finds the same in a photograph that was stored on its side, and gives it upright', async () => {
    const { upright, turned } = await uprightAndTurned(await fileAt(astronaut), 320);
    const [straight, fromSide] = [await cutOutBest(upright), await cutOutBest(turned)];
    const [one, other] = [await decodePicture(straight.cutOut), await decodePicture(fromSide.cutOut)];
    expect(fromSide).toMatchObject({ width: straight.width, height: straight.height });
    expect(meanDifference(alphaAsRaster(one), alphaAsRaster(other))).toBeLessThan(2);
    expect(meanDifference(one, other)).toBeLessThan(6);
  });

  it('leaves what was transparent transparent', async () => {
    const photograph = await createImageBitmap(await fileAt(astronaut));
    const size = { width: 200, height: 200 };
    const half = await drawnFile(size, (context) =>
      context.drawImage(photograph, 0, 0, 100, 200, 0, 0, 100, 200),
    );
    const { alpha } = await cutOutBest(half);
    const seenRight = alpha.filter((value, pixel) => pixel % 200 >= 100 && value > 0);
    expect(seenRight).toHaveLength(0);
  });

  it.each([
    [1, 1],
    [6000, 40],
  ])('bears a picture of %i × %i', async (width, height) => {
    const file = await drawnFile({ width, height }, (context) => {
      context.fillStyle = 'rgb(40 60 120)';
      context.fillRect(0, 0, width, height);
    });
    const { alpha, cutOut } = await cutOutBest(file);
    expect(alpha).toHaveLength(width * height);
    expect(await decodePicture(cutOut)).toMatchObject({ width, height });
  });
});

describe('a picture of one’s own behind the subject', () => {
  it('lies upright, when it was stored on its side', async () => {
    const nothing = await drawnFile({ width: 160, height: 160 }, () => {});
    const { upright, turned } = await uprightAndTurned(await fileAt(astronaut), 160);
    const composer = createComposer({ original: nothing, cutOut: nothing });
    const written = async (file: File) => {
      const outcome = await composer.write({ ...plainLook, background: { kind: 'picture', file } });
      if (!outcome.ok) throw new Error(outcome.failure.message);
      return decodePicture(outcome.value);
    };
    const [one, other] = [await written(upright), await written(turned)];
    composer.close();
    expect(meanDifference(one, await decodePicture(upright))).toBeLessThan(1);
    expect(meanDifference(one, other)).toBeLessThan(2);
  });
});
