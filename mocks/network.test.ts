import { describe, expect, it, vi } from 'vitest';
import { slowNetworkDelay } from './delays';
import { anonKey } from './http/gateway';
import { createNetworkSetting, type NetworkScenario, withNetwork } from './network';
import { call, createTestBackend, testOrigin } from './testing/test-backend';

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
  it('passes requests on when it is ok', async () => {
    const { network, wait } = setUp('ok');
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).body).toMatchObject({ code: '42501' });
    expect(wait).not.toHaveBeenCalled();
  });

  it('delays a request when it is slow', async () => {
    const { network, wait } = setUp('slow');
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).body).toMatchObject({ code: '42501' });
    expect(wait).toHaveBeenCalledExactlyOnceWith(slowNetworkDelay, expect.any(AbortSignal));
  });

  it('sends nothing when the client canceled during the delay', async () => {
    const { network, wait } = setUp('slow');
    const caller = new AbortController();
    wait.mockImplementation(async () => caller.abort());
    const request = new Request(`${testOrigin}/rest/v1/subscriptions`, { signal: caller.signal });
    expect((await network.fetch(request)).type).toBe('error');
  });

  it.each(paths)('does not answer %s when it is offline', async (path) => {
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

  it.each(paths)('answers %s with a 429 when it is rate-limited', async (path) => {
    const { network } = setUp('rate-limited');
    const answer = await call(network, 'POST', path, { body: {} });
    expect(answer).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  it('answers preflight requests in every scenario but offline', async () => {
    const { network } = setUp('server-error');
    expect((await call(network, 'OPTIONS', '/auth/v1/token')).status).toBe(204);
  });

  it('passes on requests to other paths', async () => {
    const { network } = setUp('server-error');
    expect((await call(network, 'GET', '/index.html')).status).toBe(404);
  });

  it('reads the scenario for each request', async () => {
    const { network, state } = setUp('server-error');
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).status).toBe(500);
    state.scenario = 'ok';
    expect((await call(network, 'GET', '/rest/v1/subscriptions')).status).toBe(401);
  });
});

function tabStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  } as unknown as Storage;
}

describe('the network setting', () => {
  it('is ok by default and survives a reload', () => {
    const storage = tabStorage();
    const setting = createNetworkSetting(() => storage);
    expect(setting.read()).toBe('ok');
    setting.choose('offline');
    expect(createNetworkSetting(() => storage).read()).toBe('offline');
  });

  it('notifies listeners until they unsubscribe', () => {
    const storage = tabStorage();
    const setting = createNetworkSetting(() => storage);
    const listener = vi.fn();
    const stop = setting.subscribe(listener);
    setting.choose('slow');
    stop();
    setting.choose('ok');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is ok if the stored value is invalid', () => {
    const storage = tabStorage();
    storage.setItem('verapix-demo-backend.network', 'constructor');
    expect(createNetworkSetting(() => storage).read()).toBe('ok');
  });

  it('works in memory if the storage is blocked', () => {
    const setting = createNetworkSetting(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    setting.choose('rate-limited');
    expect(setting.read()).toBe('rate-limited');
  });
});
