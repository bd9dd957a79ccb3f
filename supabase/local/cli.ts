import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Keeps the Supabase command line from sending events. */
export const withoutTelemetry = { SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } as const;

/** The folder with the `supabase` command. */
const cliDir = join(dirname(createRequire(import.meta.url).resolve('supabase/package.json')), '../.bin');

export interface CommandResult {
  /** 0 for success. */
  code: number;
  stdout: string;
  stderr: string;
}

interface CommandOptions {
  cwd: string;
  /** Nothing else of the environment is passed on. */
  env: Record<string, string | undefined>;
}

/** Runs a program without input, and resolves when it has ended. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        output[name] += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...output }));
  });
}

/**
 * Runs the Supabase command line on a database URL, which needs no project folder. The home folder is a new one, so the
 * user's login is not used.
 */
export async function runSupabase(args: readonly string[]): Promise<CommandResult> {
  const home = await mkdtemp(join(tmpdir(), 'verapix-supabase-'));
  try {
    return await runCommand(join(cliDir, 'supabase'), args, {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, ...withoutTelemetry },
    });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
