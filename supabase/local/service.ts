import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The variables of the API and of a worker; see `packages/server/src/node/settings.ts`. */
interface ServiceVariables {
  DATABASE_URL: string;
  API_URL: string;
  SITE_URL: string;
  /** Where pictures are: a folder, or the storage of a project. */
  FILES_DIR?: string;
  SUPABASE_URL?: string;
  SUPABASE_SECRET_KEY?: string;
  /** Of the API. */
  PORT?: string;
  /** Of a worker: its processes, and where mails go. */
  WORKERS?: string;
  /** What Node loads before, in tests. */
  NODE_OPTIONS?: string;
  CLOCK_SHIFT?: string;
  SMTP_URL?: string;
  MAIL_DIR?: string;
  MAIL_FROM?: string;
  CONTACT_TO?: string;
  FUNCTIONS_URL?: string;
}

/** Starts the API or a worker as a process of its own, as in production. `kill` ends it as a power failure does. */
export function startService(
  name: 'api' | 'worker',
  variables: ServiceVariables,
  output: 'inherit' | 'ignore' = 'inherit',
) {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const service = spawn(tsx, [join(root, `packages/${name}/src/main.ts`)], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
    stdio: ['ignore', output, output],
    // A process group of its own, so that `kill` reaches the processes that it starts.
    detached: true,
  });
  const ended = once(service, 'exit');
  const signal = (name: NodeJS.Signals) => {
    const hasEnded = service.exitCode !== null || service.signalCode !== null;
    if (service.pid !== undefined && !hasEnded) process.kill(-service.pid, name);
  };
  const end = (name: NodeJS.Signals) => async () => {
    signal(name);
    await ended;
  };
  return { stop: end('SIGTERM'), kill: end('SIGKILL') };
}
