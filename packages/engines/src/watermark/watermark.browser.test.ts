import { describe, expect, it } from 'vitest';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import rocket from '../../../../fixtures/photographs/rocket.jpg?url';
import mp4 from '../../../../fixtures/videos/h264-aac.mp4?url';
import turned from '../../../../fixtures/videos/turned-silent.mp4?url';
import { decodePicture } from '../picture/pixels';
import { recordProgress } from '../testing/fakes';
import { fieldFile } from '../testing/field';
import { drawnFile, fileAt, meanDifference, uprightAndTurned } from '../testing/files';
import { firstOf, isNight } from '../testing/nightly';
import { previewFrame } from './device';
import {
  drawCentered,
  drawCorner,
  drawDiagonal,
  drawOpaque,
  drawTiled,
  markPicture,
  psnrInside,
} from './marked-pictures.fixture';
import { growMask, growthFor } from './mask';
import { boxMask, overlapRatio } from './masks.fixture';
import {
  baselineOf,
  compareVideos,
  equalOutside,
  fillPicture,
  fillVideo,
  frameOf,
  remover,
  scoreOf,
  scoreSuggestion,
  suggestFor,
  videoAt,
} from './removal.fixture';
import { describedVideo } from './video/described-video.fixture';
import { videoSupport } from './video/support';

const { signal } = new AbortController();
const latin1 = new TextDecoder('latin1');

describe('a picture', () => {
  it('is recovered under a half-transparent mark', async () => {
    const marked = await markPicture(await fileAt(cat), drawDiagonal);
    expect(await scoreOf(marked, 'quick')).toBeGreaterThan((await baselineOf(marked)) + 10);
  });

  it('is filled better by Quick than with its mean colour', async () => {
    const marked = await markPicture(await fileAt(cat), drawOpaque);
    expect(await scoreOf(marked, 'quick')).toBeGreaterThan((await baselineOf(marked)) + 3);
  });

  it('is filled in the same place if it is stored on its side with an EXIF orientation', async () => {
    const { upright, turned: sideways } = await uprightAndTurned(await fileAt(cat), 240);
    const before = await decodePicture(upright);
    const mask = boxMask(before.width, before.height, [20, 30, 80, 60]);
    const [one, other] = await Promise.all(
      [upright, sideways].map(async (file) => decodePicture((await fillPicture(file, mask, 'quick')).blob)),
    );
    if (!one || !other) throw new Error('There is no result.');
    expect(meanDifference(one, before)).toBeGreaterThan(0);
    expect(meanDifference(one, other)).toBeLessThan(2);
  });

  it.each([
    ['a strip one pixel wide', 1, 40],
    ['a panorama', 2000, 40],
  ])('keeps its transparency: %s', async (_, width, height) => {
    // Red with white in the middle half, all at 25 % opacity.
    const file = await drawnFile({ width, height }, (context) => {
      context.fillStyle = 'rgb(200 40 40 / 25%)';
      context.fillRect(0, 0, width, height);
      context.clearRect(0, height / 4, width, height / 2);
      context.fillStyle = 'rgb(255 255 255 / 25%)';
      context.fillRect(0, height / 4, width, height / 2);
    });
    const output = await fillPicture(file, boxMask(width, height, [0, 10, width, 30]), 'quick');
    const { data } = await decodePicture(output.blob);
    const middle = data.subarray(width * 20 * 4, width * 20 * 4 + 4);
    for (const [channel, value] of [200, 40, 40, 64].entries())
      expect(Math.abs((middle[channel] ?? 0) - value)).toBeLessThan(4);
  });
});

