import { expect, it } from 'vitest';
import { decodePicture } from '../picture/pixels';
import { openPdf } from './open-pdf';
import { pdfFileOf } from './pdf.fixture';

/** Zeros, a thousand times smaller, as the hexadecimal text that a filter reads. */
async function packedZeros(megabytes: number): Promise<string> {
  const block = new Uint8Array(1024 ** 2);
  let left = megabytes;
  const zeros = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => (left-- > 0 ? controller.enqueue(block) : controller.close()),
  });
  const packed = await new Response(zeros.pipeThrough(new CompressionStream('deflate'))).bytes();
  return Array.from(packed, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('a page whose contents unpack to gigabytes is drawn without them, or not at all, and the next one is drawn', async () => {
  const bomb = `${await packedZeros(1500)}>`;
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 144 72] /Contents ${contents} 0 R >>`;
  const file = pdfFileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
    page(5),
    page(6),
    `<< /Length ${bomb.length} /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n${bomb}\nendstream`,
    '<< /Length 20 >>\nstream\n0 0 1 rg 0 0 9 9 re f\nendstream',
  ]);
  const outcome = await openPdf(file);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  await outcome.value.draw(1).catch(() => undefined);
  expect(await decodePicture(await outcome.value.draw(2))).toMatchObject({ width: 500, height: 250 });
  outcome.value.close();
});
