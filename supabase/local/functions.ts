import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { functionNames } from '@verapix/server/functions/router';

const root = join(import.meta.dirname, '../..');

/** The variables that the functions read; see `functions-src/serve-function.ts`. */
export interface FunctionVariables {
  SITE_URL: string;
  SUPABASE_URL: string;
  SUPABASE_DB_URL: string;
  SUPABASE_SERVICE_ROLE_KEY: string;
  STORAGE_URL?: string;
  SUPABASE_JWKS: string;
  STRIPE_WEBHOOK_SECRET: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_API_URL?: string;
  IMAGE_SERVICE_KIND?: string | undefined;
  IMAGE_SERVICE_URL?: string | undefined;
  IMAGE_SERVICE_KEY?: string | undefined;
  IMAGE_SERVICE_MODEL?: string | undefined;
  CONTACT_TASK_SECRET?: string;
}

/** For a test: a script that runs before the functions, and its variables. */
export interface Preload {
  script: string;
  variables: Readonly<Record<string, string>>;
}

export interface FunctionServer {
  /** For example `http://127.0.0.1:8000`; a function is at `/<name>`. */
  url: string;
  stop: () => Promise<void>;
}

/** The path of the Deno that npm installed. */
function denoPath(): string {
  const api = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
  return api.runInstall();
}

/** Runs bundled functions in Deno, without access to the network beyond this computer. */
export async function startFunctions(
  folder: string,
  variables: FunctionVariables,
  preload?: Preload,
): Promise<FunctionServer> {
  const options = [
    '--node-modules-dir=manual',
    '--no-lock',
    '--cached-only',
    '--no-prompt',
    '--allow-net=127.0.0.1',
    '--allow-env',
    '--allow-read',
    '--allow-sys',
    ...(preload ? ['--preload', preload.script] : []),
  ];
  const script = join(import.meta.dirname, 'serve-functions.deno.js');
  const deno = spawn(denoPath(), ['run', ...options, script, folder, ...functionNames], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_NO_UPDATE_CHECK: '1',
      ...variables,
      ...preload?.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  deno.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(deno, 'exit');
  const port = await Promise.race([
    once(deno.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    ended.then(() => {
      throw new Error(`Deno ended before it served the functions:\n${errors}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      deno.kill('SIGTERM');
      await ended;
    },
  };
}
