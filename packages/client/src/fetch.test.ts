import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerLimitMs, fetchWithTimeout } from './fetch';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<Response>(() => undefined);

describe('fetchWithTimeout', () => {
  it('returns an answer unchanged', async () => {
    const answer = new Response('{"a":1}', {
      status: 418,
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    });
    const response = await fetchWithTimeout(async () => answer)('https://a.example');
    expect([response.status, response.headers.get('x-supabase-api-version')]).toEqual([418, '2024-01-01']);
    expect(await response.json()).toEqual({ a: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns an answer without a body', async () => {
    const response = await fetchWithTimeout(async () => new Response(null, { status: 204 }))(
      'https://a.example',
    );
    expect([response.status, response.body]).toEqual([204, null]);
  });

  it('rejects with a TimeoutError after 12 seconds, and not before', async () => {
    const settled = vi.fn();
    const answer = fetchWithTimeout(() => never)('https://a.example').catch(settled);
    await vi.advanceTimersByTimeAsync(answerLimitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('times out on a body that never ends', async () => {
    const stuck = new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
    const answer = expect(fetchWithTimeout(async () => stuck)('https://a.example')).rejects.toThrow(
      'too long',
    );
    await vi.advanceTimersByTimeAsync(answerLimitMs);
    await answer;
  });

  it("rejects with the caller's reason when the caller aborts, and aborts the request", async () => {
    const caller = new AbortController();
    const inner = vi.fn((_: RequestInfo | URL, _init?: RequestInit) => never);
    const answer = fetchWithTimeout(inner)('https://a.example', { signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(inner.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('sends no request if the caller has already aborted', async () => {
    const inner = vi.fn(() => never);
    await expect(
      fetchWithTimeout(inner)('https://a.example', { signal: AbortSignal.abort(new Error('left')) }),
    ).rejects.toThrow('left');
    expect(inner).not.toHaveBeenCalled();
  });
});
