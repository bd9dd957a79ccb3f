import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { UpscaleResult } from '@verapix/domain/public-api';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { rootDir } from './paths.ts';

const run = promisify(execFile);
const processes: ReturnType<typeof spawn>[] = [];

afterEach(() => {
  for (const process of processes.splice(0)) process.kill('SIGTERM');
});

/** Starts the backend and returns the command that it prints. */
async function shownCommand(): Promise<string> {
  const backend = spawn(
    'node_modules/.bin/tsx',
    ['scripts/backend.ts', '--mock', '--port', '0', '--sample-key'],
    {
      cwd: rootDir,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  processes.push(backend);
  let shown = '';
  for await (const part of backend.stdout) {
    shown += part;
    const command = / {2}printf [\s\S]*-d @-$/m.exec(shown)?.[0];
    if (command) return command;
  }
  throw new Error(`The backend ended without a command:\n${shown}`);
}

it('prints a command that upscales a picture', { timeout: 60_000 }, async () => {
  const command = await shownCommand();
  const { stdout } = await run('sh', ['-c', `curl() { command curl --silent "$@"; }\n${command}`], {
    cwd: rootDir,
  });
  const { input, output } = JSON.parse(stdout) as UpscaleResult;
  const picture = await (await fetch(output.url)).arrayBuffer();
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({
    format: 'png',
    width: input.width * 2,
    height: input.height * 2,
  });
});
