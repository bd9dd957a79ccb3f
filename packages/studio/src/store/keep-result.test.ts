import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import { describe, expect, it, vi } from 'vitest';
import { handOver } from '../workspace/hand-over';
import { createMemoryStore, type ResultStore } from './result-store';
import { settingsOf } from './settings';
import { imageToText } from '../tools/image-to-text/definition';
import { type FinishedRun, keepResult, resultsOf } from './keep-result';

const file = new File(['page'], 'page.png', { type: 'image/png' });
const source = { file, name: 'page.png', bytes: 4, width: 30, height: 40 } as PictureSource;

const reading = (text: string, method: 'device' | 'simulated' = 'device'): FinishedRun => ({
  tool: 'image-to-text',
  source,
  options: {},
  parts: imageToText.kept?.({ text, method } as TextOutput, source) ?? [],
});

describe('what is kept of a run', () => {
  it('is its file under the name of the download, with the original', async () => {
    const [kept] = await resultsOf(reading('Dear Ada'), 7);
    expect(kept?.result).toEqual({
      id: expect.any(String),
      madeAt: 7,
      tool: 'image-to-text',
      steps: [{ tool: 'image-to-text', settings: {} }],
      files: [{ name: 'page-extracted-text.txt', mime: 'text/plain;charset=utf-8', bytes: 9 }],
      original: { name: 'page.png', mime: 'image/png', bytes: 4, width: 30, height: 40 },
      excerpt: 'Dear Ada',
    });
    expect(kept?.files.original).toBe(file);
  });

  it('is nothing without a text, and nothing of a simulation', async () => {
    expect(await resultsOf(reading(''))).toEqual([]);
    expect(await resultsOf(reading('Placeholder', 'simulated'))).toEqual([]);
  });

  it('continues the chain of a result that another tool has passed on', async () => {
    const handed = new File(['a'], 'a.png', { type: 'image/png' });
    handOver('/tools/image-to-text', [handed], [{ tool: 'image-upscaler', settings: { factor: 2 } }]);
    const [kept] = await resultsOf({ ...reading('a'), source: { ...source, file: handed } });
    expect(kept?.result.steps.map(({ tool }) => tool)).toEqual(['image-upscaler', 'image-to-text']);
  });

  it('has the area of a mask in place of its pixels', () => {
    const data = new Uint8Array(8);
    data[5] = 1;
    const mask = { width: 4, height: 2, data };
    const area = { x: 0.25, y: 0.5, width: 0.25, height: 0.5 };
    expect(settingsOf({ method: 'best', mask })).toEqual({ method: 'best', area });
    const unmarked = { ...mask, data: new Uint8Array(8) };
    expect(settingsOf({ mask: unmarked })).toEqual({ area: undefined });
    expect(settingsOf({ method: 'best', mask: undefined })).toEqual({ method: 'best' });
  });
});

const mayStore = () => true;

describe('keeping a result', () => {
  it('is silent while there is room, and warns when there is none', async () => {
    const notify = vi.fn();
    const store = createMemoryStore(20);
    await keepResult(reading('Dear Ada'), { notify, mayStore }, async () => store);
    expect(notify).not.toHaveBeenCalled();
    await keepResult(reading('Dear Ada'), { notify, mayStore }, async () => store);
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Your results are full', variant: 'warning' }),
    );
    expect(await store.read()).toMatchObject({ value: { results: { length: 1 } } });
  });

  it('tells what is there on the next visit from what is in memory, and from nothing', async () => {
    const inMemory = createMemoryStore();
    const inDatabase = { ...inMemory, add: async () => ({ ok: true, value: 'kept' }) as const };
    const keep = (text: string, store: ResultStore) =>
      keepResult(reading(text), { notify: vi.fn(), mayStore }, async () => store);
    expect(await keep('Dear Ada', inDatabase)).toBe(true);
    expect(await keep('Dear Ada', inMemory)).toBe(false);
    expect(await keep('', inDatabase)).toBe(false);
  });

  it('does nothing after the user has turned it off', async () => {
    const store = createMemoryStore();
    await store.setKeeping(false);
    await keepResult(reading('Dear Ada'), { notify: vi.fn(), mayStore }, async () => store);
    expect(await store.read()).toMatchObject({ value: { results: [] } });
  });
});
