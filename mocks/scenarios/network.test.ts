import { describe, expect, it, vi } from 'vitest';
import { slowNetwork } from '../delays';
import { anonKey } from '../http/api-key';
import { call } from '../testing/call';
import { createTestBackend, testOrigin } from '../testing/create-test-backend';
import { type NetworkScenario, withNetwork } from './network';

function setUp(scenario: NetworkScenario) {
  const backend = createTestBackend();
  const wait = vi.fn(() => Promise.resolve());
  const state = { scenario };
  return { state, wait, network: withNetwork(backend, () => state.scenario, { ...backend.options, wait }) };
}

const paths = [
  '/auth/v1/user',
  '/rest/v1/subscriptions',
  '/functions/v1/list-sessions',
  '/sandbox/v1/checkout',
];

describe('the network', () => {
  it('lets everything pass when all is well', async () => {
    const { network, wait } = setUp('ok');
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).body).toMatchObject({ code: '42501' });
    expect(wait).not.toHaveBeenCalled();
  });

  it('holds a request back when it is slow, and no longer than that', async () => {
    const { network, wait } = setUp('slow');
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).body).toMatchObject({ code: '42501' });
    expect(wait).toHaveBeenCalledExactlyOnceWith(slowNetwork, expect.any(AbortSignal));
  });

  it('gives no answer, and asks the server nothing, when the caller gave up waiting', async () => {
    const { network, wait } = setUp('slow');
    const caller = new AbortController();
    wait.mockImplementation(async () => caller.abort());
    const request = new Request(`${testOrigin}/rest/v1/subscriptions`, { signal: caller.signal });
    expect((await network.fetch(request)).type).toBe('error');
  });

  it.each(paths)('gives no answer to %s when there is none', async (path) => {
    const { network } = setUp('offline');
    const response = await network.fetch(
      new Request(`${testOrigin}${path}`, { headers: { apikey: anonKey } }),
    );
    expect(response.type).toBe('error');
  });

  it.each(paths)('answers %s with a 500 that pages of other origins can read', async (path) => {
    const { network } = setUp('server-error');
    const answer = await call(network, 'POST', path, { body: {} });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it.each(paths)('answers %s with a 429 when there was too much', async (path) => {
    const { network } = setUp('rate-limited');
    const answer = await call(network, 'POST', path, { body: {} });
    expect(answer).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  it('lets a browser ask before it sends, whatever the server is about to answer', async () => {
    const { network } = setUp('server-error');
    expect((await call(network, 'OPTIONS', '/auth/v1/token')).status).toBe(204);
  });

  it('leaves alone what is not the backend', async () => {
    const { network } = setUp('server-error');
    expect((await call(network, 'GET', '/index.html')).status).toBe(404);
  });

  it('changes from one request to the next', async () => {
    const { network, state } = setUp('server-error');
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).status).toBe(500);
    state.scenario = 'ok';
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).status).toBe(401);
  });
});
