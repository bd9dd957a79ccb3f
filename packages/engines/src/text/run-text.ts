import type { EngineOutcome } from '../engine';
import { outcomeOf, step } from '../failures';
import type { FileSource } from '../network/load-file';
import type { decodePicture } from '../picture/pixels';
import type { Report } from '../worker/serve-run';
import { textFailure } from './failures';
import { greyOf, resizeGrey } from './grey';
import { boxInPicture } from './lay';
import type { PageReader } from './open-tesseract';
import type { TextPhase } from './phases';
import { readPage } from './read-page';
import { meanConfidenceOf, textOfWords } from './reading';
import type { TextOutput } from './types';

/** What a worker is asked to do: all of it can be posted. */
export interface TextJob {
  file: File;
  weights: FileSource;
}

/** What a run reaches outside for. */
export interface TextTools {
  decode: typeof decodePicture;
  /** Rejects when the reader or its language can't be had. */
  loadReader: (weights: FileSource, onProgress: (done: number) => void) => Promise<PageReader>;
}

export type TextResult = Omit<TextOutput, 'durationMs'>;

/** Pixels a page is read at, at most: more make it slower, not better. */
const maxReadPixels = 12_000_000;

async function readText({ file, weights }: TextJob, tools: TextTools, report: Report<TextPhase>) {
  report({ phase: 'open' });
  const picture = await step('decode-failed', async () => greyOf(await tools.decode(file)));
  report({ phase: 'model', done: 0 });
  const reader = await tools.loadReader(weights, (done) => report({ phase: 'model', done }));
  report({ phase: 'level' });
  return step('engine-unavailable', (): TextResult => {
    const scale = Math.min(1, Math.sqrt(maxReadPixels / picture.data.length));
    const { words: read, lay } = readPage(resizeGrey(picture, scale), reader, (done) =>
      report({ phase: 'read', done }),
    );
    const inPicture = { ...lay, factor: lay.factor * scale };
    const words = read.map(({ known: _, ...word }) => ({
      ...word,
      box: boxInPicture(word.box, inPicture, picture),
    }));
    report({ phase: 'read', done: 1 });
    return {
      text: textOfWords(words),
      words,
      turn: lay.turn,
      meanConfidence: meanConfidenceOf(words),
      method: 'device',
    };
  });
}

/** The whole of a run, inside the worker. Resolves with every expected failure. */
export function runText(
  tools: TextTools,
  job: TextJob,
  report: Report<TextPhase>,
): Promise<EngineOutcome<TextResult>> {
  return outcomeOf(() => readText(job, tools, report), textFailure);
}
