import { pictureFormatsInWords } from '../formats';
import { api, resolutions, upscaleFactors } from '../limits';
import { errorResponses } from './error-responses';
import { type ApiErrorCode, apiErrorCodes } from './errors';
import { headerRefs, rateLimitHeaders } from './headers';

const everyCode = apiErrorCodes.filter(
  (code): code is Exclude<ApiErrorCode, 'not_found'> => code !== 'not_found',
);

const factorsInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  upscaleFactors.map(String),
);

/** `POST /v1/upscale`. */
export const upscaleOperation = {
  operationId: 'upscale',
  summary: 'Upscale a picture',
  description: `Makes a ${pictureFormatsInWords} ${factorsInWords} times as wide and high, up to ${resolutions['4K'].longestSidePx} pixels on the longer side, and keeps the result for ${api.resultKeptSeconds / 60} minutes. The result has the format of the picture. A picture that says it was taken sideways is turned upright; of an animation the first image is taken; metadata is left out.`,
  security: [{ bearer: [] }, { query: [] }],
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: `Makes a request safe to repeat: within ${api.idempotencyKeptSeconds / 3600} hours the same key with the same body gets the first answer again, and nothing is done or counted twice. A request that failed may be repeated with its key.`,
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
