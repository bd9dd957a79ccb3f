import { expect, it } from 'vitest';
import { openPdf } from '../pdf';
import { decodePicture } from '../picture/pixels';
import receiptTruth from '../../../../fixtures/pages/receipt-photo.txt?raw';
import { recordProgress } from '../testing/fakes';
import { fieldFile } from '../testing/field';
import { chosenPicture, drawnFile, servedWeights, uprightAndTurned } from '../testing/files';
import { firstOf, isNight } from '../testing/nightly';
import { weights } from '../weights';
import { createDeviceTextReader } from './device';
import { errorRate } from './error-rate.fixture';
import { fixtureFile, reader, readFile } from './read-pages.fixture';
import { createSearchablePdf } from './searchable-pdf';

it.runIf(isNight)('reads a receipt askew on a dark table from the top down', async () => {
  const { text, turn } = await readFile(await fixtureFile('receipt-photo.jpg'));
  expect(turn).toBe(0);
  expect(errorRate(text, receiptTruth)).toBeLessThanOrEqual(0.02);
});

it.runIf(isNight)('reads a page that is stored on its side with an EXIF orientation', async () => {
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

it.runIf(isNight)('reads light words without a background', async () => {
  const file = await drawnFile({ width: 600, height: 100 }, (context) => {
    context.fillStyle = '#fff';
    context.font = '48px sans-serif';
    context.fillText('Light words on nothing', 40, 65);
  });
  expect((await readFile(file)).text).toBe('Light words on nothing');
});

const threeLines =
  'The quick brown fox jumps over\nthe lazy dog near the river bank.\nInvoice 20417 is due on 30 June.';

it.each(
  firstOf([
    ['white-on-clear.png', threeLines],
    ['black-on-clear.png', threeLines],
    ['white-on-black.png', threeLines],
    ['wide-text.png', 'A line of text in a very wide strip'],
  ]),
)('reads %s', async (name, text) => {
  expect((await readFile(await fieldFile(name))).text).toBe(text);
});

it.runIf(isNight).each(['page-turned.pdf', 'leading-junk.pdf', 'owner-locked.pdf'])(
  'reads the page of %s',
  async (name) => {
    const opened = await openPdf(await fieldFile(name));
    if (!opened.ok) throw new Error(opened.failure.message);
    const page = new File([await opened.value.draw(1)], 'page.png');
    opened.value.close();
    const { text } = await readFile(page);
    expect(errorRate(text, threeLines), text).toBeLessThan(0.02);
  },
);

it.runIf(isNight)('reads dark and light words without a background in one picture', async () => {
  const file = await drawnFile({ width: 700, height: 240 }, (context) => {
    context.font = '40px sans-serif';
    for (const [line, colour] of ['#000', '#fff', '#ffe95c'].entries()) {
      context.fillStyle = colour;
      context.fillText('The harbour opens at nine', 30, 60 + 70 * line);
    }
  });
  expect((await readFile(file)).text.match(/The harbour opens at nine/g)).toHaveLength(3);
});

it.runIf(isNight)('reads Arabic from the right, also in the text that its searchable PDF has', async () => {
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
