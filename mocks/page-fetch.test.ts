import { describe, expect, it, vi } from 'vitest';
import type { Backend } from './backend';
import { directFetch, marked, workerFetch } from './page-fetch';

const url = 'https://app.test/auth/v1/user';

const echo: Backend = { fetch: async (request) => new Response(await request.text()) };
const offline: Backend = { fetch: () => Promise.resolve(Response.error()) };
const silent: Backend = { fetch: () => new Promise(() => {}) };

/** A service worker that passes requests to the backend until it is stopped. */
function worker(backend: Backend) {
  const state = { alive: true };
  const send = vi.fn<typeof fetch>((input, init) =>
    state.alive
      ? marked(backend).fetch(new Request(input, init))
      : Promise.resolve(new Response('Not found', { status: 404 })),
  );
  return { state, send };
}

describe('fetching in the page', () => {
  it('returns the response', async () => {
    const response = await directFetch(echo)(url, { method: 'POST', body: 'hello' });
    expect(await response.text()).toBe('hello');
  });

  it('rejects like a browser when the network is offline', async () => {
    await expect(directFetch(offline)(url)).rejects.toThrow(TypeError);
  });

  it('rejects when it is aborted before or during the request', async () => {
    await expect(directFetch(echo)(url, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    const controller = new AbortController();
    const answer = directFetch(silent)(url, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });
});

describe('fetching through the service worker', () => {
  it('returns the response of the service worker', async () => {
    const { send } = worker(echo);
    const inPage = vi.spyOn(echo, 'fetch');
    const response = await workerFetch(echo, send, () => true)(url, { method: 'POST', body: 'hello' });
    expect(await response.text()).toBe('hello');
    expect(inPage).toHaveBeenCalledTimes(1);
  });

  it('repeats the request in the page after the browser stopped the worker', async () => {
    const { send, state } = worker(echo);
    state.alive = false;
    const response = await workerFetch(echo, send, () => true)(url, { method: 'POST', body: 'hello' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('hello');
  });

  it('does not use the network in a page without a worker', async () => {
    const { send } = worker(echo);
    await workerFetch(echo, send, () => false)(url);
    expect(send).not.toHaveBeenCalled();
  });

  it('repeats the request in the page when the host cannot be reached', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await workerFetch(echo, send, () => true)(url)).status).toBe(200);
  });

  it('rejects when the simulated network is offline', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(workerFetch(offline, send, () => true)(url)).rejects.toThrow(TypeError);
  });

  it('stays aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const send: typeof fetch = (_input, init) => Promise.reject(init?.signal?.reason);
    const answer = workerFetch(echo, send, () => true)(url, { signal: controller.signal });
    await expect(answer).rejects.toThrow('aborted');
  });
});
