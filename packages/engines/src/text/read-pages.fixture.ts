import { recordProgress } from '../testing/fakes';
import { chosenPicture, fileAt, servedWeights } from '../testing/files';
import { weights } from '../weights';
import type { TextOutput } from './contract';
import { createDeviceTextReader } from './device';
import { drawSamplePage, samplePages } from './sample-pages.fixture';
import { type TextLanguage, textLanguages } from './text-languages';

const urls = import.meta.glob<string>(
  ['../../../../fixtures/pages/*.{png,jpg}', '../../../../fixtures/photographs/*.jpg'],
  { query: '?url', import: 'default', eager: true },
);

/** The real reader with the served languages. */
export const reader = createDeviceTextReader({
  weightsOf: (language) => servedWeights(weights[textLanguages[language].weights]),
  lines: { detector: servedWeights(weights.ppocrLines), reader: servedWeights(weights.ppocrEnglish) },
});

/** A page or photograph of the fixtures. */
export async function fixtureFile(name: string): Promise<File> {
  const [, url] = Object.entries(urls).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (!url) throw new Error(`There is no fixture ${name}.`);
  return fileAt(url);
}

/** One of the drawn pages, with its text. */
export async function samplePage(name: string): Promise<{ file: File; text: string }> {
  const page = samplePages.find((sample) => sample.name === name);
  if (!page) throw new Error(`There is no sample page ${name}.`);
  return { file: await drawSamplePage(page), text: page.content.text };
}

/** Reads a file; throws if the run fails. */
export async function readFile(
  file: File,
  languages: readonly TextLanguage[] = ['eng'],
): Promise<TextOutput> {
  const outcome = await reader.run(
    { picture: await chosenPicture(file), languages },
    recordProgress().options,
  );
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

const dark = ({ data }: ImageData) => {
  let count = 0;
  for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) count++;
  return count;
};

/** The ratio of a page's dark pixels inside the boxes of its words, and the ratio of the page inside the boxes. */
export async function measureBoxes(
  file: File,
  { words }: TextOutput,
): Promise<{ ink: number; area: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  context.drawImage(bitmap, 0, 0);
  let [inBoxes, area] = [0, 0];
  for (const { box } of words) {
    inBoxes += dark(context.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height)));
    area += box.width * box.height;
  }
  return { ink: inBoxes / dark(context.getImageData(0, 0, width, height)), area: area / (width * height) };
}
