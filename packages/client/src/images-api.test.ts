import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignedInBackend, disposeBackends, json, never, offline, unhurried } from './backend.test-kit';

const wanted = { prompt: 'a lake', width: 512, height: 512, seed: 1 };
const generate = 'POST /functions/v1/generate-image';
const made = { picture: { base64: btoa('picture'), format: 'png', width: 24, height: 16 }, left: 2 };

afterEach(disposeBackends);

describe('having a picture made', () => {
  it('is requested with the session, and returns a file and what is left', async () => {
    const { api, server, token } = createSignedInBackend();
    server.on(generate, () => json(made));
    const outcome = await api.generateImage(wanted, unhurried());
    expect(outcome).toMatchObject({ ok: true, left: 2 });
    const picture = outcome.ok ? outcome.picture : new Blob();
    expect([picture.type, await picture.text()]).toEqual(['image/png', 'picture']);
    expect(server.seen[0]).toMatchObject({ body: wanted });
    expect(server.seen[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it.each([
    [422, 'prompt_refused', 'The service refused this prompt: Not this.'],
    [403, 'usage_limit_reached', 'You have had all 3 pictures.'],
    [429, 'over_request_rate_limit', 'You have asked for 60 pictures within an hour.'],
    [503, 'image_service_busy', 'The image service has too many requests.'],
    [503, 'image_service_failed', 'The image service did not make a picture.'],
  ])('returns why there is none: %s %s', async (status, code, message) => {
    const { api, server } = createSignedInBackend();
    server.on(generate, () => json({ code, message }, status));
    expect(await api.generateImage(wanted, unhurried())).toEqual({ ok: false, problem: { code, message } });
  });

  it.each([
    ['without a service', () => json({ code: 'not_implemented', message: 'x' }, 501), 'not_implemented'],
    ['with no network', offline, 'unreachable'],
    ['with no base64', () => json({ ...made, picture: { base64: '~', format: 'png' } }), 'invalid_response'],
    [
      'with another format',
      () => json({ ...made, picture: { base64: 'AAAA', format: 'svg' } }),
      'invalid_response',
    ],
  ])('is a problem in our own words %s', async (_, answer, code) => {
    const { api, server } = createSignedInBackend();
    server.on(generate, answer);
    expect(await api.generateImage(wanted, unhurried())).toMatchObject({ problem: { code } });
  });

  it('ends with the page', async () => {
    const { api, server } = createSignedInBackend();
    server.on(generate, never);
    const leaving = new AbortController();
    const outcome = api.generateImage(wanted, leaving.signal);
    leaving.abort();
    expect(await outcome).toMatchObject({ problem: { code: 'aborted' } });
  });

  describe('with a slow service', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('waits longer than for other functions, but not forever', async () => {
      const { api, server } = createSignedInBackend();
      server.on(generate, never);
      const settled = vi.fn();
      const outcome = api.generateImage(wanted, unhurried()).then((answer) => {
        settled();
        return answer;
      });
      await vi.advanceTimersByTimeAsync(100_000);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(12_000);
      expect(await outcome).toMatchObject({ problem: { code: 'timeout' } });
    });
  });
});
