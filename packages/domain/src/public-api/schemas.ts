import type { FromSchema } from 'json-schema-to-ts';
import { pictureFormats } from '../file-formats';
import { api } from '../api-limits';
import { upscaleFactors } from '../limits';
import { apiErrorCodes } from './errors';

const count = { type: 'integer', minimum: 1 } as const;

const contentType = {
  type: 'string',
  enum: [pictureFormats.jpeg.mime, pictureFormats.png.mime, pictureFormats.webp.mime],
  description: 'What the picture really is, whatever it was declared as.',
} as const;

const pictureProperties = {
  width: { ...count, description: 'Pixels, as the picture is seen.' },
  height: { ...count, description: 'Pixels, as the picture is seen.' },
  content_type: contentType,
  bytes: { ...count, description: 'Size of the file.' },
} as const;

const time = { type: 'string', format: 'date-time' } as const;

/** How a picture is enlarged. */
export const upscaleModels = ['fast', 'sharp'] as const;
export type UpscaleModel = (typeof upscaleModels)[number];

/** A job is open until it has one of the last three states. */
export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The body of `POST /v1/upscale`. */
export const upscaleRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['image_url', 'scale_factor'],
  properties: {
    image_url: {
      type: 'string',
      pattern: '^(https?|data):',
      description:
        'Where the picture is: a public https:// or http:// address, or the picture itself as a base64 data URL (data:image/png;base64,…).',
    },
    scale_factor: {
      type: 'integer',
      enum: upscaleFactors,
      description: 'How many times as wide and as high the result is.',
    },
    model: {
      type: 'string',
      enum: upscaleModels,
      default: 'fast',
      description:
        'How the picture is enlarged: fast resamples it, sharp rebuilds detail with the network of the upscaler and takes many times as long.',
    },
    priority: {
      type: 'boolean',
      default: false,
      description: `Whether the job is started before jobs without priority. Of ${api.ordinaryShare} jobs one is still taken from those without. For live keys only.`,
    },
    webhook_url: {
      type: 'string',
      pattern: '^https://',
      maxLength: api.webhookUrlMaxCharacters,
      description: 'A public https:// address that is told when the job has ended.',
    },
  },
} as const;
export type UpscaleRequest = FromSchema<
  typeof upscaleRequestSchema,
  { keepDefaultedPropertiesOptional: true }
>;

const pictureDetails = {
  type: 'object',
  additionalProperties: false,
  required: ['width', 'height', 'content_type', 'bytes'],
  properties: pictureProperties,
} as const;

const jobProperties = {
  id: {
    type: 'string',
    pattern: '^job_[A-Za-z0-9_-]{24}$',
    description: 'The id of the job.',
  },
  mode: {
    type: 'string',
    enum: ['live', 'test'],
    description: 'The type of the key. Both do the same work; test keys may make fewer requests.',
  },
  scale_factor: upscaleRequestSchema.properties.scale_factor,
  model: upscaleRequestSchema.properties.model,
  priority: { type: 'boolean' },
  input: pictureDetails,
  output: {
    type: 'object',
    additionalProperties: false,
    required: ['url', 'width', 'height', 'content_type', 'bytes'],
    description: 'The result of a job that succeeded.',
    properties: {
      url: {
        type: 'string',
        format: 'uri',
        description: 'The upscaled picture, for anyone who has the address, until expires_at.',
      },
      ...pictureProperties,
    },
  },
  error: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'message'],
    description: 'Why a job failed.',
    properties: {
      code: { type: 'string', enum: apiErrorCodes },
      message: { type: 'string' },
    },
  },
  created_at: { ...time, description: 'When the job was sent.' },
  finished_at: { ...time, description: 'When the job ended.' },
  expires_at: { ...time, description: 'When the result is deleted.' },
} as const;

/** A job in any state. */
export const upscaleJobSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'mode', 'scale_factor', 'model', 'priority', 'input', 'created_at'],
  properties: { ...jobProperties, status: { type: 'string', enum: jobStatuses } },
} as const;
export type UpscaleJob = FromSchema<typeof upscaleJobSchema>;

/** A job that succeeded. */
export const upscaleResultSchema = {
  type: 'object',
  additionalProperties: false,
  required: [...upscaleJobSchema.required, 'output', 'finished_at', 'expires_at'],
  properties: { ...jobProperties, status: { type: 'string', const: 'succeeded' } },
} as const;
export type UpscaleResult = FromSchema<typeof upscaleResultSchema>;

/** A page of jobs, newest first. */
export const jobListSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['jobs', 'next_cursor'],
  properties: {
    jobs: { type: 'array', items: { $ref: '#/components/schemas/UpscaleJob' } },
    next_cursor: {
      type: ['string', 'null'],
      description: 'The value of cursor for the next page; null on the last page.',
    },
  },
} as const;
/** `FromSchema` does not resolve the reference. */
export interface JobList {
  jobs: UpscaleJob[];
  next_cursor: string | null;
}

/** The body of a webhook. */
export const webhookEventSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { type: 'string', const: 'job.finished' },
    timestamp: { ...time, description: 'When the job ended.' },
    data: { $ref: '#/components/schemas/UpscaleJob' },
  },
} as const;
export interface WebhookEvent {
  type: 'job.finished';
  timestamp: string;
  data: UpscaleJob;
}

/** The body of every error response. */
export const apiErrorSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'message', 'request_id', 'docs_url'],
      properties: {
        code: { type: 'string', enum: apiErrorCodes, description: 'Stays the same; decide by it.' },
        message: { type: 'string', description: 'What happened, for people. May change.' },
        request_id: {
          type: 'string',
          description: 'The same as in X-Request-Id. Name it when you write to us.',
        },
        docs_url: { type: 'string', format: 'uri', description: 'What the code means and what to do.' },
        field: { type: 'string', description: 'The field or header that the error is about.' },
      },
    },
  },
} as const;
export type ApiErrorBody = FromSchema<typeof apiErrorSchema>;
