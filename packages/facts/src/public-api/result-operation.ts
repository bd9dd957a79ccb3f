import { pictureFormats } from '../formats';
import { errorResponses } from './error-responses';
import { headerRefs } from './headers';

const picture = { schema: { type: 'string', contentMediaType: 'image/*' } } as const;

/** `GET /v1/results/{id}`. */
export const resultOperation = {
  operationId: 'getResult',
  summary: 'Fetch a result',
  description:
    'The upscaled picture, until it expires. Needs no key: whoever has the address may fetch it, so keep it to yourself.',
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
