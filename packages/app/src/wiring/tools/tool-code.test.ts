import { expect, it, vi } from 'vitest';
import { toolCode } from './tool-code';

const start = (prepare = async () => {}) => ({ prepare, startTool: () => 'started' });

it('has the machine and the parts of the page before anything is started', async () => {
  const part = vi.fn(async () => 'workspace');
  const { load } = toolCode(async () => start(), part);
  expect((await load()).startTool()).toBe('started');
  expect(part).toHaveBeenCalledOnce();
});

it('is not there while one of the parts is missing', async () => {
  const lost = new TypeError('Failed to fetch');
  const { load, prepare } = toolCode(
    async () => start(),
    () => Promise.reject(lost),
  );
  await expect(load()).rejects.toBe(lost);
  await expect(prepare()).rejects.toBe(lost);
});

it('fetches with the rest what a run needs', async () => {
  const prepareRun = vi.fn(async () => {});
  await toolCode(async () => start(prepareRun)).prepare();
  expect(prepareRun).toHaveBeenCalledOnce();
});
