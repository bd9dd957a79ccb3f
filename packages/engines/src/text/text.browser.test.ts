import { expect, it } from 'vitest';
import columnsTruth from '../../../../fixtures/pages/columns.txt?raw';
import letterTruth from '../../../../fixtures/pages/letter.txt?raw';
import noticeTruth from '../../../../fixtures/pages/notice.txt?raw';
import { inspectPicture } from '../intake';
import { encodeCanvas } from '../picture/pixels';
import { fileAt } from '../testing/file-at';
import { listener } from '../testing/listener';
import { weights, weightsSourceOf } from '../weights';
import { createDeviceTextReader } from './device';
import { errorRate } from './error-rate.fixture';
import type { TextOutput } from './types';

const pictures = import.meta.glob<string>(
  ['../../../../fixtures/pages/*.{png,jpg}', '../../../../fixtures/photographs/*.jpg'],
  { query: '?url', import: 'default', eager: true },
);

const source = weightsSourceOf(weights.tesseractEnglish, new URL('/weights/', location.href).href);
const reader = createDeviceTextReader({ weights: source });

async function fixture(name: string): Promise<File> {
  const [, url] = Object.entries(pictures).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (!url) throw new Error(`There is no fixture ${name}.`);
  return fileAt(url);
}

async function sourceOf(file: File) {
  const inspection = await inspectPicture([file], { maxBytes: 10 ** 7, maxPixels: 10 ** 8 });
  if (!inspection.ok) throw new Error(inspection.rejection.message);
  return inspection.picture;
}

async function read(file: File): Promise<TextOutput> {
  const { options } = listener();
  const outcome = await reader.run({ picture: await sourceOf(file) }, options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

const outputs = new Map<string, Promise<TextOutput>>();

/** The text of a fixture, read once for all that is asked of it: a page takes seconds. */
function readFixture(name: string): Promise<TextOutput> {
  const output = outputs.get(name) ?? fixture(name).then(read);
  outputs.set(name, output);
  return output;
}

it.each([
  ['letter.png', 'a clean page', letterTruth, 0, 0.01],
  ['letter-half.png', 'small print', letterTruth, 0, 0.015],
  ['letter-photo.jpg', 'a photographed page under a lamp, askew', letterTruth, 0, 0.03],
  ['notice-photo.jpg', 'another one', noticeTruth, 0, 0.03],
  ['notice-inverted.png', 'light print on a dark ground', noticeTruth, 0, 0.01],
  ['columns.png', 'two columns', columnsTruth, 0, 0.01],
  ['letter-turned-90.png', 'a page turned to the right', letterTruth, 90, 0.02],
  ['letter-turned-180.png', 'a page on its head', letterTruth, 180, 0.02],
  ['letter-turned-270.png', 'a page turned to the left', letterTruth, 270, 0.02],
] as const)('reads %s: %s', async (name, _, truth, turn, most) => {
  const output = await readFixture(name);
  expect(errorRate(output.text, truth)).toBeLessThanOrEqual(most);
  expect(output.turn).toBe(turn);
  expect(output.meanConfidence).toBeGreaterThan(85);
});

it('keeps the columns apart, and the paragraphs', async () => {
  const { text } = await readFixture('columns.png');
  expect(text.indexOf('reaches over')).toBeLessThan(text.indexOf('Apples need'));
  expect(text).toContain('elsewhere.\n\nThe wall');
});

/** Share of a box's pixels that are dark. */
async function inkIn(
  file: File,
  { x, y, width, height }: TextOutput['words'][number]['box'],
): Promise<number> {
  const bitmap = await createImageBitmap(file, x, y, Math.max(1, width), Math.max(1, height));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  let dark = 0;
  for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) dark++;
  return (dark * 4) / data.length;
}

it.each(['letter.png', 'letter-turned-90.png', 'letter-turned-180.png', 'letter-turned-270.png'])(
  'says where each word is in %s',
  async (name) => {
    const file = await fixture(name);
    const picture = await sourceOf(file);
    const { words } = await readFixture(name);
    const page = { x: 0, y: 0, width: picture.width, height: picture.height };
    const inPicture = (await inkIn(file, page)) * page.width * page.height;
    let inBoxes = 0;
    for (const { box } of words) inBoxes += (await inkIn(file, box)) * box.width * box.height;
    expect(inBoxes / inPicture).toBeGreaterThan(0.95);
    expect(words.reduce((sum, { box }) => sum + box.width * box.height, 0)).toBeLessThan(
      (page.width * page.height) / 2,
    );
  },
);

it.each(['cat.jpg', 'coffee.jpg'])('finds no text in %s, and says so without failing', async (name) => {
  expect(await read(await fixture(name))).toMatchObject({ text: '', words: [], meanConfidence: 0 });
});

it.each([
  [1, 1],
  [3, 2],
  [4000, 200],
])('bears an empty picture of %i × %i', async (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const file = new File([await encodeCanvas(canvas, 'image/png')], 'empty.png');
  expect(await read(file)).toMatchObject({ text: '', words: [] });
});

it('reads light words on nothing', async () => {
  const canvas = new OffscreenCanvas(700, 120);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.font = '48px sans-serif';
    context.fillText('Light words on nothing', 40, 75);
  }
  const file = new File([await encodeCanvas(canvas, 'image/png')], 'light.png');
  expect((await read(file)).text).toBe('Light words on nothing');
});

it('ends within 200 ms of being cancelled while it reads', async () => {
  const { controller, options } = listener();
  const picture = await sourceOf(await fixture('letter.png'));
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((reading) => {
    const onProgress = ({ phase }: { phase: string }) => phase === 'read' && reading();
    ended = reader.run({ picture }, { ...options, onProgress }).then(
      () => 'done',
      () => performance.now(),
    );
  });
  const start = performance.now();
  controller.abort();
  expect(Number(await ended) - start).toBeLessThan(200);
});

it('says that the language could not be loaded, and does not hang', async () => {
  const { options } = listener();
  const missing = createDeviceTextReader({
    weights: { ...source, name: 'missing', url: `${source.url}.missing` },
  });
  const outcome = await missing.run({ picture: await sourceOf(await fixture('columns.png')) }, options);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'model-unavailable' } });
});

it('refuses a language that is not the expected one', async () => {
  const { options } = listener();
  const foreign = createDeviceTextReader({
    weights: { ...source, name: 'foreign', sha256: 'a'.repeat(64) },
  });
  const outcome = await foreign.run({ picture: await sourceOf(await fixture('columns.png')) }, options);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'model-unavailable' } });
});

it('asks no other origin for anything', async () => {
  await readFixture('columns.png');
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
  expect(asked.filter((origin) => origin !== location.origin && origin !== 'null')).toEqual([]);
});
