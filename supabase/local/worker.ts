import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The variables of a worker on this computer; see `packages/worker/src/main.ts`. */
export interface WorkerVariables {
  DATABASE_URL: string;
  FILES_DIR: string;
  API_URL: string;
  SITE_URL: string;
  WORKERS: string;
}

/** Starts the worker as a process of its own, as in production. `kill` ends it as a power failure does. */
export function startWorker(variables: WorkerVariables) {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const worker = spawn(tsx, [join(root, 'packages/worker/src/main.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, so that `kill` reaches the processes that it starts.
    detached: true,
  });
  const ended = once(worker, 'exit');
  const signal = (name: NodeJS.Signals) => {
    const hasEnded = worker.exitCode !== null || worker.signalCode !== null;
    if (worker.pid !== undefined && !hasEnded) process.kill(-worker.pid, name);
  };
  const end = (name: NodeJS.Signals) => async () => {
    signal(name);
    await ended;
  };
  return { stop: end('SIGTERM'), kill: end('SIGKILL') };
}
