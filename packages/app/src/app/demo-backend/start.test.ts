import { createEmitter } from '@verapix/domain';
import { connectPage } from '@verapix/mocks/browser';
import { createEmbeddedBackend } from '@verapix/mocks/embedded';
import { expect, it, vi } from 'vitest';
import { runningBackend, startEmbeddedBackend, subscribeToBackend } from './start';

vi.mock('@verapix/mocks/browser', () => ({ connectPage: vi.fn(async () => fetch) }));
vi.mock('@verapix/mocks/embedded', () => ({ anonKey: 'key', createEmbeddedBackend: vi.fn() }));

it('starts once, tries again after a failed start, and reports its start and its changes', async () => {
  const store = createEmitter();
  const network = createEmitter();
  const listener = vi.fn();
  subscribeToBackend(listener);
  vi.mocked(createEmbeddedBackend).mockResolvedValue({ store, network } as never);
  vi.mocked(createEmbeddedBackend).mockRejectedValueOnce(new Error('not loaded'));
  await expect(startEmbeddedBackend()).rejects.toThrow('not loaded');
  expect(runningBackend()).toBeUndefined();
  const backend = await startEmbeddedBackend();
  expect(runningBackend()).toBe(backend);
  expect(await startEmbeddedBackend()).toBe(backend);
  expect(connectPage).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledTimes(1);
  store.emit();
  network.emit();
  expect(listener).toHaveBeenCalledTimes(3);
});
