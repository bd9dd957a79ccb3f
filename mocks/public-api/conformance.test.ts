import { type Schema, Validator } from '@cfworker/json-schema';
import { api } from '@verapix/domain';
import {
  type ApiErrorCode,
  apiErrorPath,
  openApiDocument,
  type UpscaleJob,
} from '@verapix/domain/public-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError } from '@verapix/server/http/http-error';
import { dispatch } from '@verapix/server/http/router';
import { type HttpMount, serveBackend } from '../server/http-server';
import type { ApiTools } from '../backend';
import { giveApiKey, type SeededBackend, testOrigin } from '../testing/test-backend';
import type { ApiKeyRecord } from '@verapix/server/ports';
import { apiError } from '@verapix/server/public-api/errors';
import { createApi, dataUrl, plainPng } from './public-api.test-kit';
import { publicApiConventions } from '@verapix/server/public-api/router';

type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** What a case uses: a backend with a key and a picture, and a function that sends requests. */
interface Stage {
  backend: SeededBackend;
  key: string;
  image_url: string;
  send: Send;
}

interface Case {
  tools?: Partial<ApiTools>;
  ask: (stage: Stage) => Promise<Response>;
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

function post({ key, image_url, send }: Stage, body: object = {}, headers: Record<string, string> = {}) {
  return send('/v1/upscale', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(key), ...headers },
    body: JSON.stringify({ image_url, scale_factor: 2, ...body }),
  });
}

const named = { 'Idempotency-Key': 'order-1042' };
const broken = () => Promise.reject(new Error('disk on fire'));
const silent = () => Promise.reject(new UnavailableError('The storage does not answer.'));
const fetchedAs =
  (code: ApiErrorCode): ApiTools['fetchPicture'] =>
  () =>
    Promise.reject(apiError(code, { field: 'image_url' }));
const elsewhere = { image_url: 'https://example.com/boats.jpg' };

/** A backend whose route fails. */
const faultAt =
  (path: string, asked: string, handle: () => Promise<never> = broken) =>
  ({ backend: { options } }: Stage) => {
    const routes = [{ method: 'GET', path, handle }] as const;
    return dispatch(new Request(testOrigin + asked), [{ ...publicApiConventions(options), routes }]);
  };

const noJob = `job_${'0'.repeat(24)}`;

async function jobOf(answer: Promise<Response>): Promise<UpscaleJob> {
  return (await (await answer).json()) as UpscaleJob;
}

/** The cases of a request that needs a key, by the headers it is sent with. */
function keyCases(
  ask: (stage: Stage, headers: Record<string, string>) => Promise<Response>,
): Record<string, Case> {
  const askWith = (change: (stage: Stage) => Promise<string>): Case => ({
    ask: async (stage) => ask(stage, bearer(await change(stage))),
  });
  const changed = async ({ backend }: Stage, change: Partial<ApiKeyRecord>) => {
    const { key, id } = await giveApiKey(backend);
    backend.store.write(({ apiKeys }) => {
      for (const record of apiKeys) if (record.id === id) Object.assign(record, change);
    });
    return key;
  };
  return {
    '401 missing_key': { ask: (stage) => ask(stage, { Authorization: '' }) },
    '401 invalid_key': askWith(async () => 'vp_live_wrong'),
    '401 expired_key': askWith((stage) => changed(stage, { expires_at: '2026-01-15T11:59:59.000Z' })),
    '403 scope_missing': askWith((stage) => changed(stage, { scopes: [] })),
    '403 plan_required': askWith(async ({ backend }) => (await giveApiKey(backend, 'free')).key),
    '429 rate_limited': askWith(async (stage) => {
      const { key } = await giveApiKey(stage.backend, 'premium', 'test');
      for (let count = 0; count < api.requestsPerMinute.test; count += 1)
        await stage.send('/v1/jobs?limit=0', { headers: bearer(key) });
      return key;
    }),
  };
}

