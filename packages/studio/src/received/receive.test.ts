import { expect, it, vi } from 'vitest';
import { receive, tellApart } from './receive';

const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]);
const png = new File([pngHead], 'boats.txt', { type: 'text/plain' });
const letter = new File(['Dear Ada'], 'letter.png', { type: 'image/png' });

/** A queue with one launch, as the browser keeps it until the page asks. */
const queueOf = (...files: (() => Promise<File>)[]) => ({
  launchQueue: {
    setConsumer: (consumer: (launch: { files: { getFile: () => Promise<File> }[] }) => void) =>
      consumer({ files: files.map((getFile) => ({ getFile })) }),
  },
});

it('tells pictures, PDFs and other files apart by their content, not by their names', async () => {
  const scan = new File(['%PDF-1.7'], 'scan');
  const { pictures, pdfs, others } = await tellApart([letter, scan, png]);
  expect([pictures, others]).toEqual([[png], ['letter.png']]);
  expect(pdfs.map(({ name, type, size }) => [name, type, size])).toEqual([['scan', 'application/pdf', 8]]);
});

it('gives shared files, or none, where the system opens no files', async () => {
  const onReceived = vi.fn();
  await receive(onReceived, async () => [png], {});
  expect(onReceived).toHaveBeenLastCalledWith({ pictures: [png], pdfs: [], others: [] });
  await receive(onReceived, async () => [], {});
  expect(onReceived).toHaveBeenLastCalledWith({ pictures: [], pdfs: [], others: [] });
});

it('gives the files that the system opens, without those that are gone', async () => {
  const onReceived = vi.fn();
  const gone = () => Promise.reject(new DOMException('', 'NotFoundError'));
  await receive(
    onReceived,
    async () => [],
    queueOf(async () => png, gone),
  );
  await vi.waitFor(() =>
    expect(onReceived).toHaveBeenCalledExactlyOnceWith({ pictures: [png], pdfs: [], others: [] }),
  );
});

it('takes a launch without files for none', async () => {
  const onReceived = vi.fn();
  await receive(onReceived, async () => [png], queueOf());
  expect(onReceived).toHaveBeenCalledExactlyOnceWith({ pictures: [png], pdfs: [], others: [] });
});
