import { api } from '../api-limits';
import { pictureFormats } from '../file-formats';
import { resolutions, upscaleFactors } from '../limits';
import type { ApiErrorCode } from './errors';
import { formatsInWords } from './formats-in-words';
import { errorResponses, headerRefs, headers, rateLimitHeaders } from './responses';
import {
  apiErrorSchema,
  jobListSchema,
  jobStatuses,
  upscaleJobSchema,
  upscaleRequestSchema,
  upscaleResultSchema,
  webhookEventSchema,
} from './schemas';

/** From the first attempt to deliver a webhook to the last. */
const webhookSeconds = api.webhookDelaysSeconds.reduce((sum, seconds) => sum + seconds, 0);

/** The API's name and description. */
const info = {
  title: 'Verapix API',
  version: api.version,
  description:
    'Upscale pictures from your own programs: one request with a picture, one answer with the address of the result, or with a job to come back for.',
} as const;

/** A relative URL: the server that the document was fetched from. */
const servers = [{ url: '/', description: 'The server that hands out this document.' }] as const;

/** How requests are authenticated. */
const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: `Your API key in the header Authorization. Live keys begin with ${api.liveKeyPrefix}, test keys with ${api.testKeyPrefix}.`,
  },
  query: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description:
      'Your API key as part of the address. Addresses end up in logs and histories, and the key with them: use the header wherever you can.',
  },
} as const;

/** The errors of every operation that takes a key. */
const keyErrors = [
  'missing_key',
  'invalid_key',
  'expired_key',
  'scope_missing',
  'plan_required',
  'rate_limited',
  'internal_error',
  'unavailable',
] as const satisfies readonly ApiErrorCode[];

const upscaleErrors = [
  ...keyErrors,
  'invalid_json',
  'image_too_large',
  'unsupported_media_type',
  'unsupported_image',
  'validation_failed',
  'forbidden_address',
  'image_unreachable',
  'result_too_large',
  'model_unavailable',
  'idempotency_key_reused',
  'too_many_jobs',
] as const satisfies readonly ApiErrorCode[];

const factorsInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  upscaleFactors.map(String),
);

const queuedJob = {
  id: 'job_V0cYx2mKp8Lr5tQw7zB1nH3d',
  status: 'queued',
  mode: 'live',
  scale_factor: 2,
  model: 'fast',
  priority: false,
  input: { width: 1280, height: 853, content_type: 'image/jpeg', bytes: 214_083 },
  created_at: '2026-01-15T12:00:00.000Z',
} as const;

const succeededJob = {
  ...queuedJob,
  status: 'succeeded',
  output: {
    url: 'https://example.com/v1/results/up_9hQe2TnX4kLw7sVbY1cRzM3d',
    width: 2560,
    height: 1706,
    content_type: 'image/jpeg',
    bytes: 702_911,
  },
  finished_at: '2026-01-15T12:00:01.400Z',
  expires_at: '2026-01-15T13:00:01.400Z',
} as const;

const optionSchemas = upscaleRequestSchema.properties;

/** The fields of a request that say what to do with its picture, for one whose body is the picture. */
const optionParameters = (['scale_factor', 'model', 'priority', 'webhook_url'] as const).map((name) => {
  const { description, ...schema } = optionSchemas[name];
  const when = name === 'scale_factor' ? 'Required if the body is a picture' : 'If the body is a picture';
  return { name, in: 'query', required: false, description: `${when}. ${description}`, schema } as const;
});

const picture = { schema: { type: 'string', contentMediaType: 'image/*' } } as const;

