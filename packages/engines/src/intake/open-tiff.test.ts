import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { type Convert, convertFailure } from './convert';
import { openTiff } from './open-tiff';

const fileOf = (path: string) => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures', path)));
  return new File([bytes], 'scan.tif');
};
const convert = vi.fn<Convert>(async ({ page }) => ({
  ok: true,
  value: { png: new Blob([`page ${page}`]), width: 96, height: 64 },
}));

async function opened(file: File) {
  const outcome = await openTiff(file, convert);
  if (!outcome?.ok) throw new Error('The TIFF is not opened.');
  return outcome.value;
}

it('opens a TIFF of several pages, and draws each', async () => {
  const file = fileOf('field/pages.tif');
  const { pageCount, draw, text } = await opened(file);
  expect(pageCount).toBe(3);
  expect(await (await draw(3)).text()).toBe('page 3');
  expect(convert).toHaveBeenLastCalledWith({ file, format: 'tiff', page: 3, maxPixels: 96 * 64 });
  expect(await text(1)).toBe('');
});

it('takes a TIFF of one page for a picture, and what is no TIFF', async () => {
  expect(await openTiff(fileOf('field/float.tif'), convert)).toBeUndefined();
  expect(await openTiff(new File(['GIF89a'], 'a.tif'), convert)).toBeUndefined();
  expect(await openTiff(new File([], 'a.tif'), convert)).toBeUndefined();
});

it('rejects a page that does not exist, is of a kind that is not opened, or can’t be decoded', async () => {
  const file = fileOf('field/pages.tif');
  await expect((await opened(file)).draw(4)).rejects.toThrow('Page 4');
  convert.mockResolvedValueOnce({ ok: false, failure: convertFailure('decode-failed') });
  await expect((await opened(file)).draw(1)).rejects.toThrow();
});
