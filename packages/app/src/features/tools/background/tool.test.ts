import type { CutOutOutput } from '@verapix/engines/background';
import { downloads } from '@verapix/engines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { doneMessage } from './tool';
import { autoStart } from './Workspace';

const cached = vi.hoisted(() => new Set<string>());
vi.mock('@verapix/engines', async (original) => ({
  ...(await original<typeof import('@verapix/engines')>()),
  isFileCached: async ({ name }: { name: string }) => cached.has(name),
}));
beforeEach(() => cached.clear());

it.each([
  [undefined, 'Background removed.'],
  ['fell-back-model-unavailable', 'Background removed.'],
  ['no-near-white', 'Almost nothing was removed.'],
  ['nothing-found', 'Almost everything was removed.'],
] as const)('a run that ended with the note %s says: %s', (code, message) => {
  const note = code && { code, message: 'What was found.' };
  expect(doneMessage({ ...(note && { note }) } as CutOutOutput)).toBe(message);
});

describe('a chosen picture starts', () => {
  const options = { method: 'best', subject: 'anything' } as const;

  // @spec background.states
  it('with Instant while Best would have to download its files', async () => {
    expect(await autoStart(options)).toEqual({ method: 'instant' });
  });

  it('with Best once all of its files are on the device', async () => {
    for (const { name } of downloads.backgroundOfAnything) cached.add(name);
    expect(await autoStart(options)).toEqual({ method: 'best' });
    expect(await autoStart({ ...options, subject: 'people' })).toEqual({ method: 'instant' });
  });

  it('with Instant if the user chose it', async () => {
    for (const { name } of downloads.backgroundOfAnything) cached.add(name);
    expect(await autoStart({ ...options, method: 'instant' })).toEqual({});
  });
});
