import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SampleLanguage } from '../../packages/app/src/content/docs/sample-languages.ts';

const run = promisify(execFile);

/** How a program of each language is run: the file it stands in, and the command. */
const runners: Record<SampleLanguage, { file: string; command: string; needs: string }> = {
  curl: { file: 'sample.sh', command: 'sh', needs: 'curl' },
  javascript: { file: 'sample.mjs', command: process.execPath, needs: process.execPath },
  python: { file: 'sample.py', command: 'python3', needs: 'python3' },
};

/** Fails with a sentence where a program that the samples need is not installed. */
export async function requireRunner(language: SampleLanguage): Promise<void> {
  const { needs } = runners[language];
  await run(needs, ['--version']).catch((error: Error) => {
    throw new Error(`The samples of the documentation are run, and need ${needs}: ${error.message}`);
  });
}

interface RunOptions {
  /** A folder of its own. */
  folder: string;
  environment: Record<string, string>;
}

/** Runs a program as a person would, as a process of its own. Gives what it printed; rejects where it failed. */
export async function runSample(
  language: SampleLanguage,
  code: string,
  { folder, environment }: RunOptions,
): Promise<string> {
  const { file, command } = runners[language];
  await writeFile(join(folder, file), `${code}\n`);
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NO_PROXY: '*', ...environment };
  return (await run(command, [file], { cwd: folder, env, timeout: 30_000 })).stdout;
}
