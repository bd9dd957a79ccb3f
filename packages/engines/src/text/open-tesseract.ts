import createTesseract, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Grey } from './grey';
import type { ReadWord } from './reading';

/** Reads a page that stands upright. */
export interface PageReader {
  /** Synchronous: it takes seconds. `onProgress` hears the share that is read, 0 to 1. */
  read(page: Grey, onProgress: (done: number) => void): ReadWord[];
}

export interface TesseractFiles {
  /** Tesseract as WebAssembly. */
  core: Uint8Array;
  /** A language, compressed with gzip as it is published. */
  language: Uint8Array<ArrayBuffer>;
}

// The levels and modes of Tesseract's C++ interface, which its build for browsers does not name.
const [paragraphLevel, lineLevel, wordLevel] = [1, 2, 3];
const neuralNetworkOnly = 1;
const automaticLayout = '3';
/** Tesseract's layout ends here, in percent of its own progress; the rest is recognition. */
const layoutPercent = 30;

async function unpack(language: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([language]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The page as a PGM file, which needs no packing. */
function pgmOf({ width, height, data }: Grey): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

function wordsOf(
  iterator: ReturnType<InstanceType<TesseractModule['TessBaseAPI']>['GetIterator']>,
): ReadWord[] {
  const words: ReadWord[] = [];
  let [line, paragraph] = [-1, -1];
  iterator.Begin();
  do {
    if (iterator.IsAtBeginningOf(paragraphLevel)) paragraph++;
    if (iterator.IsAtBeginningOf(lineLevel)) line++;
    const text = iterator.GetUTF8Text(wordLevel)?.trim();
    if (!text) continue;
    const { x0, y0, x1, y1 } = iterator.getBoundingBox(wordLevel);
    words.push({
      text,
      confidence: iterator.Confidence(wordLevel),
      known: iterator.WordIsFromDictionary() || iterator.WordIsNumeric(),
      box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
      line,
      paragraph,
    });
  } while (iterator.Next(wordLevel));
  return words;
}

/** Starts Tesseract with a language. Rejects when either is not what it should be. */
export async function openTesseract({ core, language }: TesseractFiles): Promise<PageReader> {
  let hear: (done: number) => void = () => {};
  const tesseract = await createTesseract({
    wasmBinary: core,
    TesseractProgress: (percent) => hear(Math.max(0, (percent - layoutPercent) / (100 - layoutPercent))),
    // It guesses aloud at what it was not told, such as the resolution.
    print: () => {},
    printErr: () => {},
  });
  tesseract.FS.writeFile('./eng.traineddata', await unpack(language));
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, 'eng', neuralNetworkOnly) !== 0) throw new Error('Tesseract did not take the language.');
  api.SetVariable('tessedit_pageseg_mode', automaticLayout);
  return {
    read(page, onProgress) {
      hear = onProgress;
      tesseract.FS.writeFile('/input', pgmOf(page));
      if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract did not take the page.');
      if (api.Recognize(null) !== 0) throw new Error('Tesseract stopped in the middle of the page.');
      return wordsOf(api.GetIterator());
    },
  };
}