/** `POST /v1/upscale`. */
const upscaleOperation = {
  operationId: 'upscale',
  summary: 'Upscale a picture',
  description: `Makes a ${formatsInWords} ${factorsInWords} times as wide and high, up to ${resolutions['4K'].longestSidePx} pixels on the longer side, and keeps the result for ${api.resultLifetimeSeconds / 60} minutes. If the job ends within ${api.waitSeconds.default} seconds, the answer is 200 with the result, else 202 with the job. The result has the format of the picture. A picture that says it was taken sideways is turned upright; of an animation the first image is taken; metadata is left out.`,
  security: [{ bearer: ['upscale'] }, { query: ['upscale'] }],
  parameters: [
    {
      name: 'Prefer',
      in: 'header',
      required: false,
      description: `How long to wait for the job: "respond-async" not at all, "wait=20" for 20 seconds, up to ${api.waitSeconds.max}. An unknown preference is ignored.`,
      schema: { type: 'string' },
      example: 'respond-async',
    },
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: `Makes a request safe to repeat: within ${api.jobLifetimeSeconds / 3600} hours the same key with the same picture and options gets the same job, and nothing is done or counted twice. A request or job that failed may be repeated with its key.`,
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: api.idempotencyKeyMaxCharacters,
        pattern: '^[!-~]+$',
      },
      example: 'order-1042-cover',
    },
    ...optionParameters,
  ],
  requestBody: {
    required: true,
    description:
      'The file of the picture as it is, with the options as parameters of the address. Or JSON, with the address of the picture or a data URL, which is a third larger than the file.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/UpscaleRequest' },
        example: { image_url: 'https://example.com/boats.jpg', scale_factor: 2 },
      },
      'image/*': picture,
      'application/octet-stream': picture,
    },
  },
  responses: {
    200: {
      description: 'The picture is upscaled.',
      headers: headerRefs(['X-Request-Id', ...rateLimitHeaders]),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/UpscaleResult' },
          example: succeededJob,
        },
      },
    },
    202: {
      description: 'The job is queued or running. Fetch it after the seconds in Retry-After.',
      headers: headerRefs(['X-Request-Id', 'Location', 'Retry-After', ...rateLimitHeaders]),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/UpscaleJob' },
          example: queuedJob,
        },
      },
    },
    ...errorResponses(upscaleErrors),
  },
} as const;

/** A response with one job. */
const jobResponse = (description: string) => ({
  description,
  headers: headerRefs(['X-Request-Id', ...rateLimitHeaders]),
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/UpscaleJob' }, example: queuedJob },
  },
});

const jobIdParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the job.',
  schema: { type: 'string' },
  example: queuedJob.id,
} as const;

/** `GET /v1/jobs/{id}`. */
const jobOperation = {
  operationId: 'getJob',
  summary: 'Fetch a job',
  description: `A job of this key's account and mode, until ${api.jobLifetimeSeconds / 3600} hours after it was sent.`,
  security: [{ bearer: ['jobs:read'] }, { query: ['jobs:read'] }],
  parameters: [jobIdParameter],
  responses: {
    200: jobResponse('The job.'),
    ...errorResponses([...keyErrors, 'not_found']),
  },
} as const;

/** `GET /v1/jobs`. */
const jobListOperation = {
  operationId: 'listJobs',
  summary: 'List jobs',
  description: "The jobs of this key's account and mode, newest first.",
  security: [{ bearer: ['jobs:read'] }, { query: ['jobs:read'] }],
  parameters: [
    {
      name: 'status',
      in: 'query',
      required: false,
      description: 'Only jobs with this status.',
      schema: { type: 'string', enum: jobStatuses },
    },
    {
      name: 'limit',
      in: 'query',
      required: false,
      description: `How many jobs to list, ${api.jobsPerPage.default} by default.`,
      schema: { type: 'integer', minimum: 1, maximum: api.jobsPerPage.max },
    },
    {
      name: 'cursor',
      in: 'query',
      required: false,
      description: 'The next_cursor of the previous page.',
      schema: { type: 'string', minLength: 1, maxLength: 100 },
    },
  ],
  responses: {
    200: {
      description: 'A page of jobs.',
      headers: headerRefs(['X-Request-Id', ...rateLimitHeaders]),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/JobList' },
          example: { jobs: [queuedJob], next_cursor: null },
        },
      },
    },
    ...errorResponses([...keyErrors, 'validation_failed']),
  },
} as const;

