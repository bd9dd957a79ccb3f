import { expect, it } from 'vitest';
import { chosenPicture } from '../testing/chosen-picture';
import { drawnFile } from '../testing/drawn-files';
import { listener } from '../testing/listener';
import { uprightAndTurned } from '../testing/upright-and-turned';
import { weights, weightsSourceOf } from '../weights';
import { createDeviceTextReader } from './device';

const reader = createDeviceTextReader({
  weights: weightsSourceOf(weights.tesseractEnglish, new URL('/weights/', location.href).href),
});

async function read(file: File) {
  const outcome = await reader.run({ picture: await chosenPicture(file) }, listener().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** Two lines in the upper left of a page, on paper or on nothing. */
const drawLines = (paper?: string) => (context: OffscreenCanvasRenderingContext2D) => {
  const { width, height } = context.canvas;
  context.fillStyle = paper ?? 'transparent';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = '36px sans-serif';
  context.fillText('The harbour opens at nine', 30, 60);
  context.fillText('and closes with the tide', 30, 110);
};
const lines = 'The harbour opens at nine\nand closes with the tide';

it('reads a page that was stored on its side as it is seen, and says where its words are seen', async () => {
  const page = await drawnFile({ width: 640, height: 320 }, drawLines('#f4f1ea'));
  const { upright, turned } = await uprightAndTurned(page, 640);
  const [one, other] = [await read(upright), await read(turned)];
  expect([one.text, other.text]).toEqual([lines, lines]);
  expect([one.turn, other.turn]).toEqual([0, 0]);
  const apart = one.words.flatMap(({ box }, index) => {
    const found = other.words[index]?.box;
    return [box.x - (found?.x ?? Number.NaN), box.y - (found?.y ?? Number.NaN)].map(Math.abs);
  });
  expect(Math.max(...apart)).toBeLessThanOrEqual(2);
});

it('reads dark words on nothing', async () => {
  expect((await read(await drawnFile({ width: 640, height: 160 }, drawLines()))).text).toBe(lines);
});

it('reads the words at the end of a panorama', async () => {
  const panorama = await drawnFile({ width: 8000, height: 160 }, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 8000, 160);
    context.translate(7300, 0);
    context.fillStyle = '#111';
    context.font = '36px sans-serif';
    context.fillText('The harbour opens at nine', 30, 90);
  });
  const { text, words } = await read(panorama);
  expect(text).toBe('The harbour opens at nine');
  expect(words[0]?.box.x).toBeGreaterThan(7300);
});
