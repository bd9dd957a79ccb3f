import type { BatchItem, BatchResult } from '@verapix/machines';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { batchReport } from './batch-report';
import { type BatchStore, createMemoryStore } from './batch-store';
import type { BatchTool } from './batch-tool';
import { nameResults } from './result-names';
import { itemOf, startBatch } from './start-batch';

const result = (changes: Partial<BatchResult> = {}): BatchResult => ({
  mime: 'image/png',
  bytes: 9,
  width: 40,
  height: 30,
  ...changes,
});
const named = (names: readonly string[], template: string, changes?: Partial<BatchResult>) => [
  ...nameResults(
    names.map((name, index) => ({ item: { id: String(index), name }, result: result(changes) })),
    template,
    'upscaled',
  ).values(),
];

describe('the names of results', () => {
  it.each([
    ['{name}-{tool}', ['cat-upscaled.png']],
    ['{index}_{width}x{height}', ['1_40x30.png']],
    ['{unknown}', ['{unknown}.png']],
    ['', ['result.png']],
    ['../{name}', ['_cat.png']],
  ])('follow the template %j', (template, expected) => {
    expect(named(['cat.jpg'], template)).toEqual(expected);
  });

  it('differ, also where case does not count', () => {
    expect(named(['cat.jpg', 'CAT.png', 'cat.webp'], '{name}')).toEqual([
      'cat.png',
      'CAT (2).png',
      'cat (3).png',
    ]);
  });

  it('have the extension of their type', () => {
    expect(named(['page.jpg'], '{name}', { mime: 'text/plain;charset=utf-8' })).toEqual(['page.txt']);
  });
});

it('the report lists every picture, and holds nothing that a spreadsheet would run', () => {
  const base = { bytes: 10, progress: 1 };
  const items: BatchItem[] = [
    { ...base, id: 'a', name: '=cmd()|, "x".png', status: 'done', result: result(), durationMs: 1200 },
    {
      ...base,
      id: 'b',
      name: 'b.png',
      status: 'failed',
      problem: { code: 'damaged', message: 'It failed.', fix: 'The file is cut off. Save it again.' },
    },
  ];
  expect(batchReport(items, new Map([['a', 'a-upscaled.png']]))).toBe(
    [
      'file,status,reason,result,width,height,bytes,milliseconds',
      '"\'=cmd()|, ""x"".png",done,,a-upscaled.png,40,30,9,1200',
      'b.png,failed,It failed. The file is cut off. Save it again.,,,,,',
      '',
    ].join('\r\n'),
  );
});

describe('a batch with its tool and its store', () => {
  interface Source {
    name: string;
    bytes: number;
  }
  const tool: BatchTool<Source, object, Blob> = {
    word: 'copied',
    verb: 'Copy',
    options: {},
    fileOf: (blob) => ({ blob, width: 2, height: 1 }),
    needs: () => ({ threads: 1, megabytes: 128 }),
    Settings: () => null,
  };

  /** A batch of these files, whose tool copies every picture and refuses text. */
  async function start(names: readonly string[], store: BatchStore = createMemoryStore()) {
    const files = names.map((name) => new File([name], name));
    const items = files.map((file, index) => itemOf(file, `p${index}`));
    for (const [index, file] of files.entries()) await store.putFile(`p${index}`, file);
    const inspect = async ([file]: readonly File[]) =>
      file?.name.endsWith('.png')
        ? ({ ok: true, source: { name: file.name, bytes: file.size } } as const)
        : ({ ok: false, rejection: { code: 'other', message: 'That is no picture.' } } as const);
    const started = startBatch<Source, object, Blob, undefined>(
      {
        tool: {
          source: { inspect },
          engine: {
            run: async ({ source }) => ({ ok: true, value: new Blob([source.name], { type: 'image/png' }) }),
          },
        },
        batch: tool,
        store,
        env: () => undefined,
        device: { cores: 2, gigabytes: 4 },
      },
      { items, options: {} },
    );
    started.actor.send({ type: 'batch.started' });
    return started;
  }
  const statuses = (items: readonly BatchItem[]) => items.map(({ status }) => status);

  it('stores the results, and the list with what became of each picture', async () => {
    const store = createMemoryStore();
    const { actor, result: resultOf } = await start(['a.png', 'b.txt', 'c.png'], store);
    await waitFor(actor, ({ value }) => value === 'finished');
    await vi.waitFor(async () =>
      expect(statuses((await store.load())?.items ?? [])).toEqual(['done', 'failed', 'done']),
    );
    expect(await (await resultOf('p0'))?.blob.text()).toBe('a.png');
    actor.send({ type: 'item.removed', id: 'p0' });
    await vi.waitFor(async () => expect(await store.result('p0')).toBeUndefined());
  });

  it('pauses when there is no more room, and keeps the result that did not fit', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    const store = { ...createMemoryStore(), putResult: () => Promise.reject(full) };
    const { actor, result: resultOf } = await start(['a.png', 'b.png', 'c.png', 'd.png'], store);
    const { context } = await waitFor(actor, ({ value }) => value === 'paused');
    expect(context.problem?.code).toBe('storage-full');
    expect(statuses(context.items)).toEqual(['done', 'done', 'waiting', 'waiting']);
    expect(await (await resultOf('p1'))?.blob.text()).toBe('b.png');
  });
});
