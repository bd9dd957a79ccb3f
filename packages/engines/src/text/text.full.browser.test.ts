import { expect, it } from 'vitest';
import letterTruth from '../../../../fixtures/pages/letter.txt?raw';
import noticeTruth from '../../../../fixtures/pages/notice.txt?raw';
import { decodePicture } from '../picture/pixels';
import { drawnFile, servedWeights } from '../testing/files';
import { weights } from '../weights';
import { errorRate } from './error-rate.fixture';
import { pagesOf } from './grey';
import { loadReader } from './load-reader';
import { textOfWords } from './read-page';
import { fixtureFile, measureBoxes, readFile, samplePage } from './read-pages.fixture';
import { samplePages } from './sample-pages.fixture';

it.each([
  ['letter.png', 'a clean page', letterTruth, 0, 0.01],
  ['letter-half.png', 'small print', letterTruth, 0, 0.015],
  ['letter-photo.jpg', 'a skewed photograph in uneven light', letterTruth, 0, 0.03],
  ['notice-photo.jpg', 'another photograph in uneven light', noticeTruth, 0, 0.03],
  ['notice-inverted.png', 'light print on a dark background', noticeTruth, 0, 0.01],
  ['letter-turned-90.png', 'a page rotated clockwise', letterTruth, 90, 0.02],
  ['letter-turned-180.png', 'a page upside down', letterTruth, 180, 0.02],
  ['letter-turned-270.png', 'a page rotated counterclockwise', letterTruth, 270, 0.02],
] as const)('reads %s: %s', async (name, _, truth, turn, maxErrorRate) => {
  const file = await fixtureFile(name);
  const output = await readFile(file);
  expect(errorRate(output.text, truth)).toBeLessThanOrEqual(maxErrorRate);
  expect(output.turn).toBe(turn);
  expect(output.meanConfidence).toBeGreaterThan(85);
  if (!/^letter(-turned.*)?\.png$/.test(name)) return;
  const { ink, area } = await measureBoxes(file, output);
  expect(ink).toBeGreaterThan(0.95);
  expect(area).toBeLessThan(0.5);
});

it('reads each of twenty pages at least as well as Tesseract does by itself', async () => {
  const tesseract = await loadReader(
    [{ code: 'eng', weights: servedWeights(weights.tesseractEnglish) }],
    () => {},
  );
  const rates: Record<string, { ours: number; plain: number }> = {};
  for (const { name } of samplePages) {
    const { file, text } = await samplePage(name);
    const plain = textOfWords(tesseract.read(pagesOf(await decodePicture(file))[0], () => {}));
    rates[name] = { ours: errorRate((await readFile(file)).text, text), plain: errorRate(plain, text) };
  }
  const worse = Object.entries(rates).filter(([, { ours, plain }]) => ours > plain || ours > 0.02);
  expect(worse).toEqual([]);
}, 300_000);

it('reads the words at the end of a panorama', async () => {
  const panorama = await drawnFile({ width: 8000, height: 160 }, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 8000, 160);
    context.translate(7300, 0);
    context.fillStyle = '#111';
    context.font = '36px sans-serif';
    context.fillText('The harbour opens at nine', 30, 90);
  });
  const { text, words } = await readFile(panorama);
  expect(text).toBe('The harbour opens at nine');
  expect(words[0]?.box.x).toBeGreaterThan(7300);
});

it.each([
  [3, 2],
  [4000, 200],
])('finds no text in an empty picture of %i × %i', async (width, height) => {
  const file = await drawnFile({ width, height }, (context) => context.fillRect(0, 0, width, height));
  expect(await readFile(file)).toMatchObject({ text: '', words: [] });
});