describe('a video', () => {
  const mask = boxMask(320, 180, [234, 136, 302, 170]);
  const whole = { mask, start: 0, end: 1 };

  it('is supported by this browser', async () => {
    expect(await videoSupport()).toEqual({ ok: true });
  });

  it.each(
    firstOf([
      ['with sound', mp4, mask],
      ['rotated and silent', turned, boxMask(180, 320, [136, 18, 170, 86])],
    ]),
  )(
    'is converted to an MP4 of the same length, with the mark filled and the sound kept: %s',
    async (_, url, marked) => {
      const { video, result, output, ...measured } = await compareVideos(url, marked);
      expect(output).toMatchObject({ kind: 'video', mime: 'video/mp4', method: 'quick' });
      expect(result).toMatchObject({ width: video.width, height: video.height, hasAudio: video.hasAudio });
      expect(measured.fillSteps).toBeGreaterThanOrEqual(25);
      expect(measured.framesShifted).toBeLessThanOrEqual(1);
      expect(measured.psnrOutside).toBeGreaterThan(30);
      expect(measured.psnrInside).toBeLessThan(20);
    },
  );

  it.runIf(isNight).each(['turned.mp4', 'wide-pixels.mp4', 'odd-rate.webm'])(
    'looks as before outside the mark, with its turn, proportions and frame rate: %s',
    async (name) => {
      const url = URL.createObjectURL(await fieldFile(name));
      const { width, height } = await videoAt(url);
      const marked = boxMask(width, height, [4, 4, 20, 12]);
      const { video, result, ...measured } = await compareVideos(url, marked);
      expect([result.width, result.height]).toEqual([width - (width % 2), height - (height % 2)]);
      expect(result.frameRate).toBeCloseTo(video.frameRate, 0);
      expect(measured.framesShifted).toBeLessThanOrEqual(1);
      // So small a video has little but sharp edges, which cost the encoder more than those of a photograph.
      expect(measured.psnrOutside).toBeGreaterThan(22);
    },
  );

  it.runIf(isNight).each(['mdta', 'udta', 'mdir', 'webm'] as const)(
    'has nothing of the place, device, title and times of the original: %s',
    async (kind) => {
      const { file, written } = await describedVideo(mp4, kind);
      const before = latin1.decode(await file.arrayBuffer());
      expect(written.filter((text) => !before.includes(text))).toEqual([]);
      const areas = [{ mask, start: 0, end: 60 }];
      const { output } = await fillVideo({ url: URL.createObjectURL(file), areas });
      const after = latin1.decode(await output.blob.arrayBuffer());
      expect(written.filter((text) => after.includes(text))).toEqual([]);
      expect(after).not.toMatch(/udta|\xa9(xyz|mak|mod|day|too)|com\.apple/);
    },
  );

  it.runIf(isNight)('is filled where an area counts, and nowhere else', async () => {
    const other = boxMask(320, 180, [20, 20, 60, 50]);
    const { source, result } = await fillVideo({
      url: mp4,
      areas: [
        { mask, start: 0, end: 0.4 },
        { mask: other, start: 0.3, end: 0.6 },
      ],
    });
    const changedAt = async (seconds: number) => {
      const [before, after] = [await frameOf(source, seconds), await frameOf(result, seconds)];
      return [mask, other].map((area) => psnrInside(before, after, area) < 24);
    };
    expect(await changedAt(0.1)).toEqual([true, false]);
    expect(await changedAt(0.35)).toEqual([true, true]);
    expect(await changedAt(0.5)).toEqual([false, true]);
    expect(await changedAt(0.8)).toEqual([false, false]);
  });

  it.runIf(isNight)(
    'is cut to a part, in which areas count at the same moments, and keeps its sound',
    async () => {
      const { source, result } = await fillVideo({
        url: mp4,
        areas: [{ mask, start: 0.6, end: Number.POSITIVE_INFINITY }],
        keep: { start: 0.4, end: 0.8 },
      });
      expect(Math.abs(result.durationMs - 400)).toBeLessThan(80);
      expect(result.hasAudio).toBe(true);
      const changedAt = async (seconds: number) =>
        psnrInside(await frameOf(source, seconds), await frameOf(result, seconds - 0.4), mask) < 24;
      expect(await changedAt(0.5)).toBe(false);
      expect(await changedAt(0.7)).toBe(true);
    },
  );

  it.runIf(isNight)('has a preview of one frame, filled as in the run', async () => {
    const video = await videoAt(mp4);
    const outcome = await previewFrame({ video, areas: [whole], atSeconds: 0.5 }, { signal });
    if (!outcome.ok) throw new Error(outcome.failure.message);
    const before = await decodePicture(outcome.value.before);
    const after = await decodePicture(outcome.value.after);
    expect(before).toEqual(await frameOf(video, 0.5));
    expect(equalOutside(before, after, growMask(mask, growthFor(mask)))).toBe(true);
    expect(equalOutside(before, after, boxMask(320, 180, [0, 0, 0, 0]))).toBe(false);
  });

  it('gets a suggestion for its static mark', async () => {
    const [found] = (await suggestFor(await videoAt(mp4))).candidates;
    if (!found) throw new Error('Nothing was found.');
    const around = boxMask(320, 180, [232, 134, 304, 172]);
    expect(overlapRatio(found.mask, around)).toBeGreaterThan(0.9);
    expect(overlapRatio(boxMask(320, 180, [236, 138, 242, 160]), found.mask)).toBeGreaterThan(0.8);
  });

  it('ends within 200 ms of being cancelled', async () => {
    const { controller, options } = recordProgress();
    const source = await videoAt(mp4);
    let abortedAt = 0;
    const onProgress = ({ phase, phaseDone }: { phase: string; phaseDone?: number }) => {
      if (phase !== 'fill' || !phaseDone || abortedAt > 0) return;
      abortedAt = performance.now();
      controller.abort();
    };
    const run = remover.run({ source, areas: [whole] }, { ...options, onProgress });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - abortedAt).toBeLessThan(200);
  });
});