/** Requests that cause each documented response, by operation, status and code. */
const cases: Record<string, Record<string, Case>> = {
  upscale: {
    '200': { ask: (stage) => post(stage, {}, named) },
    '400 invalid_json': {
      ask: ({ key, send }) =>
        send('/v1/upscale', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...bearer(key) },
          body: '{',
        }),
    },
    ...keyCases((stage, headers) => post(stage, {}, headers)),
    '202': { ask: (stage) => post(stage, {}, { Prefer: 'respond-async' }) },
    '413 image_too_large': {
      tools: { fetchPicture: fetchedAs('image_too_large') },
      ask: (stage) => post(stage, elsewhere),
    },
    '415 unsupported_media_type': { ask: (stage) => post(stage, {}, { 'Content-Type': 'text/plain' }) },
    '415 unsupported_image': { ask: (stage) => post(stage, { image_url: dataUrl(Buffer.from('text')) }) },
    '422 validation_failed': { ask: (stage) => post(stage, { scale_factor: 5 }) },
    '422 forbidden_address': { ask: (stage) => post(stage, { image_url: 'http://localhost/' }) },
    '422 image_unreachable': {
      tools: { fetchPicture: fetchedAs('image_unreachable') },
      ask: (stage) => post(stage, elsewhere),
    },
    '422 result_too_large': {
      ask: async (stage) => post(stage, { image_url: dataUrl(await plainPng(1921, 1)) }),
    },
    '422 idempotency_key_reused': {
      ask: async (stage) => {
        await post(stage, {}, named);
        return post(stage, { scale_factor: 3 }, named);
      },
    },
    '422 model_unavailable': { ask: (stage) => post(stage, { model: 'sharp' }) },
    '429 too_many_jobs': {
      tools: { decode: () => new Promise(() => {}) },
      ask: async (stage) => {
        const priority = api.openWork.premium * api.priorityPart;
        for (let count = 0; count < priority; count += 1)
          await post(stage, { priority: true }, { Prefer: 'respond-async' });
        return post(stage, { priority: true });
      },
    },
    '500 internal_error': { tools: { encode: broken }, ask: (stage) => post(stage) },
    '503 unavailable': { tools: { fetchPicture: silent }, ask: (stage) => post(stage, elsewhere) },
  },
  getJob: {
    ...keyCases(({ send }, headers) => send(`/v1/jobs/${noJob}`, { headers })),
    '200': {
      ask: async (stage) => {
        const { id } = await jobOf(post(stage));
        return stage.send(`/v1/jobs/${id}`, { headers: bearer(stage.key) });
      },
    },
    '404 not_found': {
      ask: ({ send, key }) => send(`/v1/jobs/${noJob}`, { headers: bearer(key) }),
    },
    '500 internal_error': { ask: faultAt('/v1/jobs/:id', `/v1/jobs/${noJob}`) },
    '503 unavailable': { ask: faultAt('/v1/jobs/:id', `/v1/jobs/${noJob}`, silent) },
  },
  listJobs: {
    ...keyCases(({ send }, headers) => send('/v1/jobs', { headers })),
    '200': {
      ask: async (stage) => {
        await Promise.all([post(stage), post(stage)]);
        return stage.send('/v1/jobs?limit=1', { headers: bearer(stage.key) });
      },
    },
    '422 validation_failed': {
      ask: ({ send, key }) => send('/v1/jobs?limit=1000', { headers: bearer(key) }),
    },
    '500 internal_error': { ask: faultAt('/v1/jobs', '/v1/jobs') },
    '503 unavailable': { ask: faultAt('/v1/jobs', '/v1/jobs', silent) },
  },
  cancelJob: {
    ...keyCases(({ send }, headers) => send(`/v1/jobs/${noJob}/cancel`, { method: 'POST', headers })),
    '200': {
      tools: { decode: () => new Promise(() => {}) },
      ask: async (stage) => {
        const { id } = await jobOf(post(stage, {}, { Prefer: 'respond-async' }));
        return stage.send(`/v1/jobs/${id}/cancel`, { method: 'POST', headers: bearer(stage.key) });
      },
    },
    '404 not_found': {
      ask: ({ send, key }) => send(`/v1/jobs/${noJob}/cancel`, { method: 'POST', headers: bearer(key) }),
    },
    '409 job_finished': {
      ask: async (stage) => {
        const { id } = await jobOf(post(stage));
        return stage.send(`/v1/jobs/${id}/cancel`, { method: 'POST', headers: bearer(stage.key) });
      },
    },
    '500 internal_error': { ask: faultAt('/v1/jobs/:id', `/v1/jobs/${noJob}`) },
    '503 unavailable': { ask: faultAt('/v1/jobs/:id', `/v1/jobs/${noJob}`, silent) },
  },
  getResult: {
    '200': {
      ask: async (stage) => {
        const { output } = await jobOf(post(stage));
        return stage.send(new URL(output?.url ?? '').pathname);
      },
    },
    '404 not_found': { ask: ({ send }) => send('/v1/results/up_000000000000000000000000') },
    '500 internal_error': { ask: faultAt('/v1/results/:id', '/v1/results/x') },
    '503 unavailable': { ask: faultAt('/v1/results/:id', '/v1/results/x', silent) },
  },
  getDocument: {
    '200': { ask: ({ send }) => send('/v1/openapi.json') },
    '500 internal_error': { ask: faultAt('/v1/openapi.json', '/v1/openapi.json') },
  },
};

