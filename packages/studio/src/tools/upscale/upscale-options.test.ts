import { upscaleFactors } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { methodsFor } from './methods';
import { outputSize, ownFormat, planNeeded, sizeBlocker, suitedOptions } from './upscale-options';

describe('what a plan allows', () => {
  // @spec product.upscale-4x
  it.each([
    ['free', { width: 1280, height: 720 }, 2, undefined],
    ['free', { width: 720, height: 1280 }, 2, undefined],
    ['free', { width: 1281, height: 720 }, 2, 'larger-than-plan'],
    ['premium', { width: 1281, height: 720 }, 2, undefined],
    ['premium', { width: 960, height: 540 }, 4, undefined],
    ['lifetime', { width: 960, height: 540 }, 4, undefined],
    ['premium', { width: 961, height: 540 }, 4, 'larger-than-any-plan'],
    ['free', { width: 4000, height: 3000 }, 2, 'larger-than-any-plan'],
  ] as const)('%s, %o at %i× → %s', (planId, picture, factor, code) => {
    expect(sizeBlocker(picture, factor, planId)?.code).toBe(code);
  });

  it('says the exact size, the limit and what to do', () => {
    const blocker = sizeBlocker({ width: 1024, height: 683 }, 3, 'free');
    expect(blocker?.message).toBe(
      'At 3×, the result would be 3072 × 2049 px. The free plan goes up to 2K, which is 2560 pixels on the longer side.',
    );
    expect(blocker?.fix).toContain('Premium');
  });

  it('does not speak of a factor where the size is kept', () => {
    expect(sizeBlocker({ width: 3000, height: 2000 }, 1, 'free')?.message).toBe(
      'Clean up keeps the size, 3000 × 2000 px. The free plan goes up to 2K, which is 2560 pixels on the longer side.',
    );
  });

  it.each([
    [2, 'Choose a smaller picture.'],
    [3, 'Choose a smaller factor or a smaller picture.'],
  ] as const)('at %i× says what else could be chosen', (factor, fix) => {
    expect(sizeBlocker({ width: 4000, height: 3000 }, factor, 'premium')?.fix).toBe(fix);
  });

  it('never lets a larger plan do less, nor a larger factor do more', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...upscaleFactors), (width, height, factor) => {
        const picture = { width, height };
        if (!sizeBlocker(picture, factor, 'free'))
          expect(sizeBlocker(picture, factor, 'premium')).toBeUndefined();
        if (!sizeBlocker(picture, 4, 'free')) expect(sizeBlocker(picture, factor, 'free')).toBeUndefined();
        expect(planNeeded(outputSize(picture, factor)) === 'free').toBe(
          !sizeBlocker(picture, factor, 'free'),
        );
      }),
    );
  });
});

it('keeps the format the picture came in', () => {
  expect(ownFormat({ mime: 'image/jpeg' })).toBe('jpeg');
  expect(ownFormat({ mime: 'image/png' })).toBe('png');
  expect(ownFormat({ mime: 'image/webp' })).toBe('webp');
});

describe('what a new picture starts with', () => {
  const picture = {
    file: new File([], 'a.jpg'),
    name: 'a.jpg',
    mime: 'image/jpeg',
    bytes: 1,
    width: 400,
    height: 300,
    orientation: 1,
    hasAlpha: false,
  } as const;

  it('is the sharp method where that takes little time', () => {
    expect(suitedOptions(picture, { sharp: { msPerMegapixel: 100_000, startMs: 2000 } })).toEqual({
      factor: 2,
      method: 'sharp',
    });
  });

  it('is the fast method for a large picture or a slow device', () => {
    expect(
      suitedOptions(
        { ...picture, width: 4000, height: 3000 },
        { sharp: { msPerMegapixel: 100_000, startMs: 2000 } },
      ).method,
    ).toBe('fast');
    expect(suitedOptions(picture, { sharp: { msPerMegapixel: 10_000_000, startMs: 2000 } }).method).toBe(
      'fast',
    );
  });

  it('is the sharp method for a larger one that is compressed: its network for these takes less time', () => {
    const large = { ...picture, width: 2000, height: 1500 };
    const speeds = {
      sharp: { msPerMegapixel: 100_000, startMs: 2000 },
      sharpCompressed: { msPerMegapixel: 20_000, startMs: 1000 },
    };
    expect(suitedOptions(large, speeds).method).toBe('fast');
    expect(suitedOptions({ ...large, jpegQuality: 70 }, speeds).method).toBe('sharp');
  });
});

it.each([
  [{}, 'Rebuilds fine detail.', 'swin2sr-x2', 'gans-x4'],
  [
    { jpegQuality: 70 },
    'Rebuilds detail and cleans up compression artifacts.',
    'sharp-compressed',
    'realesr-general-x4',
  ],
])('says for %o what Sharp does, and which networks are downloaded', (picture, summary, ...files) => {
  const [sharp, detail] = methodsFor(picture);
  expect(sharp?.summary).toBe(summary);
  expect([sharp, detail].map((choice) => choice?.files.at(-1)?.name)).toEqual(files);
});
