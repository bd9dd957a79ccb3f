import type { BatchItem } from '@verapix/machines';
import { afterEach, expect, it, vi } from 'vitest';
import * as objectUrl from '../lib/object-url';
import { saveDocument } from './batch-document';
import type { BatchDocument } from './batch-tool';

const saveFile = vi.spyOn(objectUrl, 'saveFile').mockImplementation(() => {});
afterEach(() => saveFile.mockClear());

const page = (id: string, status: BatchItem['status'] = 'done'): BatchItem => ({
  id,
  name: `${id}.png`,
  bytes: 9,
  status,
  progress: 1,
  ...(status === 'done' && { result: { mime: 'text/plain', bytes: 9 } }),
});

const document: BatchDocument<string> = {
  label: 'Text',
  fileName: 'pages.txt',
  make: async (pages) => {
    const lines: string[] = [];
    for await (const { name, source, details } of pages)
      lines.push([name, source, JSON.stringify(details)].join());
    return new Blob([lines.join('; ')]);
  },
};

const request = (items: readonly BatchItem[], signal = new AbortController().signal) => ({
  items,
  signal,
  onProgress: vi.fn(),
  result: async (id: string) => ({ blob: new Blob(), ...(id !== 'old' && { details: { text: id } }) }),
  open: async (id: string) => (id === 'gone' ? undefined : `picture ${id}`),
});

it('a document has the results in the order of the batch, without those that failed or are gone', async () => {
  const items = [page('b'), page('x', 'failed'), page('old'), page('gone'), page('a')];
  expect(await saveDocument(document, request(items))).toEqual(['old.png', 'gone.png']);
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'pages.txt');
  expect(await saveFile.mock.calls[0]?.[0].text()).toBe(
    'b.png,picture b,{"text":"b"}; a.png,picture a,{"text":"a"}',
  );
});

it('a document without a page is not saved, nor one that is cancelled', async () => {
  expect(await saveDocument(document, request([page('old')]))).toEqual(['old.png']);
  await expect(saveDocument(document, request([page('a')], AbortSignal.abort()))).rejects.toThrow('aborted');
  expect(saveFile).not.toHaveBeenCalled();
});
