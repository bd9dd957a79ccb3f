import { describe, expect, it, vi } from 'vitest';
import type { PagedDocument } from '@verapix/machines';
import { pagesOfDocuments } from './document-pages';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const picture = new File(['picture'], 'cat.jpg', { type: 'image/jpeg' });

/** Opens every PDF as one of these pages; a page named `broken` can't be drawn, and one named `scan` is a JPEG. */
const opening = (...pages: string[]) => {
  const close = vi.fn();
  const draw = vi.fn(async (page: number) => {
    const type = pages[page - 1] === 'scan' ? 'image/jpeg' : 'image/png';
    if (pages[page - 1] === 'broken') throw new Error('broken');
    return new Blob([pages[page - 1] ?? ''], { type });
  });
  return {
    close,
    draw,
    open: async ({ name }: File) =>
      name.endsWith('.jpg')
        ? undefined
        : {
            ok: true as const,
            value: { pageCount: pages.length, draw, close, preview: draw, text: async () => '' },
          },
  };
};
/** The user chooses all pages that there is room for, unless `choosePages` says otherwise. */
const how = (max = 100) => ({
  max,
  choosePages: vi.fn(
    async ({ pageCount, max }: PagedDocument): Promise<readonly number[]> =>
      Array.from({ length: Math.min(pageCount, max) }, (_, index) => index + 1),
  ),
  onProgress: vi.fn(),
  signal: new AbortController().signal,
});
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('the pages of documents', () => {
  it('take the place of the PDFs, in their order, and say what is being opened', async () => {
    const { open, close } = opening('one', 'two');
    const options = how();
    const expanded = await pagesOfDocuments([picture, pdf('scan.pdf')], options, open);
    expect(names(expanded.files)).toEqual(['cat.jpg', 'scan-page-1.png', 'scan-page-2.png']);
    expect(await expanded.files[2]?.text()).toBe('two');
    expect(expanded).toMatchObject({ count: 3, problems: [] });
    expect(options.onProgress).toHaveBeenLastCalledWith('Opening scan.pdf: page 2 of 2');
    expect(close).toHaveBeenCalled();
  });

  it('are those that the user chooses, up to the limit', async () => {
    const { open, draw } = opening('one', 'two', 'three');
    const options = how(3);
    options.choosePages.mockResolvedValueOnce([1, 3]);
    const expanded = await pagesOfDocuments([picture, pdf('scan.pdf')], options, open);
    expect(names(expanded.files)).toEqual(['cat.jpg', 'scan-page-1.png', 'scan-page-3.png']);
    expect([expanded.count, draw.mock.calls]).toEqual([3, [[1], [3]]]);
    expect(options.choosePages).toHaveBeenCalledWith(expect.objectContaining({ pageCount: 3, max: 2 }));
  });

  it('are not asked for if there is only one, or no room', async () => {
    const options = how(1);
    const { open } = opening('one');
    await pagesOfDocuments([pdf('scan.pdf')], options, open);
    const full = await pagesOfDocuments([picture, pdf('a.pdf')], options, opening('one', 'two').open);
    expect(full).toMatchObject({ files: [picture], count: 3 });
    expect(options.choosePages).not.toHaveBeenCalled();
  });

  it('are none if the user leaves the PDF out', async () => {
    const options = how();
    options.choosePages.mockResolvedValueOnce([]);
    const expanded = await pagesOfDocuments([pdf('scan.pdf')], options, opening('one', 'two').open);
    expect(expanded).toEqual({ files: [], count: 0, problems: [] });
  });

  it('are left out and named if they can’t be drawn', async () => {
    const expanded = await pagesOfDocuments([pdf('scan.pdf')], how(), opening('broken', 'two').open);
    expect(names(expanded.files)).toEqual(['scan-page-2.png']);
    expect(expanded).toMatchObject({ count: 1, problems: [{ message: 'Page 1 of scan.pdf was left out' }] });
  });

  it('are named for the format that they are drawn in', async () => {
    const { files } = await pagesOfDocuments([pdf('a.pdf')], how(), opening('scan').open);
    expect(files.map(({ name, type }) => [name, type])).toEqual([['a-page-1.jpg', 'image/jpeg']]);
  });

  it('are reported as missing if a PDF has none', async () => {
    const expanded = await pagesOfDocuments([pdf('a.pdf')], how(), opening().open);
    expect(expanded).toMatchObject({ files: [], count: 0, problems: [{ message: 'a.pdf has no pages' }] });
  });

  it('are drawn no further once the user has left', async () => {
    const { open, draw, close } = opening('one', 'two', 'three');
    const left = new AbortController();
    draw.mockImplementationOnce(async () => {
      left.abort();
      return new Blob(['one']);
    });
    await pagesOfDocuments([pdf('a.pdf'), pdf('b.pdf')], { ...how(), signal: left.signal }, open);
    expect([draw.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });

  it('are none in a PDF that can’t be opened, which is named with the reason', async () => {
    const failure = { code: 'locked', message: 'It is locked.', fix: 'Unlock it.' } as const;
    const expanded = await pagesOfDocuments([pdf('a.PDF')], how(), async () => ({ ok: false, failure }));
    expect(expanded).toEqual({
      files: [],
      count: 0,
      problems: [{ code: 'locked', message: 'a.PDF was not opened', fix: 'It is locked. Unlock it.' }],
    });
  });

  it('are not asked for in a TIFF of one page, nor in one that is damaged: it stays a picture', async () => {
    const tiff = new File(['II*\0'], 'scan.tif', { type: 'image/tiff' });
    const options = how();
    expect(await pagesOfDocuments([tiff, picture], options)).toEqual({
      files: [tiff, picture],
      count: 2,
      problems: [],
    });
    expect(options.choosePages).not.toHaveBeenCalled();
  });
});
