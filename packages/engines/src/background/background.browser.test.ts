import { describe, expect, it } from 'vitest';
import { decodePicture } from '../picture/pixels';
import { alphaOf } from '../picture/raster';
import { recordProgress } from '../testing/fakes';
import {
  chosenPicture,
  drawnFile,
  fileAt,
  meanDifference,
  servedWeights,
  turnedFile,
  uprightAndTurned,
} from '../testing/files';
import { weights } from '../weights';
import {
  createComposer,
  createDeviceBackgroundRemover,
  createSimulatedBackgroundRemover,
  plainComposition,
} from '.';
import type { CutOutInput } from './contract';
import { clearNearWhite, isNearWhite } from './near-white';
import { compareAlpha, photographs, readOutline } from './outlines.fixture';

const sources = { people: servedWeights(weights.modnet), anything: servedWeights(weights.u2netp) };
const remover = createDeviceBackgroundRemover({ weights: sources });

async function cutOut(file: File, options: Omit<CutOutInput, 'picture'>, engine = remover) {
  const picture = await chosenPicture(file);
  const outcome = await engine.run({ picture, ...options }, recordProgress().options);
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
  return outcome.value;
}

type Context = OffscreenCanvasRenderingContext2D;

/** A dark rectangle in the upper left corner of a white page, which shows the orientation. */
function drawCorner(context: Context, { width, height } = { width: 96, height: 64 }) {
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(40 60 120)';
  context.fillRect(0, 0, width / 3, height / 4);
}

/** Every combination of a few near-white levels, as 8 × 8 colours. */
function drawNearWhite(context: Context) {
  for (let index = 0; index < 64; index++) {
    const [red, green, blue] = [index, index >> 2, index >> 4].map((bits) => 210 + (bits & 3) * 15);
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(index % 8, index >> 3, 1, 1);
  }
}

async function instantAlpha(file: File): Promise<Uint8ClampedArray> {
  const picture = await decodePicture(file);
  clearNearWhite(picture);
  return alphaOf(picture);
}

describe('Best', () => {
  // Measured when the bounds were set: overlap 0.981 and error 0.009.
  it('finds the subject of a photograph stored on its side, upright and much better than Instant', async () => {
    const { upright, turned } = await uprightAndTurned(await fileAt(photographs.coffee.photograph), 600);
    const truth = await readOutline(photographs.coffee.outline);
    const { method, alpha, cutOut: png, width, height } = await cutOut(turned, { method: 'best' });
    expect({ method, width, height }).toEqual({ method: 'best', width: 600, height: 400 });
    const best = compareAlpha(alpha, truth);
    const instant = compareAlpha(await instantAlpha(upright), truth);
    expect(best.overlap).toBeGreaterThan(Math.max(0.97, instant.overlap));
    expect(best.error).toBeLessThan(Math.min(0.015, instant.error / 2));
    expect(alphaOf(await decodePicture(png))).toEqual(alpha);
  });

  it('falls back to Instant, with a note, when its weights are missing', async () => {
    const missing = { ...sources.anything, name: 'missing', url: new URL('/nowhere', location.href).href };
    const engine = createDeviceBackgroundRemover({ weights: { people: missing, anything: missing } });
    const file = await drawnFile({ width: 96, height: 64 }, drawCorner);
    const { method, note, alpha } = await cutOut(file, { method: 'best' }, engine);
    expect({ method, note: note?.code }).toEqual({ method: 'instant', note: 'fell-back-model-unavailable' });
    expect([alpha[0], alpha.at(-1)]).toEqual([255, 0]);
  });

  it('stops within 200 ms of a cancel while the network runs, and terminates its worker', async () => {
    let terminated = 0;
    const startWorker = () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const terminate = worker.terminate.bind(worker);
      worker.terminate = () => {
        terminated++;
        terminate();
      };
      return worker;
    };
    const engine = createDeviceBackgroundRemover({ weights: sources, startWorker });
    const picture = await chosenPicture(await fileAt(photographs.astronaut.photograph));
    const { controller, options } = recordProgress();
    const reportedAfter: string[] = [];
    let abortedAt = 0;
    const run = engine.run(
      { picture, method: 'best' },
      {
        ...options,
        onProgress: ({ phase }) => {
          if (abortedAt > 0) reportedAfter.push(phase);
          if (phase !== 'find' || abortedAt > 0) return;
          // The worker starts the network in the task that reports this phase.
          setTimeout(() => {
            abortedAt = performance.now();
            controller.abort();
          }, 20);
        },
      },
    );
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - abortedAt).toBeLessThan(200);
    expect(terminated).toBe(1);
    expect(reportedAfter).toEqual([]);
  });
});

