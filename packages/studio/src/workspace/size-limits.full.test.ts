import { uploadMaxBytes } from '@verapix/domain';
import { stubDecoder } from '@verapix/engines/decoder.test-kit';
import { beforeAll, expect, it } from 'vitest';
import { backgroundRemover } from '../tools/background/definition';
import { headshotGenerator } from '../tools/headshots/definition';
import { imageToText } from '../tools/image-to-text/definition';
import { upscaler } from '../tools/upscale/definition';
import { watermarkRemover } from '../tools/watermark/definition';

beforeAll(stubDecoder);

const numberBytes = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** A PNG of 48 megapixels as far as its header says, in a file of 25 MB. */
function photograph(): File {
  const chunk = (name: string, data: Uint8Array<ArrayBuffer>) =>
    new Blob([Uint8Array.from(numberBytes(data.length)), name, data, new Uint8Array(4)]);
  const header = Uint8Array.from([...numberBytes(8000), ...numberBytes(6000), 8, 2, 0, 0, 0]);
  const parts = [
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', new Uint8Array(25 * 1024 * 1024)),
    chunk('IEND', new Uint8Array()),
  ];
  return new File(parts, 'photograph.png', { type: 'image/png' });
}

// @spec watermark.sizes
it.each([
  ['background remover', backgroundRemover.source.inspect, undefined],
  ['headshots', headshotGenerator.source.inspect, undefined],
  ['Image to Text', imageToText.source.inspect, undefined],
  ['watermark remover', watermarkRemover.source.inspect, { kind: 'image' }],
] as const)('the %s takes a photograph of 25 MB and 48 megapixels', async (_, inspect, env) => {
  const inspected = await inspect?.([photograph()], env as never);
  expect(inspected).toMatchObject({ ok: true, source: { width: 8000, height: 6000 } });
});

// @spec upscaler.size limit.upload
it('the upscaler refuses a file above its limit with the words of the specification', async () => {
  expect(photograph().size).toBeGreaterThan(uploadMaxBytes);
  const inspected = await upscaler.source.inspect?.([photograph()], {} as never);
  const message = 'File is too large. Please select an image under 10MB.';
  expect(inspected).toMatchObject({ ok: false, rejection: { message } });
});