const operations = Object.values(openApiDocument.paths).flatMap((path) => Object.values(path));

/** A documented response. */
interface Documented {
  headers: Record<string, { $ref: string }>;
  content: Record<string, { schema: object; examples?: object }>;
}

function documented(operationId: string, status: string): Documented {
  const operation = operations.find((each) => each.operationId === operationId);
  const responses = operation?.responses as Record<string, Documented> | undefined;
  const found = responses?.[status];
  if (!found) throw new Error(`${operationId} documents no ${status}.`);
  return found;
}

const { schemas, headers: headerSpecs } = openApiDocument.components;

/** Validates a value with a schema of the document. Returns the errors. */
function faultsOf(schema: object, value: unknown): string[] {
  const validator = new Validator({ ...schema, components: { schemas } } as Schema, '2020-12', false);
  return validator
    .validate(value)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

function expectHeaders({ headers }: Response, { headers: specified }: Documented): void {
  const rateLimits = Object.keys(specified).filter((name) => name.startsWith('RateLimit-'));
  for (const name of Object.keys(specified)) {
    const text = headers.get(name);
    expect(text, name).not.toBeNull();
    const { schema } = headerSpecs[name as keyof typeof headerSpecs];
    expect(faultsOf(schema, schema.type === 'integer' ? Number(text) : text)).toEqual([]);
  }
  if (rateLimits.length > 0) expect(rateLimits).toHaveLength(3);
}

async function expectDocumented(answer: Response, operationId: string, name: string): Promise<void> {
  const [status = '', code] = name.split(' ');
  expect(String(answer.status)).toBe(status);
  const specified = documented(operationId, status);
  expectHeaders(answer, specified);
  const type = answer.headers.get('Content-Type') ?? '';
  expect(Object.keys(specified.content)).toContain(type);
  if (type !== 'application/json') return;
  const body: unknown = await answer.json();
  const { schema, examples } = specified.content[type] ?? { schema: {} };
  expect(faultsOf(schema, body)).toEqual([]);
  if (!code) return;
  expect(Object.keys(examples ?? {})).toContain(code);
  const request_id = answer.headers.get('X-Request-Id');
  const docs_url = `https://app.test${apiErrorPath(code as ApiErrorCode)}`;
  expect(body).toMatchObject({ error: { code, request_id, docs_url } });
}

const walk = Object.entries(cases).flatMap(([operationId, answers]) =>
  Object.entries(answers).map(([name, each]) => [operationId, name, each] as const),
);

function itConforms(sendTo: (backend: SeededBackend) => Promise<Send>): void {
  // @spec tools.public-api
  it.each(walk)('%s answers as documented: %s', async (operationId, name, { tools, ask }) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, premium, small } = await createApi(tools);
    const stage = { backend, key: premium.key, image_url: small, send: await sendTo(backend) };
    await expectDocumented(await ask(stage), operationId, name);
  });
}

afterEach(() => vi.restoreAllMocks());

describe('the public API itself', () => {
  itConforms(async (backend) => (path, init) => backend.fetch(new Request(testOrigin + path, init)));
});

describe('the public API over HTTP', () => {
  let mount: HttpMount;
  afterEach(() => mount.close());
  itConforms(async (backend) => {
    mount = await serveBackend(backend, () => [], 0);
    return (path, init) => fetch(mount.url + path, init);
  });
});

it('has a case for every answer of the document', () => {
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses as Record<string, Documented>).flatMap(([status, { content }]) => {
      const codes = Object.keys(content['application/json']?.examples ?? {});
      return codes.length > 0
        ? codes.map((code) => [operationId, `${status} ${code}`])
        : [[operationId, status]];
    }),
  );
  expect(walk.map(([operationId, name]) => [operationId, name]).toSorted()).toEqual(answers.toSorted());
});

it('returns the document with itself as the server', async () => {
  const { backend } = await createApi();
  const answer = await backend.fetch(new Request(`${testOrigin}/v1/openapi.json`));
  expect(await answer.json()).toEqual({
    ...openApiDocument,
    servers: [{ ...openApiDocument.servers[0], url: testOrigin }],
  });
});

it('exposes all documented headers to other origins', async () => {
  const { backend } = await createApi();
  const answer = await backend.fetch(new Request(`${testOrigin}/v1/openapi.json`));
  const exposed = answer.headers.get('Access-Control-Expose-Headers')?.split(', ');
  const readable = Object.keys(headerSpecs).filter((name) => name !== 'WWW-Authenticate');
  expect(exposed?.toSorted()).toEqual(readable.toSorted());
});
