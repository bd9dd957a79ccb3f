import type { FromSchema } from 'json-schema-to-ts';
import { pictureFormats } from '../files';
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
  },
} as const;
export type UpscaleRequest = FromSchema<typeof upscaleRequestSchema>;

/** The response to `POST /v1/upscale`. */
export const upscaleResultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'mode', 'scale_factor', 'input', 'output', 'created_at', 'expires_at'],
  properties: {
    id: {
      type: 'string',
      pattern: '^up_[A-Za-z0-9_-]{24}$',
      description: 'The id of the result. It cannot be guessed.',
    },
    status: { type: 'string', const: 'succeeded' },
    mode: {
      type: 'string',
      enum: ['live', 'test'],
      description: 'The type of the key. Both do the same work; test keys may make fewer requests.',
    },
    scale_factor: upscaleRequestSchema.properties.scale_factor,
    input: {
      type: 'object',
      additionalProperties: false,
      required: ['width', 'height', 'content_type', 'bytes'],
      properties: pictureProperties,
    },
    output: {
      type: 'object',
      additionalProperties: false,
      required: ['url', 'width', 'height', 'content_type', 'bytes'],
      properties: {
        url: {
          type: 'string',
          format: 'uri',
          description: 'The upscaled picture, for anyone who has the address, until expires_at.',
        },
        ...pictureProperties,
      },
    },
    created_at: time,
    expires_at: { ...time, description: 'When the result is deleted.' },
  },
} as const;
export type UpscaleResult = FromSchema<typeof upscaleResultSchema>;

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
