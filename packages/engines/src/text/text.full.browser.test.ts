import { expect, it } from 'vitest';
import articleTruth from '../../../../fixtures/pages/article-photo.txt?raw';
import columnsTruth from '../../../../fixtures/pages/columns.txt?raw';
import letterTruth from '../../../../fixtures/pages/letter.txt?raw';
import noticeTruth from '../../../../fixtures/pages/notice.txt?raw';
import { decodePicture } from '../picture/pixels';
import { fieldFile } from '../testing/field';
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

it('reads two columns in order, with paragraphs and the place of each word', async () => {
  const file = await fixtureFile('columns.png');
  const output = await readFile(file);
  expect(errorRate(output.text, columnsTruth)).toBeLessThanOrEqual(0.01);
  expect(output.meanConfidence).toBeGreaterThan(85);
  expect(output.text.indexOf('reaches over')).toBeLessThan(output.text.indexOf('Apples need'));
  expect(output.text).toContain('elsewhere.\n\nThe wall');
  const { ink, area } = await measureBoxes(file, output);
  expect(ink).toBeGreaterThan(0.95);
  expect(area).toBeLessThan(0.5);
  const origins = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
  expect(origins.filter((origin) => origin !== location.origin && origin !== 'null')).toEqual([]);
});

it('reads a form by row, and keeps the bullets of a list', async () => {
  for (const name of ['form', 'list']) {
    const { file, text } = await samplePage(name);
    expect(errorRate((await readFile(file)).text, text), name).toBeLessThanOrEqual(0.01);
  }
});

it('reads a scanned page that is compressed as by a fax machine', async () => {
  expect((await readFile(await fieldFile('scan-g4.tif'))).text).toBe(
    [
      'The quick brown fox jumps over',
      'the lazy dog near the river bank.',
      'Invoice 20417 is due on 30 June.',
    ].join('\n'),
  );
});

it('reads an article askew on a dark table from the top down', async () => {
  const { text, turn } = await readFile(await fixtureFile('article-photo.jpg'));
  expect(turn).toBe(0);
  expect(errorRate(text, articleTruth)).toBeLessThanOrEqual(0.01);
});
