import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SampleLanguage } from '../packages/app/src/content/docs/sample-languages.ts';

const run = promisify(execFile);

/** The file and the command of a program in each language. */
const runners: Record<SampleLanguage, { file: string; command: string; needs: string }> = {
  curl: { file: 'sample.sh', command: 'sh', needs: 'curl' },
  javascript: { file: 'sample.mjs', command: process.execPath, needs: process.execPath },
  python: { file: 'sample.py', command: 'python3', needs: 'python3' },
};

/** Throws if the language's runtime is not installed. */
export async function requireRunner(language: SampleLanguage): Promise<void> {
  const { needs } = runners[language];
  await run(needs, ['--version']).catch((error: Error) => {
    throw new Error(`The tests run the samples of the documentation, and need ${needs}: ${error.message}`);
  });
}

interface RunOptions {
  /** An empty folder. */
  folder: string;
  environment: Record<string, string>;
}

/** Runs a program in its own process. Returns its output; rejects if it fails. */
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

/** Values that differ in every run, and what the page shows instead. */
const changingValues = [
  [/\bjob_[\w-]{24}/g, 'job_V0cYx2mKp8Lr5tQw7zB1nH3d'],
  [/\bup_[\w-]{24}/g, 'up_9hQe2TnX4kLw7sVbY1cRzM3d'],
  [/\breq_[\w-]+/g, 'req_q0yVx3mT8bLr2dZk'],
] as const;

interface Addresses {
  base: string;
  site: string;
}

/** A program's output as the page shows it: indented JSON, with `{base}` and `{site}` for the addresses. */
export function normaliseOutput(output: string, { base, site }: Addresses): string {
  const placed = changingValues
    .reduce((text, [pattern, shown]) => text.replace(pattern, shown), output.trim())
    .replaceAll(base, '{base}')
    .replaceAll(site, '{site}');
  return placed.startsWith('{') ? JSON.stringify(JSON.parse(placed), null, 2) : placed;
}

interface BusyProxy {
  url: string;
  /** Of the answers so far, in order. */
  statuses: readonly number[];
  close: () => void;
}

/**
 * A proxy that answers every second request with 429 and `Retry-After: 1`. The first one that it lets through does not
 * wait for its job, so that the answer is 202.
 */
export async function startBusyProxy(target: string): Promise<BusyProxy> {
  let asked = 0;
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (asked % 2 === 1) {
      statuses.push(429);
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' });
      response.end(JSON.stringify({ error: { code: 'rate_limited', message: 'Too many requests.' } }));
      return;
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
        ? [[name, value] as [string, string]]
        : [],
    );
    if (asked === 2) headers.push(['Prefer', 'respond-async']);
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      body: Buffer.concat(chunks),
    });
    statuses.push(answer.status);
    const retryAfter = answer.headers.get('Retry-After');
    response.writeHead(answer.status, {
      'Content-Type': 'application/json',
      ...(retryAfter && { 'Retry-After': retryAfter }),
    });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, statuses, close: () => server.close() };
}
