import { api } from '@verapix/domain';
import { type JobList, type JobStatus, openApiDocument } from '@verapix/domain/public-api';
import type { Context } from '../http/router';
import type { Job, JobQuery, PublicApiPorts, UsedApiKey } from '../ports';
import { apiError } from './errors';
import { validatorOf } from './intake';
import { toUpscaleJob } from './job';
import { answerWithKey } from './request';

const jobId = /^job_[\w-]{24}$/;

/** Finds a job of the key's account and mode. Throws a 404 for any other. */
async function findJob({ params }: Context, key: UsedApiKey['key'], { jobs }: PublicApiPorts): Promise<Job> {
  // An id may hold any character, also one that the database refuses.
  const job = jobId.test(params.id ?? '') ? await jobs.find(params.id ?? '') : undefined;
  if (job && job.user_id === key.user_id && job.mode === key.type) return job;
  throw apiError('not_found', { message: 'There is no such job.' });
}

/** `GET /v1/jobs/:id`. */
export function showJob(context: Context, ports: PublicApiPorts): Promise<Response> {
  return answerWithKey(context, ports, 'jobs:read', async ({ key }) => ({
    status: 200,
    body: toUpscaleJob(await findJob(context, key, ports), context.url.origin),
  }));
}

/** `POST /v1/jobs/:id/cancel`. */
export function cancelJob(context: Context, ports: PublicApiPorts): Promise<Response> {
  return answerWithKey(context, ports, 'upscale', async ({ key }) => {
    const { id } = await findJob(context, key, ports);
    const canceled = await ports.jobs.cancel(id);
    if (!canceled) throw apiError('job_finished');
    return { status: 200, body: toUpscaleJob(canceled, context.url.origin) };
  });
}

/** The position of a job in the list: a page begins after it. */
const cursorOf = ({ created_at, id }: Job) => `${Date.parse(created_at)}.${id}`;
/** The end of the year 9999, in milliseconds since 1970: the database writes later years in another way. */
const lastTime = Date.UTC(10_000, 0) - 1;
const cursorPattern = /^(\d{1,15})\.(job_[A-Za-z0-9_-]{24})$/;

const parameters = openApiDocument.paths['/v1/jobs'].get.parameters;
const validators = new Map<string, ReturnType<typeof validatorOf>>(
  parameters.map(({ name, schema }) => [name, validatorOf(schema)]),
);

/** A parameter of the query; `null` if it is missing. Throws if it does not match the API document. */
function readParameter({ url }: Context, name: (typeof parameters)[number]['name']): string | null {
  const text = url.searchParams.get(name);
  const value = name === 'limit' && text !== null && /^\d{1,6}$/.test(text) ? Number(text) : text;
  if (value === null || validators.get(name)?.validate(value).valid) return text;
  throw apiError('validation_failed', { field: name, message: `The parameter "${name}" has a wrong value.` });
}

function readCursor(context: Context): JobQuery['after'] {
  const cursor = readParameter(context, 'cursor');
  if (cursor === null) return undefined;
  const [, time, id] = cursorPattern.exec(cursor) ?? [];
  if (time !== undefined && id !== undefined && Number(time) <= lastTime)
    return { createdAt: Number(time), id };
  throw apiError('validation_failed', {
    field: 'cursor',
    message: 'The cursor is not one of next_cursor.',
  });
}

/** `GET /v1/jobs`. */
export function listJobs(context: Context, ports: PublicApiPorts): Promise<Response> {
  return answerWithKey(context, ports, 'jobs:read', async ({ key }) => {
    const status = readParameter(context, 'status') as JobStatus | null;
    const limit = Number(readParameter(context, 'limit') ?? api.jobsPerPage.default);
    const after = readCursor(context);
    // One more than asked for tells whether there is another page.
    const query = { userId: key.user_id, mode: key.type, status: status ?? undefined, after };
    const found = await ports.jobs.list({ ...query, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const body: JobList = {
      jobs: page.map((job) => toUpscaleJob(job, context.url.origin)),
      next_cursor: found.length > limit && last ? cursorOf(last) : null,
    };
    return { status: 200, body };
  });
}