describe('a suggestion for a picture', () => {
  it.each(
    firstOf([
      ['clear lettering', drawCorner, 0.9, 0.04],
      ['a tiled word', drawTiled, 0.8, 0.04],
      // What is between its letters is marked too.
      ['a half-transparent word', drawDiagonal, 0.85, 0.1],
    ]),
  )('finds %s and little else', async (_, draw, minFound, maxWrong) => {
    const { found, wrong } = await scoreSuggestion(await markPicture(await fileAt(cat), draw));
    expect(found).toBeGreaterThanOrEqual(minFound);
    expect(wrong).toBeLessThan(maxWrong);
  });

  it.runIf(isNight)(
    'finds a half-transparent word in a photograph that the network was not trained on',
    async () => {
      const { found, wrong } = await scoreSuggestion(await markPicture(await fileAt(rocket), drawCentered));
      expect(found).toBeGreaterThanOrEqual(0.85);
      expect(wrong).toBeLessThan(0.1);
    },
  );

  it.runIf(isNight)('finds nothing in a photograph without a mark', async () => {
    expect((await suggestFor(await fileAt(rocket))).candidates).toEqual([]);
  });

  it.runIf(isNight)(
    'marks the same letters in a picture that is stored on its side with an EXIF orientation',
    async () => {
      const page = await drawnFile({ width: 320, height: 200 }, (context) => {
        context.fillStyle = 'rgb(90 110 100)';
        context.fillRect(0, 0, 320, 200);
        drawCorner(context, 320, 200);
      });
      const { upright, turned: sideways } = await uprightAndTurned(page, 320);
      const [[one], [other]] = [
        (await suggestFor(upright)).candidates,
        (await suggestFor(sideways)).candidates,
      ];
      if (!one || !other) throw new Error('Nothing was found.');
      expect(other.mask).toMatchObject({ width: 320, height: 200 });
      expect(overlapRatio(one.mask, other.mask)).toBeGreaterThan(0.8);
      expect(overlapRatio(other.mask, one.mask)).toBeGreaterThan(0.8);
    },
  );

  it.runIf(isNight).each([
    [1, 1],
    [6000, 40],
  ])('finds nothing in an empty picture of %i × %i', async (width, height) => {
    const empty = await drawnFile({ width, height }, (context) => context.fillRect(0, 0, width, height));
    expect((await suggestFor(empty)).candidates).toEqual([]);
  });
});
