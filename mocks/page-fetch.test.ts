import { describe, expect, it, vi } from 'vitest';
import type { Backend } from './backend';
import { directFetch, marked, workerFetch } from './page-fetch';

const url = 'https://app.test/auth/v1/user';

const echo: Backend = { fetch: async (request) => new Response(await request.text()) };
const offline: Backend = { fetch: () => Promise.resolve(Response.error()) };
const silent: Backend = { fetch: () => new Promise(() => {}) };

/** A service worker that hands requests to the backend, as long as it lives. */
function worker(backend: Backend) {
  const state = { alive: true };
  const send = vi.fn<typeof fetch>((input, init) =>
    state.alive
      ? marked(backend).fetch(new Request(input, init))
      : Promise.resolve(new Response('Not found', { status: 404 })),
  );
  return { state, send };
}

describe('asking the backend in the page', () => {
  it('gives its answer', async () => {
    const response = await directFetch(echo)(url, { method: 'POST', body: 'hello' });
    expect(await response.text()).toBe('hello');
  });

  it('rejects as a browser does when the network is away', async () => {
    await expect(directFetch(offline)(url)).rejects.toThrow(TypeError);
  });

  it('rejects when the caller gives up, before and while it waits', async () => {
    await expect(directFetch(echo)(url, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    const controller = new AbortController();
    const answer = directFetch(silent)(url, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });
});

describe('asking through the service worker', () => {
  it('gives the answer that came through it', async () => {
    const { send } = worker(echo);
    const inPage = vi.spyOn(echo, 'fetch');
    const response = await workerFetch(echo, send, () => true)(url, { method: 'POST', body: 'hello' });
    expect(await response.text()).toBe('hello');
    expect(inPage).toHaveBeenCalledTimes(1);
  });

  it('asks in the page, with the same body, once the browser has ended the worker', async () => {
    const { send, state } = worker(echo);
    state.alive = false;
    const response = await workerFetch(echo, send, () => true)(url, { method: 'POST', body: 'hello' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('hello');
  });

  it('does not try the network in a page that no worker controls', async () => {
    const { send } = worker(echo);
    await workerFetch(echo, send, () => false)(url);
    expect(send).not.toHaveBeenCalled();
  });

  it('asks in the page when the worker was there and the host is out of reach', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await workerFetch(echo, send, () => true)(url)).status).toBe(200);
  });

  it('rejects when the stand-in says that the network is away', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(workerFetch(offline, send, () => true)(url)).rejects.toThrow(TypeError);
  });

  it('stays aborted when the caller gives up', async () => {
    const controller = new AbortController();
    controller.abort();
    const send: typeof fetch = (_input, init) => Promise.reject(init?.signal?.reason);
    const answer = workerFetch(echo, send, () => true)(url, { signal: controller.signal });
    await expect(answer).rejects.toThrow('aborted');
  });
});
