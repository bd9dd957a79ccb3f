import { connectPage } from '@verapix/mocks/browser';
import { createEmbeddedBackend } from '@verapix/mocks/embedded';
import { expect, it, vi } from 'vitest';
import { runningStandIn } from './running';
import { startEmbeddedBackend } from './start';

vi.mock('@verapix/mocks/browser', () => ({ connectPage: vi.fn(async () => fetch) }));
vi.mock('@verapix/mocks/embedded', () => ({ anonKey: 'key', createEmbeddedBackend: vi.fn(() => ({})) }));

it('starts once, and tries again after a start that failed', async () => {
  vi.mocked(createEmbeddedBackend).mockImplementationOnce(() => {
    throw new Error('not secure');
  });
  await expect(startEmbeddedBackend()).rejects.toThrow('not secure');
  expect(runningStandIn()).toBeUndefined();
  const standIn = await startEmbeddedBackend();
  expect(runningStandIn()).toBe(standIn);
  expect(await startEmbeddedBackend()).toBe(standIn);
  expect(connectPage).toHaveBeenCalledOnce();
});
