import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonKey } from './http/api-key';
import { standInServer } from './node';
import { createTestBackend } from './testing/create-test-backend';

const origin = 'http://localhost:54321';
const state = { away: false };
const backend = createTestBackend();
const server = standInServer(
  { fetch: (request) => (state.away ? Promise.resolve(Response.error()) : backend.fetch(request)) },
  origin,
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('the global fetch of Node', () => {
  it.each(['/auth/v1/user', '/rest/v1/subscriptions', '/functions/v1/delete-account', '/v1/nowhere'])(
    'reaches the backend at %s',
    async (path) => {
      const response = await fetch(origin + path, { method: 'POST', headers: { apikey: anonKey } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it('is refused like a browser when the stand-in says the network is away', async () => {
    state.away = true;
    await expect(fetch(`${origin}/auth/v1/user`)).rejects.toThrow(TypeError);
    state.away = false;
  });
});