/** `POST /v1/jobs/{id}/cancel`. */
const cancelOperation = {
  operationId: 'cancelJob',
  summary: 'Cancel a job',
  description: 'Cancels a job that is queued or running. It takes no body.',
  security: [{ bearer: ['upscale'] }, { query: ['upscale'] }],
  parameters: [jobIdParameter],
  responses: {
    200: jobResponse('The job, which is canceled now.'),
    ...errorResponses([...keyErrors, 'not_found', 'job_finished']),
  },
} as const;

/** The request that tells of the end of a job. */
const jobWebhook = {
  operationId: 'jobFinished',
  summary: 'A job has ended',
  description: `Sent to the webhook_url of a job when it has succeeded, failed or been canceled. Verify it as Standard Webhooks says: the header webhook-signature holds "v1," and the HMAC-SHA256, in base64, of "{webhook-id}.{webhook-timestamp}.{body}", with the signing secret of the page API keys. Answer with a status of 200 to 299 within ${api.webhookTimeoutSeconds} seconds; anything else is tried again, ${api.webhookDelaysSeconds.length} times in all over about ${Math.round(webhookSeconds / 3600)} hours. The same webhook-id may arrive twice.`,
  parameters: [
    {
      name: 'webhook-id',
      in: 'header',
      required: true,
      description: 'Names the event; the same in every attempt.',
      schema: { type: 'string' },
    },
    {
      name: 'webhook-timestamp',
      in: 'header',
      required: true,
      description: 'When this attempt was made, in seconds since 1970. Refuse old ones.',
      schema: { type: 'string', pattern: '^[0-9]+$' },
    },
    {
      name: 'webhook-signature',
      in: 'header',
      required: true,
      description: 'One or more signatures, separated by spaces.',
      schema: { type: 'string', pattern: '^v1,' },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' } } },
  },
  responses: { 204: { description: 'The event was taken in.' } },
} as const;

/** `GET /v1/results/{id}`. */
const resultOperation = {
  operationId: 'getResult',
  summary: 'Fetch a result',
  description:
    'The upscaled picture, until it expires. Needs no key: anyone who has the address can fetch it, so keep it private.',
  security: [],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The id of the result.',
      schema: { type: 'string' },
      example: 'up_9hQe2TnX4kLw7sVbY1cRzM3d',
    },
  ],
  responses: {
    200: {
      description: 'The picture, in the format of the one that was sent.',
      headers: headerRefs(['X-Request-Id', 'Content-Disposition']),
      content: {
        [pictureFormats.jpeg.mime]: picture,
        [pictureFormats.png.mime]: picture,
        [pictureFormats.webp.mime]: picture,
      },
    },
    ...errorResponses(['not_found', 'internal_error', 'unavailable']),
  },
} as const;

/** `GET /v1/openapi.json`. */
const documentOperation = {
  operationId: 'getDocument',
  summary: 'Fetch this document',
  description: 'The description of the API that you are reading, for tools: OpenAPI 3.1.',
  security: [],
  responses: {
    200: {
      description: 'The document.',
      headers: headerRefs(['X-Request-Id']),
      content: { 'application/json': { schema: { type: 'object' } } },
    },
    ...errorResponses(['internal_error']),
  },
} as const;

/**
 * The public API as an OpenAPI 3.1 document: the source of its reference page, its types, the mock backend's validation
 * and responses, and its tests.
 */
export const openApiDocument = {
  openapi: '3.1.0',
  info,
  servers,
  paths: {
    '/v1/upscale': { post: upscaleOperation },
    '/v1/jobs': { get: jobListOperation },
    '/v1/jobs/{id}': { get: jobOperation },
    '/v1/jobs/{id}/cancel': { post: cancelOperation },
    '/v1/results/{id}': { get: resultOperation },
    '/v1/openapi.json': { get: documentOperation },
  },
  webhooks: { 'job.finished': { post: jobWebhook } },
  components: {
    schemas: {
      UpscaleRequest: upscaleRequestSchema,
      UpscaleJob: upscaleJobSchema,
      UpscaleResult: upscaleResultSchema,
      JobList: jobListSchema,
      WebhookEvent: webhookEventSchema,
      Error: apiErrorSchema,
    },
    headers,
    securitySchemes,
  },
} as const;
