import { describe, expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import rocket from '../../../../fixtures/photographs/rocket.jpg?url';
import mov from '../../../../fixtures/videos/h264-aac.mov?url';
import webm from '../../../../fixtures/videos/vp9-opus.webm?url';
import { fileAt } from '../testing/files';
import {
  drawCorner,
  drawDiagonal,
  drawFaint,
  drawLogo,
  drawOpaque,
  drawTiled,
  markPicture,
} from './marked-pictures.fixture';
import { boxMask } from './masks.fixture';
import { baselineOf, compareVideos, scoreOf, scoreSuggestion, suggestFor } from './removal.fixture';

const photographs = { astronaut, cat, coffee, rocket };

it('fills photographs better with Quick than with the mean colour, and better still with Best', async () => {
  const sums = { baseline: 0, quick: 0, best: 0 };
  for (const url of [astronaut, cat, rocket]) {
    const marked = await markPicture(await fileAt(url), drawOpaque);
    sums.baseline += await baselineOf(marked);
    sums.quick += await scoreOf(marked, 'quick');
    sums.best += await scoreOf(marked, 'best');
  }
  expect(sums.quick / 3).toBeGreaterThan(sums.baseline / 3 + 3);
  expect(sums.best / 3).toBeGreaterThan(sums.quick / 3 + 1);
});

it.each([
  ['webm', webm],
  ['mov', mov],
])('converts a %s to an MP4 with the mark filled and the sound kept', async (_, url) => {
  const { video, result, output, ...measured } = await compareVideos(
    url,
    boxMask(320, 180, [234, 136, 302, 170]),
  );
  expect(output).toMatchObject({ kind: 'video', mime: 'video/mp4' });
  expect(result).toMatchObject({ width: video.width, height: video.height, hasAudio: true });
  expect(measured.framesShifted).toBeLessThanOrEqual(1);
  expect(measured.psnrOutside).toBeGreaterThan(30);
  expect(measured.psnrInside).toBeLessThan(20);
});

// Of a half-transparent word the whole box is marked: what is beside its letters counts as wrong here. A logo without
// letters is not found, and a faint mark only on some pictures.
describe('a suggestion finds a mark and little else', () => {
  it.each([
    ['clear lettering', 'rocket', drawCorner, 0.35, 0.04],
    ['a slanted word', 'cat', drawDiagonal, 0.85, 0.1],
    ['a slanted word', 'rocket', drawDiagonal, 0.9, 0.1],
    ['a tiled word', 'rocket', drawTiled, 0.8, 0.1],
    ['a logo, which is not found', 'cat', drawLogo, 0, 0.04],
    ['a logo, which is not found', 'rocket', drawLogo, 0, 0.04],
    ['a faint mark, which may not be found', 'cat', drawFaint, 0, 0.1],
    ['a faint mark, which may not be found', 'rocket', drawFaint, 0, 0.1],
  ] as const)('%s on the %s', async (_, photograph, draw, minFound, maxWrong) => {
    const { found, wrong } = await scoreSuggestion(
      await markPicture(await fileAt(photographs[photograph]), draw),
    );
    expect(found).toBeGreaterThanOrEqual(minFound);
    expect(wrong).toBeLessThan(maxWrong);
  });

  it.each(['astronaut', 'cat', 'coffee'] as const)('nothing in the %s without a mark', async (photograph) => {
    expect((await suggestFor(await fileAt(photographs[photograph]))).candidates).toEqual([]);
  });
});
