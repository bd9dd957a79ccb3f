/** What the benches of image to text share: the readers in Node, with the WebAssembly of the browser, and the measures. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { fetchWeights } from '../../models/weights.ts';
import { createRaster, type Raster } from '../../packages/engines/src/picture/raster.ts';
import { createSession } from '../../packages/engines/src/network/session.ts';
import { createLineDetector } from '../../packages/engines/src/text/line-detector.ts';
import { createLineReader } from '../../packages/engines/src/text/line-reader.ts';
import { openTesseract, startTesseract } from '../../packages/engines/src/text/open-tesseract.ts';
import type { LineNetworks } from '../../packages/engines/src/text/read-lines.ts';
import { type TextLanguage, textLanguages } from '../../packages/engines/src/text/text-languages.ts';
import { type Weights, weights } from '../../packages/engines/src/weights.ts';

const { resolve } = createRequire(import.meta.url);

/** A file of weights. Throws if it cannot be fetched: then there is nothing to measure. */
export async function weightsFile(entry: Weights): Promise<Uint8Array<ArrayBuffer>> {
  const path = await fetchWeights(entry);
  if (!path)
    throw new Error(`The weights ${entry.name} could not be fetched, so there is nothing to measure.`);
  return new Uint8Array(await readFile(path));
}

const tesseractFiles = async (languages: readonly TextLanguage[]) => ({
  core: await readFile(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  languages: await Promise.all(
    languages.map(async (code) => ({ code, file: await weightsFile(weights[textLanguages[code].weights]) })),
  ),
});

/** Our Tesseract. */
export const openReader = async (languages: readonly TextLanguage[]) =>
  openTesseract(await tesseractFiles(languages));

/** Our networks for lines. */
export async function openLines(languages: readonly TextLanguage[]): Promise<LineNetworks> {
  const open = async (entry: Weights) => createSession(await weightsFile(entry));
  return {
    detect: createLineDetector(await open(weights.ppocrLines)),
    read: languages.includes('eng') ? createLineReader(await open(weights.ppocrEnglish)) : undefined,
  };
}

/**
 * What `tesseract.js` 7 does with a file by default: the file as it is goes to Tesseract's neural network, with no setting
 * changed. Returns the text.
 */
export async function openPlainTesseract(languages: readonly TextLanguage[]) {
  const { api, open } = await startTesseract(await tesseractFiles(languages));
  return (file: Uint8Array): string => {
    open(file);
    return api.GetUTF8Text();
  };
}

/** A picture file as pixels, upright. */
export async function rasterAt(file: string | Buffer): Promise<Raster> {
  const { data, info } = await sharp(file)
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = createRaster(info.width, info.height);
  raster.data.set(data);
  return raster;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The ratio of the truth's words that are missing from a reading or wrong in it, wherever they are. */
export function wordErrors(read: string, truth: string): number {
  const left = wordsOf(read);
  const words = wordsOf(truth);
  const found = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return 1 - found.length / words.length;
}

/** Words of a reading that may come between two neighbours: misread words are not out of order. */
const maxBetween = 10;

/** The ratio of neighbours in the truth, among words that both texts have once, that are no neighbours in a reading. */
export function orderErrors(read: string, truth: string): number {
  const isOnce = (word: string, _: number, words: readonly string[]) =>
    words.indexOf(word) === words.lastIndexOf(word);
  const reading = wordsOf(read);
  const places = wordsOf(truth)
    .filter(isOnce)
    .filter((word) => reading.indexOf(word) >= 0 && reading.indexOf(word) === reading.lastIndexOf(word))
    .map((word) => reading.indexOf(word));
  if (places.length < 2) return 0;
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  return steps.filter((step) => step < 0 || step > 1 + maxBetween).length / steps.length;
}
