import { describe, expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import rocket from '../../../../fixtures/photographs/rocket.jpg?url';
import mov from '../../../../fixtures/videos/h264-aac.mov?url';
import mp4 from '../../../../fixtures/videos/h264-aac.mp4?url';
import turned from '../../../../fixtures/videos/turned-silent.mp4?url';
import webm from '../../../../fixtures/videos/vp9-opus.webm?url';
import { decodePicture } from '../picture/pixels';
import type { Raster } from '../picture/raster';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { weights, weightsSourceOf } from '../weights';
import {
  createDeviceWatermarkRemover,
  inspectVideo,
  previewFrame,
  suggestMask,
  takeStill,
  type VideoSource,
  videoSupport,
} from '.';
import { growMask, growthFor } from './mask';
import { boxMask, shareOf } from './masks.fixture';
import { drawDiagonal, fillWithMean, type Marked, markPicture, psnrInside } from './scored.fixture';
import type { Mask, WatermarkMethod } from './types';

const remover = createDeviceWatermarkRemover({
  weights: weightsSourceOf(weights.migan, new URL('/weights/', location.href).href),
});
const limits = { hintBytes: 50 * 1024 * 1024 };
const signal = new AbortController().signal;

function pictureOf({ file, truth: { width, height } }: Marked) {
  const mime = 'image/png' as const;
  return {
    file,
    name: file.name,
    mime,
    bytes: file.size,
    width,
    height,
    orientation: 1,
    hasAlpha: true,
  } as const;
}

async function remove(marked: Marked, method: WatermarkMethod): Promise<Raster> {
  const input = { source: pictureOf(marked), mask: marked.mask, method };
  const outcome = await remover.run(input, listener().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  expect(outcome.value).toMatchObject({ method, mime: 'image/png' });
  return decodePicture(outcome.value.blob);
}

function sameOutside(one: Raster, other: Raster, { data }: Mask): boolean {
  return one.data.every((value, index) => data[index >> 2] === 1 || value === other.data[index]);
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('a picture', () => {
  it('is filled better by Quick than with a colour, and better still by Best, and nowhere else changed', async () => {
    const scores = { mean: [] as number[], quick: [] as number[], best: [] as number[] };
    for (const url of [astronaut, cat, rocket]) {
      const marked = await markPicture(await fileAt(url), drawDiagonal);
      const { truth, mask, file } = marked;
      const before = await decodePicture(file);
      const grown = growMask(mask, growthFor(mask));
      const [quick, best] = [await remove(marked, 'quick'), await remove(marked, 'best')];
      expect(sameOutside(before, quick, grown)).toBe(true);
      expect(sameOutside(before, best, grown)).toBe(true);
      scores.mean.push(psnrInside(truth, fillWithMean(before, mask), mask));
      scores.quick.push(psnrInside(truth, quick, mask));
      scores.best.push(psnrInside(truth, best, mask));
    }
    expect(meanOf(scores.quick)).toBeGreaterThan(meanOf(scores.mean) + 3);
    expect(meanOf(scores.best)).toBeGreaterThan(meanOf(scores.quick) + 1);
  }, 400_000);
});

async function videoAt(url: string): Promise<VideoSource> {
  const inspection = await inspectVideo([await fileAt(url)], limits);
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.video;
}

async function stillOf(video: VideoSource, atSeconds: number): Promise<Raster> {
  const outcome = await takeStill(video, atSeconds, { signal });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return decodePicture(outcome.value.blob);
}

describe('a video', () => {
  it('can be worked on here, and says so before', async () => {
    expect(await videoSupport()).toEqual({ ok: true });
  });

  it.each([
    ['mp4', mp4, boxMask(320, 180, [234, 136, 302, 170])],
    ['webm', webm, boxMask(320, 180, [234, 136, 302, 170])],
    ['mov', mov, boxMask(320, 180, [234, 136, 302, 170])],
    ['turned mp4', turned, boxMask(180, 320, [136, 18, 170, 86])],
  ])(
    'goes in as %s and comes out as an MP4 of the same length, its mark filled in, its sound kept',
    async (_, url, mask) => {
      const video = await videoAt(url);
      const { heard, options } = listener();
      const outcome = await remover.run({ source: video, mask, method: 'quick' }, options);
      if (!outcome.ok) throw new Error(outcome.failure.message);
      expect(outcome.value).toMatchObject({ kind: 'video', mime: 'video/mp4', method: 'quick' });
      expect(heard.filter(({ phase }) => phase === 'fill').length).toBeGreaterThanOrEqual(25);
      const result = await videoAt(URL.createObjectURL(outcome.value.blob));
      expect(result).toMatchObject({ width: video.width, height: video.height, hasAudio: video.hasAudio });
      expect(Math.abs(result.durationMs - video.durationMs)).toBeLessThanOrEqual(1000 / video.frameRate + 1);
      const [before, after] = [await stillOf(video, 0.5), await stillOf(result, 0.5)];
      const unmarked = { ...mask, data: growMask(mask, 6).data.map((marked) => 1 - marked) };
      expect(psnrInside(before, after, unmarked)).toBeGreaterThan(30);
      expect(psnrInside(before, after, mask)).toBeLessThan(20);
    },
  );

  it('shows one frame before the run as the run would fill it', async () => {
    const video = await videoAt(mp4);
    const mask = boxMask(320, 180, [234, 136, 302, 170]);
    const outcome = await previewFrame({ video, mask, atSeconds: 0.5 }, { signal });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    const [before, after] = [
      await decodePicture(outcome.value.before),
      await decodePicture(outcome.value.after),
    ];
    expect(before).toEqual(await stillOf(video, 0.5));
    expect(sameOutside(before, after, growMask(mask, growthFor(mask)))).toBe(true);
    expect(sameOutside(before, after, boxMask(320, 180, [0, 0, 0, 0]))).toBe(false);
  });

  it('has the mark found that stands still in it', async () => {
    const outcome = await suggestMask(await videoAt(mp4), { signal });
    if (!outcome.ok || !outcome.value.found) throw new Error('Nothing was found.');
    const around = boxMask(320, 180, [232, 134, 304, 172]);
    expect(shareOf(outcome.value.mask, around)).toBeGreaterThan(0.9);
    expect(shareOf(boxMask(320, 180, [236, 138, 242, 160]), outcome.value.mask)).toBeGreaterThan(0.8);
  });

  it('stops within 200 ms of a cancel', async () => {
    const { controller, options } = listener();
    const source = await videoAt(mp4);
    let abortedAt = 0;
    const run = remover.run(
      { source, mask: boxMask(320, 180, [234, 136, 302, 170]), method: 'quick' },
      {
        ...options,
        onProgress: ({ phase, phaseDone }) => {
          if (phase !== 'fill' || !phaseDone || abortedAt > 0) return;
          abortedAt = performance.now();
          controller.abort();
        },
      },
    );
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - abortedAt).toBeLessThan(200);
  });
});
