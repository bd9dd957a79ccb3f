import { api } from '../limits';

/** What the API is and where it answers. */
export const info = {
  title: 'Verapix API',
  version: api.version,
  description:
    'Upscale pictures from your own programs: one request with a picture, one answer with the address of the result.',
} as const;

/** A relative address: the server that the document was fetched from. */
export const servers = [{ url: '/', description: 'The server that hands out this document.' }] as const;

/** How requests are signed. */
export const securitySchemes = {
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
