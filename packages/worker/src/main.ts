/**
 * `npm run worker`: does the jobs of the public API, one at a time in each of its processes. Its variables are those of
 * `readSettings`, and:
 *
 * - `WORKERS`: the number of processes, by default one for each core
 * - `SMTP_URL` and `MAIL_FROM`: the mail server that mails are sent by, and their sender; or `MAIL_DIR`: a folder to which
 *   they are written instead
 * - `CONTACT_TO`: the address that messages of the page *Contact* are forwarded to, if any
 * - `FUNCTIONS_URL`: where the edge functions are, by default at `SUPABASE_URL`
 * - `METRICS_PORT`: where `/metrics` answers a monitor on this computer, for all processes; nowhere by default
 * - `ERROR_HOOK`: the path of a module whose default export is called with each fault
 * - `WEIGHTS_DIR`: the folder of the networks' weights, by default where `npm run weights` puts them
 *
 * Any number of them may run, on any number of computers.
 */
import cluster from 'node:cluster';
import { createServer, type ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MailSenderPorts } from '@verapix/server/mails/send';
import { loadErrorHook } from '@verapix/server/node/log';
import { readSettings, required } from '@verapix/server/node/settings';
import { createSendWebhook } from '@verapix/server/node/send-webhook';
import { createAccounts } from '@verapix/server/postgres/accounts';
import { createCloudResults } from '@verapix/server/postgres/cloud-results';
import { createJobs } from '@verapix/server/postgres/jobs';
import { createMailQueue } from '@verapix/server/postgres/mails';
import { AggregatorRegistry, register } from 'prom-client';
import { createFolderSender, createSmtpSender } from './mail-sender';
import { createTaskLog } from './observe';
import { createPictureTools } from './picture-tools';
import { runWorker } from './run-worker';

/** The time before a process that ended is replaced, in milliseconds. */
const replaceTime = 2_000;

/** Calls `stop` when the process is asked to end. A second signal ends it at once. */
function onStop(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** Sums up the numbers of all processes: in each of them it answers the first one. */
const numbers = new AggregatorRegistry();

/** Answers a monitor with the sum of all processes' numbers. */
function serveMetrics(): void {
  const { METRICS_PORT } = process.env;
  if (!METRICS_PORT) return;
  const answer = async (path: string | undefined, response: ServerResponse) => {
    if (path !== '/metrics') return response.writeHead(404).end();
    const text = await numbers.clusterMetrics();
    response.setHeader('Content-Type', numbers.contentType).end(text);
  };
  createServer(({ url }, response) => {
    answer(url, response).catch((error: unknown) => response.writeHead(503).end(String(error)));
  })
    .listen(Number(METRICS_PORT), '127.0.0.1')
    .unref();
}

/** What a process says once it has read its settings. */
const started = 'started';

/**
 * Keeps the processes running: one that crashes, for example for want of memory, is replaced. If none can read its
 * settings, the worker ends.
 */
function keepProcesses(): void {
  let isStopping = false;
  let isStarted = false;
  onStop(() => {
    isStopping = true;
    for (const each of Object.values(cluster.workers ?? {})) each?.process.kill('SIGTERM');
  });
  cluster.on('message', (_process, message) => {
    if (message === started) isStarted = true;
  });
  cluster.on('exit', (_process, code) => {
    if (isStopping) return;
    if (!isStarted) process.exit(code || 1);
    console.error(`A process of the worker ended with code ${code}; another takes its place.`);
    setTimeout(() => {
      if (!isStopping) cluster.fork();
    }, replaceTime);
  });
  serveMetrics();
  const count = process.env.WORKERS === undefined ? availableParallelism() : Number(process.env.WORKERS);
  if (!Number.isInteger(count) || count < 1) throw new Error('WORKERS is not a whole number above 0.');
  for (let index = 0; index < count; index += 1) cluster.fork();
  console.warn(`The worker does jobs in ${count} processes.`);
}

/** How mails are sent; `undefined` without a mail server: they wait in the outbox. */
function mailPorts({ sql, environment }: ReturnType<typeof readSettings>): MailSenderPorts | undefined {
  const { SMTP_URL, MAIL_DIR, CONTACT_TO, FUNCTIONS_URL, SUPABASE_URL } = process.env;
  if (!SMTP_URL && !MAIL_DIR) return undefined;
  const from = required('MAIL_FROM');
  const project = SUPABASE_URL && `${new URL(SUPABASE_URL).origin}/functions/v1`;
  return {
    ...environment,
    mails: createMailQueue(sql, environment),
    sendMail: SMTP_URL ? createSmtpSender(SMTP_URL, from) : createFolderSender(MAIL_DIR ?? '', from),
    operatorAddress: CONTACT_TO || undefined,
    functionsUrl: FUNCTIONS_URL || project || undefined,
  };
}

async function work(): Promise<void> {
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  const settings = readSettings();
  process.send?.(started);
  const { sql, files, cloudFiles, apiUrl, environment, ready } = settings;
  await ready;
  const folder =
    process.env.WEIGHTS_DIR ?? fileURLToPath(new URL('../../app/public/weights', import.meta.url));
  const pictures = await createPictureTools(folder);
  const ports = {
    ...environment,
    accounts: createAccounts(sql, environment),
    queue: createJobs(sql, environment),
    files,
    pictures: async () => pictures,
    sendWebhook: createSendWebhook(),
    apiUrl,
    log: createTaskLog(register, { hook: await loadErrorHook(process.env.ERROR_HOOK) }),
  };
  const cloud = cloudFiles && { cloudResults: createCloudResults(sql, environment), cloudFiles };
  await runWorker(ports, { cloud, mail: mailPorts(settings) }, stopping.signal);
  // A connection that hangs is not waited for.
  await sql.end({ timeout: 5 });
  cluster.worker?.disconnect();
}

if (cluster.isPrimary) keepProcesses();
else await work();
