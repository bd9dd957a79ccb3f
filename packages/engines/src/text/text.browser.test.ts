import { expect, it } from 'vitest';
import articleTruth from '../../../../fixtures/pages/article-photo.txt?raw';
import columnsTruth from '../../../../fixtures/pages/columns.txt?raw';
import { openPdf } from '../pdf';
import { decodePicture } from '../picture/pixels';
import receiptTruth from '../../../../fixtures/pages/receipt-photo.txt?raw';
import { recordProgress } from '../testing/fakes';
import { fieldFile } from '../testing/field';
import { chosenPicture, drawnFile, servedWeights, uprightAndTurned } from '../testing/files';
import { weights } from '../weights';
import { createDeviceTextReader } from './device';
import { errorRate } from './error-rate.fixture';
import { fixtureFile, measureBoxes, reader, readFile, samplePage } from './read-pages.fixture';
import { createSearchablePdf } from './searchable-pdf';

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

it.each([
  ['receipt-photo.jpg', receiptTruth, 0.02],
  ['article-photo.jpg', articleTruth, 0.01],
])('reads a page askew on a dark table from the top down: %s', async (name, truth, maxErrors) => {
  const { text, turn } = await readFile(await fixtureFile(name));
  expect(turn).toBe(0);
  expect(errorRate(text, truth)).toBeLessThanOrEqual(maxErrors);
});

it('reads a page that is stored on its side with an EXIF orientation', async () => {
  const page = await drawnFile({ width: 480, height: 150 }, (context) => {
    context.fillStyle = '#f4f1ea';
    context.fillRect(0, 0, 480, 150);
    context.fillStyle = '#111';
    context.font = '36px sans-serif';
    context.fillText('The harbour opens at nine', 30, 60);
    context.fillText('and closes with the tide', 30, 110);
  });
  const { upright, turned } = await uprightAndTurned(page, 480);
  const [expected, output] = [await readFile(upright), await readFile(turned)];
  expect(output.text).toBe('The harbour opens at nine\nand closes with the tide');
  expect(output.turn).toBe(0);
  const distances = output.words.flatMap(({ box }, index) => {
    const { x, y } = expected.words[index]?.box ?? { x: Number.NaN, y: Number.NaN };
    return [Math.abs(box.x - x), Math.abs(box.y - y)];
  });
  expect(Math.max(...distances)).toBeLessThanOrEqual(2);
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

it('reads light words without a background', async () => {
  const file = await drawnFile({ width: 600, height: 100 }, (context) => {
    context.fillStyle = '#fff';
    context.font = '48px sans-serif';
    context.fillText('Light words on nothing', 40, 65);
  });
  expect((await readFile(file)).text).toBe('Light words on nothing');
});

const threeLines =
  'The quick brown fox jumps over\nthe lazy dog near the river bank.\nInvoice 20417 is due on 30 June.';

it.each([
  ['black-on-clear.png', threeLines],
  ['white-on-clear.png', threeLines],
  ['white-on-black.png', threeLines],
  ['wide-text.png', 'A line of text in a very wide strip'],
])('reads %s', async (name, text) => {
  expect((await readFile(await fieldFile(name))).text).toBe(text);
});

it.each(['page-turned.pdf', 'leading-junk.pdf', 'owner-locked.pdf'])('reads the page of %s', async (name) => {
  const opened = await openPdf(await fieldFile(name));
  if (!opened.ok) throw new Error(opened.failure.message);
  const page = new File([await opened.value.draw(1)], 'page.png');
  opened.value.close();
  const { text } = await readFile(page);
  expect(errorRate(text, threeLines), text).toBeLessThan(0.02);
});

it('reads dark and light words without a background in one picture', async () => {
  const file = await drawnFile({ width: 700, height: 240 }, (context) => {
    context.font = '40px sans-serif';
    for (const [line, colour] of ['#000', '#fff', '#ffe95c'].entries()) {
      context.fillStyle = colour;
      context.fillText('The harbour opens at nine', 30, 60 + 70 * line);
    }
  });
  expect((await readFile(file)).text.match(/The harbour opens at nine/g)).toHaveLength(3);
});

it('reads Arabic from the right, also in the text that its searchable PDF has', async () => {
  const lines = ['هذا كتاب جديد عن المدينة', 'القهوة في الصباح لذيذة جدا'];
  const file = await fieldFile('arabic.png');
  const { words, text, turn, languages } = await readFile(file, ['ara']);
  expect(text.split(/\n+/)).toEqual(lines);
  const { width, height } = await decodePicture(file);
  const picture = { name: file.name, width, height, words, turn, languages };
  const opened = await openPdf(await createSearchablePdf([{ file, picture }]));
  if (!opened.ok) throw new Error(opened.failure.message);
  expect((await opened.value.text(1)).split(/\n+/)).toEqual(lines);
  opened.value.close();
});

it.each([
  ['a photograph', () => fixtureFile('cat.jpg')],
  ['a single pixel', () => drawnFile({ width: 1, height: 1 }, (context) => context.fillRect(0, 0, 1, 1))],
])('finds no text in %s', async (_, open) => {
  expect(await readFile(await open())).toMatchObject({ text: '', words: [], meanConfidence: 0 });
});

it('ends within 200 ms of being cancelled while it reads', async () => {
  const { controller, options } = recordProgress();
  const picture = await chosenPicture(await fixtureFile('columns.png'));
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((reading) => {
    const onProgress = ({ phase }: { phase: string }) => phase === 'read' && reading();
    ended = reader.run({ picture, languages: ['eng'] }, { ...options, onProgress }).then(
      () => 'done',
      () => performance.now(),
    );
  });
  const start = performance.now();
  controller.abort();
  expect(Number(await ended) - start).toBeLessThan(200);
});

it('fails if the language cannot be loaded', async () => {
  const source = servedWeights(weights.tesseractEnglish);
  const missing = createDeviceTextReader({
    weightsOf: () => ({ ...source, name: 'missing', url: `${source.url}.missing` }),
    lines: { detector: source, reader: source },
  });
  const picture = await chosenPicture(await fixtureFile('columns.png'));
  const outcome = await missing.run({ picture, languages: ['eng'] }, recordProgress().options);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'model-unavailable' } });
});
