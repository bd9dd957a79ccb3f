/**
 * Does one job as the API and a worker do, and kills its own process with SIGKILL at the step of the first argument: before
 * or after one call of the database or the storage. Prints `done` if there are fewer steps.
 */
import { pictureFormats } from '@verapix/domain';
import { createFolder } from '@verapix/server/node/files';
import { openDatabase } from '@verapix/server/node/database';
import type { Files, JobQueue, Jobs, NewJob } from '@verapix/server/ports';
import { createJobs } from '@verapix/server/postgres/jobs';
import { workOnce } from '@verapix/server/public-api/worker';
import { realEnvironment } from '../../mocks/environment.ts';

const [step, databaseUrl = '', folder = '', newJob = '', picture = ''] = process.argv.slice(2);
let stepsLeft = Number(step);

function nextStep(): void {
  if (stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
  stepsLeft -= 1;
}

/** Counts a step before and after each call of an object's functions. */
function stepwise<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...values: unknown[]) => {
        nextStep();
        const result: unknown = await value.apply(target, values);
        nextStep();
        return result;
      };
    },
  });
}

const environment = { ...realEnvironment, siteUrl: 'https://app.test' };
const sql = openDatabase(databaseUrl);
const jobs: Jobs & JobQueue = stepwise(createJobs(sql, environment));
const files: Files = stepwise(createFolder(folder));

// As the API does.
const job = JSON.parse(newJob) as NewJob;
await jobs.add(job);
await files.put(job.id, new Uint8Array(Buffer.from(picture, 'base64')), pictureFormats[job.format].mime);
await jobs.enqueue(job.id);

const pictures = () => import('@verapix/server/node/picture-tools');
await workOnce({ ...environment, queue: jobs, files, pictures });
await jobs.deleteExpired(files.remove);
await sql.end();
process.stdout.write('done');
