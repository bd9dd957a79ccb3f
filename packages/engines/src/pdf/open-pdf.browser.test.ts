import { decodeMaxPixels, pictureMaxBytes } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from '../intake/inspect-picture';
import { decodePicture } from '../picture/pixels';
import { fieldFile } from '../testing/field';
import { drawnFile } from '../testing/files';
import { isNight } from '../testing/nightly';
import { openPdf } from './open-pdf';
import { pdfFileOf, pdfOf } from './pdf.fixture';

async function opened(file: Blob) {
  const outcome = await openPdf(file);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value;
}

/** A JPEG of random colours, which no other format saves in fewer bytes. */
async function noise({ width, height }: { width: number; height: number }) {
  const picture = new ImageData(width, height);
  for (let at = 0; at < picture.data.length; at += 65_536)
    crypto.getRandomValues(picture.data.subarray(at, at + 65_536));
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  return drawnFile({ width, height }, (context) => context.putImageData(picture, 0, 0), 'image/jpeg');
}

describe('a PDF', () => {
  it('has its pages drawn one by one, with words in a font that it does not contain', async () => {
    const pdf = await opened(
      pdfOf([
        { width: 144, height: 72, words: '' },
        { width: 144, height: 72, words: 'Hello' },
      ]),
    );
    expect(pdf.pageCount).toBe(2);
    const [empty, written] = await Promise.all(
      [1, 2].map(async (page) => decodePicture(await pdf.draw(page))),
    );
    expect(empty).toMatchObject({ width: 500, height: 250 });
    const darkIn = ({ data }: { data: ArrayLike<number> } = { data: [] }) =>
      Array.from({ length: data.length / 4 }, (_, pixel) => Number((data[pixel * 4] ?? 255) < 100)).reduce(
        (sum, dark) => sum + dark,
        0,
      );
    expect(darkIn(empty)).toBe(0);
    expect(darkIn(written)).toBeGreaterThan(500);
    pdf.close();
  });

  it('has previews, and the text that its pages hold', async () => {
    const pdf = await opened(
      pdfOf([
        { width: 400, height: 200, words: 'Hello world' },
        { width: 100, height: 200, words: '' },
      ]),
    );
    expect(await decodePicture(await pdf.preview(1))).toMatchObject({ width: 320, height: 160 });
    expect(await decodePicture(await pdf.preview(2))).toMatchObject({ width: 160, height: 320 });
    expect(await Promise.all([pdf.text(1), pdf.text(2)])).toEqual(['Hello world', '']);
    pdf.close();
  });

  it('is closed by aborting, which ends what is under way', async () => {
    const leaving = new AbortController();
    const outcome = await openPdf(pdfOf([{ width: 400, height: 200, words: 'Hello' }]), leaving.signal);
    if (!outcome.ok) throw new Error(outcome.failure.message);
    const drawing = outcome.value.draw(1);
    leaving.abort();
    await expect(drawing).rejects.toThrow('aborted');
    await expect(openPdf(new Blob(['%PDF-1.7']), leaving.signal)).rejects.toThrow('aborted');
  });

  it('has a poster drawn at a lower density', async () => {
    const pdf = await opened(pdfOf([{ width: 4000, height: 3000, words: '' }]));
    const { width, height } = await decodePicture(await pdf.draw(1));
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect(width * height).toBeLessThanOrEqual(12_000_000);
    pdf.close();
  });

  it.runIf(isNight)('has a scan in colour drawn as a file that the intake accepts', async () => {
    const size = { width: 2067, height: 2923 };
    const scan = { ...size, jpeg: new Uint8Array(await (await noise(size)).arrayBuffer()) };
    const pdf = await opened(pdfOf([{ width: 595, height: 842, words: '', scan }]));
    const page = new File([await pdf.draw(1)], 'scan');
    expect(page.size).toBeGreaterThan(1_000_000);
    const limits = { maxBytes: pictureMaxBytes, maxPixels: decodeMaxPixels };
    expect(await inspectPicture([page], limits)).toMatchObject({ ok: true, picture: { width: 2065 } });
    pdf.close();
  });

  it('opens without pages', async () => {
    const pdf = await opened(pdfOf([]));
    expect(pdf.pageCount).toBe(0);
    pdf.close();
  });

  it('has a page drawn that is far longer than a canvas', async () => {
    const pdf = await opened(pdfOf([{ width: 14_400, height: 3, words: '' }]));
    expect(await decodePicture(await pdf.draw(1))).toMatchObject({ width: 16_384 });
    pdf.close();
  });

  it.each([
    ['bytes before its header', (pdf: Blob) => new Blob(['HTTP/1.1 200 OK\r\n\r\n', pdf])],
    ['bytes behind its end', (pdf: Blob) => new Blob([pdf, '\0'.repeat(3000), '<html>'])],
    ['no end mark', (pdf: Blob) => pdf.slice(0, pdf.size - 6)],
  ])('opens with %s', async (_, change) => {
    const pdf = await opened(change(pdfOf([{ width: 400, height: 200, words: 'Hello world' }])));
    expect(await pdf.text(1)).toBe('Hello world');
    pdf.close();
  });

  it.each(['owner-locked.pdf', 'page-turned.pdf', 'leading-junk.pdf'])(
    'opens without a password, and is drawn upright: %s',
    async (name) => {
      const pdf = await opened(await fieldFile(name));
      const { width, height } = await decodePicture(await pdf.draw(1));
      expect([pdf.pageCount, width, height]).toEqual([1, 2500, 502]);
      pdf.close();
    },
  );

  it('is refused by name if it opens with a password only', async () => {
    const outcome = await openPdf(await fieldFile('user-locked.pdf'));
    expect(outcome).toMatchObject({
      ok: false,
      failure: { code: 'locked', message: 'The PDF is protected with a password.' },
    });
  });

  it('is refused if its pages are listed as more than anyone can choose from', async () => {
    // Each list of pages holds the next one ten times: ten billion pages.
    const lists = Array.from({ length: 10 }, (_, level) => {
      const kids = Array(10)
        .fill(`${level + 3} 0 R`)
        .join(' ');
      return `<< /Type /Pages /Count ${10 ** (10 - level)} /Kids [${kids}] >>`;
    });
    const page = '<< /Type /Page /MediaBox [0 0 10 10] >>';
    const file = pdfFileOf(['<< /Type /Catalog /Pages 2 0 R >>', ...lists, page]);
    expect(await openPdf(file)).toMatchObject({
      ok: false,
      failure: { code: 'too-many-pages', message: 'The PDF has more than 5,000 pages.' },
    });
  });

  it('has a page drawn without a picture that claims more pixels than any scan', async () => {
    const scan = { width: 60_000, height: 60_000, jpeg: new Uint8Array(10) };
    const pdf = await opened(pdfOf([{ width: 144, height: 72, words: 'Hello', scan }]));
    expect(await decodePicture(await pdf.draw(1))).toMatchObject({ width: 500, height: 250 });
    pdf.close();
  });

  it('is refused with a reason if it is locked, damaged, or something else', async () => {
    const locked = pdfOf([{ width: 10, height: 10, words: '' }], { isLocked: true });
    expect(await openPdf(locked)).toMatchObject({ ok: false, failure: { code: 'locked' } });
    for (const content of ['%PDF-1.7\nnothing else', 'a letter', '']) {
      expect(await openPdf(new Blob([content]))).toMatchObject({
        ok: false,
        failure: { code: 'decode-failed' },
      });
    }
  });
});
