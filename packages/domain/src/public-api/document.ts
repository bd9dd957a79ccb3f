import { pictureFormats, pictureFormatsInWords } from '../files';
import { api, resolutions, upscaleFactors } from '../limits';
import { type ApiErrorCode, apiErrorCodes } from './errors';
import { errorResponses, headerRefs, headers, rateLimitHeaders } from './responses';
import { apiErrorSchema, upscaleRequestSchema, upscaleResultSchema } from './schemas';

/** The API's name and description. */
const info = {
  title: 'Verapix API',
  version: api.version,
  description:
    'Upscale pictures from your own programs: one request with a picture, one answer with the address of the result.',
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

const everyCode = apiErrorCodes.filter(
  (code): code is Exclude<ApiErrorCode, 'not_found'> => code !== 'not_found',
);

const factorsInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  upscaleFactors.map(String),
);

/** `POST /v1/upscale`. */
const upscaleOperation = {
  operationId: 'upscale',
  summary: 'Upscale a picture',
  description: `Makes a ${pictureFormatsInWords} ${factorsInWords} times as wide and high, up to ${resolutions['4K'].longestSidePx} pixels on the longer side, and keeps the result for ${api.resultLifetimeSeconds / 60} minutes. The result has the format of the picture. A picture that says it was taken sideways is turned upright; of an animation the first image is taken; metadata is left out.`,
  security: [{ bearer: [] }, { query: [] }],
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: `Makes a request safe to repeat: within ${api.idempotencyLifetimeSeconds / 3600} hours the same key with the same body gets the first answer again, and nothing is done or counted twice. A request that failed may be repeated with its key.`,
      schema: {
        type: 'string',
        minLength: 1,
        maxLength: api.idempotencyKeyMaxCharacters,
        pattern: '^[!-~]+$',
      },
      example: 'order-1042-cover',
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/UpscaleRequest' },
        example: { image_url: 'https://example.com/boats.jpg', scale_factor: 2 },
      },
    },
  },
  responses: {
    200: {
      description: 'The picture is upscaled.',
      headers: headerRefs(['X-Request-Id', ...rateLimitHeaders]),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/UpscaleResult' },
          example: {
            id: 'up_9hQe2TnX4kLw7sVbY1cRzM3d',
            status: 'succeeded',
            mode: 'live',
            scale_factor: 2,
            input: { width: 1280, height: 853, content_type: 'image/jpeg', bytes: 214_083 },
            output: {
              url: 'https://example.com/v1/results/up_9hQe2TnX4kLw7sVbY1cRzM3d',
              width: 2560,
              height: 1706,
              content_type: 'image/jpeg',
              bytes: 702_911,
            },
            created_at: '2026-01-15T12:00:00.000Z',
            expires_at: '2026-01-15T13:00:00.000Z',
          },
        },
      },
    },
    ...errorResponses(everyCode),
  },
} as const;

const picture = { schema: { type: 'string', contentMediaType: 'image/*' } } as const;

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
    ...errorResponses(['not_found', 'internal_error']),
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
    '/v1/results/{id}': { get: resultOperation },
    '/v1/openapi.json': { get: documentOperation },
  },
  components: {
    schemas: {
      UpscaleRequest: upscaleRequestSchema,
      UpscaleResult: upscaleResultSchema,
      Error: apiErrorSchema,
    },
    headers,
    securitySchemes,
  },
} as const;
