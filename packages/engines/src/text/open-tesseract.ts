import createTesseract, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { directionMarks } from '../bidi';
import type { WordBox } from './contract';
import type { Grey } from './grey';

/** A word as the reader returns it. Its box is in pixels of the level page. */
export interface ReadWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** Whether it is a number or in the language's dictionary. */
  known: boolean;
  box: WordBox;
  line: number;
  paragraph: number;
  /** Index of its block in the layout analysis. */
  block: number;
}

/** Reads upright pages and lines. */
export interface PageReader {
  /** Synchronous; takes seconds. `onProgress` receives the completed ratio, 0 to 1. */
  read(page: Grey, onProgress: (done: number) => void): ReadWord[];
  /** The words of a picture of one line. Synchronous; takes a tenth of a second. */
  readLine(line: Grey): ReadWord[];
}

interface TesseractFiles {
  /** Tesseract as WebAssembly. */
  core: Uint8Array;
  /** Their codes in Tesseract, and their files, compressed with gzip as published. */
  languages: readonly { code: string; file: Uint8Array<ArrayBuffer> }[];
}

// Constants of Tesseract's C++ interface, which its browser build does not export.
const [blockLevel, paragraphLevel, lineLevel, wordLevel] = [0, 1, 2, 3];
const neuralNetworkOnly = 1;
const [automaticLayout, singleLine] = ['3', '7'];
/** Tesseract reports layout analysis as its first 30 percent; the rest is recognition. */
const layoutPercent = 30;

async function unpack(language: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([language]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The page as a PGM file, which is uncompressed. */
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
  let [line, paragraph, block] = [-1, -1, -1];
  iterator.Begin();
  do {
    if (iterator.IsAtBeginningOf(blockLevel)) block++;
    if (iterator.IsAtBeginningOf(paragraphLevel)) paragraph++;
    if (iterator.IsAtBeginningOf(lineLevel)) line++;
    const text = iterator.GetUTF8Text(wordLevel)?.replace(directionMarks, '').trim();
    if (!text) continue;
    const { x0, y0, x1, y1 } = iterator.getBoundingBox(wordLevel);
    words.push({
      text,
      confidence: iterator.Confidence(wordLevel),
      known: iterator.WordIsFromDictionary() || iterator.WordIsNumeric(),
      box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
      line,
      paragraph,
      block,
    });
  } while (iterator.Next(wordLevel));
  return words;
}

/** Starts Tesseract with its languages, at least one, and its own settings. Rejects if a file is invalid. */
export async function startTesseract(
  { core, languages }: TesseractFiles,
  onPercent: (percent: number) => void = () => {},
) {
  const tesseract = await createTesseract({
    wasmBinary: core,
    TesseractProgress: onPercent,
    // It logs warnings about missing metadata, such as the resolution.
    print: () => {},
    printErr: () => {},
  });
  for (const { code, file } of languages) tesseract.FS.writeFile(`./${code}.traineddata`, await unpack(file));
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, languages.map(({ code }) => code).join('+'), neuralNetworkOnly) !== 0)
    throw new Error('Tesseract rejected a language file.');
  /** Opens a picture file: PGM, PNG or JPEG. */
  const open = (picture: Uint8Array) => {
    tesseract.FS.writeFile('/input', picture);
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract rejected the page.');
  };
  return { api, open };
}

/** Starts Tesseract as a reader of pages and lines. Rejects if a file is invalid. */
export async function openTesseract(files: TesseractFiles): Promise<PageReader> {
  let report: (done: number) => void = () => {};
  const { api, open } = await startTesseract(files, (percent) =>
    report(Math.max(0, (percent - layoutPercent) / (100 - layoutPercent))),
  );
  const recognize = (page: Grey, layout: string) => {
    api.SetVariable('tessedit_pageseg_mode', layout);
    open(pgmOf(page));
    if (api.Recognize(null) !== 0) throw new Error('Tesseract failed to recognize the page.');
    return wordsOf(api.GetIterator());
  };
  return {
    read(page, onProgress) {
      report = onProgress;
      return recognize(page, automaticLayout);
    },
    readLine(line) {
      report = () => {};
      return recognize(line, singleLine);
    },
  };
}
