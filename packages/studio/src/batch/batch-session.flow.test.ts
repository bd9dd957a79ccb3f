import type { BatchItem, BatchResult } from '@verapix/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { BatchStore } from '../store/batch-store';
import { createMemoryBatchStore } from '../store/batch-store.test-kit';
import { createPendingStore } from '../store/pending-files';
import { batchReport } from './batch-report';
import { createBatchSession } from './batch-session.flow';
import type { BatchTool } from './batch-tool';
import { nameResults } from './result-names';

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

describe('the session of a tool’s batches', () => {
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
  const notify = vi.fn();

  beforeEach(() => {
    notify.mockClear();
    vi.stubGlobal('document', { title: 'Copier', hidden: false });
    vi.stubGlobal('navigator', { hardwareConcurrency: 2, deviceMemory: 4 });
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** The session of a tool that copies every picture and refuses text. */
  function open(store: BatchStore, batch: Partial<typeof tool> = {}) {
    const inspect = async ([file]: readonly File[]) =>
      file?.name.endsWith('.png')
        ? ({ ok: true, source: { name: file.name, bytes: file.size } } as const)
        : ({ ok: false, rejection: { code: 'other', message: 'That is no picture.' } } as const);
    const pending = createPendingStore(store);
    const actor = createBatchSession<Source, object, Blob, undefined>({
      id: 'image-upscaler',
      title: 'Copier',
      tool: {
        source: { inspect },
        engine: {
          run: async ({ source }) => ({ ok: true, value: new Blob([source.name], { type: 'image/png' }) }),
        },
      },
      batch: { ...tool, ...batch },
      store: pending,
      env: () => undefined,
      maxSidePx: () => 3840,
      host: { notify, navigate: () => {} },
      takesSingle: false,
      takesRejection: false,
    }).start();
    actor.send({ type: 'access.changed', access: 'paid' });
    const choose = (names: readonly string[]) =>
      actor.send({ type: 'files.chosen', files: names.map((name) => new File([name], name)), options: {} });
    return { actor, choose, store: pending };
  }

  /** A batch of these files, which has started. */
  async function start(names: readonly string[], store: BatchStore = createMemoryBatchStore()) {
    const session = open(store);
    session.choose(names);
    const opened = await waitFor(session.actor, (state) => state.matches({ open: { copying: 'kept' } }));
    const { batch } = opened.context;
    if (!batch) throw new Error('The batch is not open.');
    batch.send({ type: 'batch.started' });
    return { ...session, batch, ids: batch.getSnapshot().context.items.map(({ id }) => id) };
  }
  const statuses = (items: readonly BatchItem[]) => items.map(({ status }) => status);

  it('stores the results, and the list with what became of each picture', async () => {
    const memory = createMemoryBatchStore();
    const { batch, store, ids } = await start(['a.png', 'b.txt', 'c.png'], memory);
    await waitFor(batch, ({ value }) => value === 'finished');
    await vi.waitFor(async () =>
      expect(statuses((await memory.load())?.items ?? [])).toEqual(['done', 'failed', 'done']),
    );
    const [first = ''] = ids;
    expect(await (await store.result(first))?.blob.text()).toBe('a.png');
    batch.send({ type: 'item.removed', id: first });
    await vi.waitFor(async () => expect(await memory.result(first)).toBeUndefined());
    expect(notify).toHaveBeenCalledOnce();
  });

  it('pauses when there is no more room, and keeps the result that did not fit', async () => {
    const full = {
      ...createMemoryBatchStore(),
      putResult: async () => ({ ok: false, refusal: 'full' }) as const,
    };
    const { batch, store, ids } = await start(['a.png', 'b.png', 'c.png', 'd.png'], full);
    const { context } = await waitFor(batch, ({ value }) => value === 'paused');
    expect(context.problem?.code).toBe('storage-full');
    expect(statuses(context.items)).toEqual(['done', 'done', 'waiting', 'waiting']);
    expect(await (await store.result(ids[1] ?? ''))?.blob.text()).toBe('b.png');
  });

  it('goes on with what is stored, and deletes it', async () => {
    const memory = createMemoryBatchStore();
    const earlier = await start(['a.png', 'b.png'], memory);
    await waitFor(earlier.batch, ({ value }) => value === 'finished');
    await vi.waitFor(async () =>
      expect(statuses((await memory.load())?.items ?? [])).toEqual(['done', 'done']),
    );
    earlier.actor.stop();
    const { actor } = open(memory);
    await waitFor(actor, (state) => state.matches({ preparing: 'offering' }));
    actor.send({ type: 'batch.restored' });
    expect(actor.getSnapshot().context.batch?.getSnapshot().value).toBe('finished');
    actor.send({ type: 'batch.deleted' });
    await waitFor(actor, (state) => state.matches('empty'));
    expect(await memory.load()).toBeUndefined();
  });

  it('shows how far it is before the title of the page, and takes that back', async () => {
    const { actor, batch } = await start(['a.png', 'b.png']);
    expect(document.title).toBe('0 of 2 · Copier');
    await waitFor(batch, ({ value }) => value === 'finished');
    expect(document.title).toBe('Finished · Copier');
    actor.stop();
    expect(document.title).toBe('Copier');
  });

  it('notifies a user who looks at something else of the end, if they allow it', async () => {
    const shown: string[] = [];
    const Notification = Object.assign(
      class {
        constructor(title: string) {
          shown.push(title);
        }
      },
      { permission: 'granted' },
    );
    vi.stubGlobal('Notification', Notification);
    vi.stubGlobal('document', { title: 'Copier', hidden: true });
    const { batch } = await start(['a.png', 'b.png']);
    await waitFor(batch, ({ value }) => value === 'finished');
    expect(shown).toEqual([expect.stringContaining('Copier')]);
  });

  it('asks for the pages of a document, and takes none once that is cancelled', async () => {
    const asked = { name: 'letter.pdf', pageCount: 3, max: 2, preview: vi.fn(), text: vi.fn() };
    const taken = vi.fn();
    const { actor, choose } = open(createMemoryBatchStore(), {
      expand: async (_, { choosePages, onProgress, signal }) => {
        onProgress('Opening letter.pdf');
        const pages = await choosePages(asked);
        taken(pages, signal.aborted);
        return { files: pages.map((page) => new File([], `${page}.png`)), count: pages.length, problems: [] };
      },
    });
    choose(['letter.pdf']);
    const { context } = await waitFor(actor, (state) => state.context.question !== undefined);
    expect(context.openingText).toBe('Opening letter.pdf');
    actor.send({ type: 'opening.cancelled' });
    await vi.waitFor(() => expect(taken).toHaveBeenLastCalledWith([], true));
    expect(actor.getSnapshot().value).toBe('empty');
    choose(['letter.pdf']);
    await waitFor(actor, (state) => state.context.question !== undefined);
    actor.send({ type: 'pages.chosen', pages: [1, 3] });
    const { context: after } = await waitFor(actor, (state) => state.matches('open'));
    expect(after.batch?.getSnapshot().context.items.map(({ name }) => name)).toEqual(['1.png', '3.png']);
  });
});
