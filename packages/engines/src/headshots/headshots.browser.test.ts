import { beforeAll, describe, expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import rocket from '../../../../fixtures/photographs/rocket.jpg?url';
import { loadNetwork } from '../network/load-network';
import { canvasOf } from '../picture/pixels';
import { recordProgress } from '../testing/fakes';
import { chosenPicture, drawnFile, fileAt, servedWeights } from '../testing/files';
import { weights } from '../weights';
import { createDeviceHeadshots } from './device';
import { openFaceDetector } from './face-detector';
import { type DetectFaces, findFaces } from './find-faces';

const sources = {
  face: servedWeights(weights.blazeFace),
  people: servedWeights(weights.modnet),
  enlarge: servedWeights(weights.swin2sr),
};

let detect: DetectFaces;
beforeAll(async () => {
  detect = await openFaceDetector(await loadNetwork('mediapipe', sources.face));
});

it('fails with no-face for a photo without a face', async () => {
  const picture = await chosenPicture(await fileAt(coffee));
  const engine = createDeviceHeadshots({ weights: sources });
  expect(await engine.run({ picture }, recordProgress().options)).toMatchObject({
    ok: false,
    failure: { code: 'no-face' },
  });
});

it('fails without a download, and gives the reason, where the worker has no WebGL 2', async () => {
  const workerUrl = new URL('./worker.ts', import.meta.url).href;
  const script = `import ${JSON.stringify(workerUrl)};
    const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (type, ...options) {
      return type.startsWith('webgl') ? null : getContext.call(this, type, ...options);
    };`;
  const startWorker = () => {
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(url, { type: 'module' });
  };
  const withoutWebGl = createDeviceHeadshots({ weights: sources, startWorker });
  const { reported, options } = recordProgress();
  const picture = await chosenPicture(await fileAt(astronaut));
  const outcome = await withoutWebGl.run({ picture }, options);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'unsupported-browser' } });
  expect(reported).toEqual([]);
});

describe('findFaces', () => {
  it.each([
    ['a cat', cat],
    ['a rocket', rocket],
  ])('finds no face in a photo of %s', async (_, url) => {
    expect(findFaces(await createImageBitmap(await fileAt(url)), detect)).toEqual([]);
  });

  it.each([
    [1, 1],
    [6000, 40],
  ])('finds no face in a picture of %i × %i', async (width, height) => {
    const file = await drawnFile({ width, height }, (context) => {
      context.fillStyle = 'rgb(224 180 150)';
      context.fillRect(0, 0, width, height);
    });
    expect(findFaces(await createImageBitmap(file), detect)).toEqual([]);
  });

  it('finds two faces of one size', async () => {
    const portrait = await createImageBitmap(await fileAt(astronaut));
    const [canvas, context] = canvasOf(portrait.width * 2, portrait.height);
    context.drawImage(portrait, 0, 0);
    context.drawImage(portrait, portrait.width, 0);
    expect(findFaces(canvas, detect)).toHaveLength(2);
  });
});