describe('Instant', () => {
  it('writes a PNG in which every pixel follows the rule, as the simulated engine does', async () => {
    const file = await drawnFile({ width: 8, height: 8 }, drawNearWhite);
    const { cutOut: png, alpha, width, height } = await cutOut(file, { method: 'instant' });
    expect({ type: png.type, width, height }).toEqual({ type: 'image/png', width: 8, height: 8 });
    const [source, result] = await Promise.all([decodePicture(file), decodePicture(png)]);
    const expected = Uint8ClampedArray.from(alpha, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = source.data.subarray(pixel * 4, pixel * 4 + 3);
      return isNearWhite(red, green, blue) ? 0 : 255;
    });
    expect(new Set(expected)).toEqual(new Set([0, 255]));
    expect(alpha).toEqual(expected);
    for (let index = 0; index < result.data.length; index++) {
      const kept = expected[index >> 2] === 255;
      expect(result.data[index]).toBe(kept ? source.data[index] : 0);
    }
    const simulated = createSimulatedBackgroundRemover({ wait: async () => {} });
    const shown = await cutOut(file, { method: 'best' }, simulated);
    expect({ method: shown.method, alpha: shown.alpha }).toEqual({ method: 'simulated', alpha });
    expect(await shown.cutOut.arrayBuffer()).toEqual(await png.arrayBuffer());
  });

  it('scales a large picture that is stored on its side down, and turns it upright', async () => {
    const size = { width: 2048, height: 512 };
    const file = await turnedFile(6, size, (context) => drawCorner(context, size));
    const { alpha, width, height } = await cutOut(file, { method: 'instant' });
    expect([width, height, alpha.length]).toEqual([1024, 256, 1024 * 256]);
    const at = (x: number, y: number) => alpha[y * 1024 + x];
    expect([at(4, 4), at(330, 60)]).toEqual([255, 255]);
    expect([at(1000, 4), at(4, 250), at(1000, 250), at(330, 70), at(350, 60)]).toEqual([0, 0, 0, 0, 0]);
  });

  it('keeps transparent pixels transparent', async () => {
    const file = await drawnFile({ width: 3, height: 1 }, (context) => {
      context.fillStyle = 'rgb(200 30 60 / 50%)';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = 'white';
      context.fillRect(1, 0, 1, 1);
    });
    const { alpha } = await cutOut(file, { method: 'instant' });
    expect([...alpha]).toEqual([128, 0, 0]);
  });

  it('fails with decode-failed when the browser cannot open the picture', async () => {
    const file = await drawnFile({ width: 40, height: 30 }, drawCorner, 'image/webp');
    const picture = { ...(await chosenPicture(file)), file: new File(['no picture'], 'a.webp') };
    const outcome = await remover.run({ picture, method: 'instant' }, recordProgress().options);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'decode-failed' } });
  });
});

describe('a composer', () => {
  it('draws a background picture upright that is stored on its side', async () => {
    const nothing = await drawnFile({ width: 160, height: 160 }, () => {});
    const { upright, turned } = await uprightAndTurned(await fileAt(photographs.astronaut.photograph), 160);
    const composer = createComposer({ original: nothing, cutOut: nothing });
    const written = async (file: File) => {
      const outcome = await composer.write({ ...plainComposition, background: { kind: 'picture', file } });
      if (!outcome.ok) throw new Error(outcome.failure.message);
      return decodePicture(outcome.value);
    };
    const [fromUpright, fromTurned] = [await written(upright), await written(turned)];
    composer.close();
    expect(meanDifference(fromUpright, await decodePicture(upright))).toBeLessThan(1);
    expect(meanDifference(fromUpright, fromTurned)).toBeLessThan(2);
  });
});
