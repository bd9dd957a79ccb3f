import { describe, expect, it, vi } from 'vitest';
import { askBackend } from './ask-backend';

describe('asking a backend whose clients are still to be fetched', () => {
  it('asks once they are there', async () => {
    const ask = askBackend(async () => ({ api: { origin: 'here' } }) as never);
    await expect(ask(async (api) => ({ ok: true, api }))).resolves.toEqual({
      ok: true,
      api: { origin: 'here' },
    });
  });

  it('answers that the server is out of reach when they cannot be fetched, and fetches again the next time', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const start = vi.fn(async () => ({ api: {} }) as never);
    start.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const ask = askBackend(start);
    await expect(ask(async () => ({ ok: true }))).resolves.toMatchObject({
      ok: false,
      problem: { code: 'unreachable' },
    });
    await expect(ask(async () => ({ ok: true }))).resolves.toEqual({ ok: true });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
