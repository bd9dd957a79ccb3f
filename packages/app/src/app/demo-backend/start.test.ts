import { connectPage } from '@verapix/mocks/browser';
import { createEmbeddedBackend } from '@verapix/mocks/embedded';
import { expect, it, vi } from 'vitest';
import { runningBackend } from './start';
import { startEmbeddedBackend } from './start';

vi.mock('@verapix/mocks/browser', () => ({ connectPage: vi.fn(async () => fetch) }));
vi.mock('@verapix/mocks/embedded', () => ({ anonKey: 'key', createEmbeddedBackend: vi.fn(() => ({})) }));

it('starts once, and tries again after a failed start', async () => {
  vi.mocked(createEmbeddedBackend).mockImplementationOnce(() => {
    throw new Error('not secure');
  });
  await expect(startEmbeddedBackend()).rejects.toThrow('not secure');
  expect(runningBackend()).toBeUndefined();
  const backend = await startEmbeddedBackend();
  expect(runningBackend()).toBe(backend);
  expect(await startEmbeddedBackend()).toBe(backend);
  expect(connectPage).toHaveBeenCalledOnce();
});
