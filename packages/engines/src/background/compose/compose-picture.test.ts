import { pictureMaxBytes } from '@verapix/domain';
import { asciiBytes, pngChunk } from '@verapix/domain/picture-content';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Raster } from '../../picture/raster';
import { type Rgba, rasterOf } from '../../testing/pictures';
import { composeForBrush, composeMask, composePicture } from './compose-picture';
import { type Background, type Composition, editValues, isPlain, plainComposition } from './composition';
import { matteOf, readMatte } from './read-matte';
import { subjectBox } from './subject-box';

const pixel = ({ width, data }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const [width, height] = [24, 16];
/** Red on the left half, blue on the right. */
const original = () => rasterOf(width, height, (x) => (x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]));
/** The red half, cut out. */
const cutOut = () => rasterOf(width, height, (x) => (x < width / 2 ? [255, 0, 0, 255] : [0, 0, 0, 0]));

function compose(composition: Partial<Composition>, picture?: Raster) {
  const small = { original: original(), cutOut: cutOut() };
  return composePicture(
    { cutOut: cutOut(), original: original(), picture, small, scale: 1 },
    { ...plainComposition, ...composition },
  );
}

const left = 3;
const right = 20;

describe('a background', () => {
  it('of kind none leaves the cut-out unchanged', () => {
    expect(compose({})).toEqual(cutOut());
  });

  it('of one colour shows only around the subject', () => {
    const result = compose({ background: { kind: 'colour', colour: '#10c020' } });
    expect(pixel(result, left, 5)).toEqual([255, 0, 0, 255]);
    expect(pixel(result, right, 5)).toEqual([16, 192, 32, 255]);
  });

  it('of kind gradient runs from one colour to the other in the direction of its angle', () => {
    const gradient = (angle: number) =>
      compose({ background: { kind: 'gradient', from: '#000000', to: '#ffffff', angle } });
    const up = gradient(0);
    expect(pixel(up, right, 0)[0]).toBeGreaterThan(240);
    expect(pixel(up, right, height - 1)[0]).toBeLessThan(15);
    const across = gradient(90);
    expect(pixel(across, width - 1, 3)[0]).toBeGreaterThan(240);
    expect(pixel(across, width / 2, 3)[0]).toBeGreaterThan(120);
    expect(pixel(across, width / 2, 3)).toEqual(pixel(across, width / 2, 12));
  });

  it('of kind picture lies behind the subject pixel for pixel', () => {
    const picture = rasterOf(width, height, (x, y) => [x * 10, y * 10, 7, 255]);
    const result = compose({ background: { kind: 'picture', file: new Blob() } }, picture);
    expect(pixel(result, right, 9)).toEqual([200, 90, 7, 255]);
    expect(pixel(result, left, 9)).toEqual([255, 0, 0, 255]);
  });

  it('of kind blur has none of the subject’s colour', () => {
    const result = compose({ background: { kind: 'blur', strength: 1 } });
    const [red = 0, , blue = 0] = pixel(result, width / 2, 8);
    expect(red).toBeLessThan(4);
    expect(blue).toBeGreaterThan(250);
  });

  it('of any other kind than none is opaque everywhere, whatever the subject', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const backgrounds: fc.Arbitrary<Background> = fc.oneof(
      colour.map((value) => ({ kind: 'colour' as const, colour: value })),
      fc.record({
        kind: fc.constant('gradient' as const),
        from: colour,
        to: colour,
        angle: fc.integer({ min: 0, max: 359 }),
      }),
      fc.record({ kind: fc.constant('blur' as const), strength: fc.double({ min: 0, max: 1, noNaN: true }) }),
    );
    const bytes = fc.uint8Array({ minLength: 5 * 4 * 4, maxLength: 5 * 4 * 4 });
    fc.assert(
      fc.property(
        backgrounds,
        bytes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (background, data, shadow) => {
          const subject = () => ({ width: 5, height: 4, data: Uint8ClampedArray.from(data) });
          const opaque = subject();
          for (let index = 3; index < opaque.data.length; index += 4) opaque.data[index] = 255;
          const result = composePicture(
            {
              cutOut: subject(),
              original: opaque,
              picture: undefined,
              small: { original: opaque, cutOut: subject() },
              scale: 1,
            },
            { background, softness: 0, shadow },
          );
          for (let index = 3; index < result.data.length; index += 4) expect(result.data[index]).toBe(255);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the edits of the brush', () => {
  const edits = (value: number, from: number, to: number) => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) =>
      at % width >= from && at % width < to ? value : 0,
    ),
  });

  it('remove what was erased, and nothing else', () => {
    const result = compose({ edits: edits(editValues.erased, 0, 5) });
    expect(pixel(result, 0, 8)[3]).toBe(0);
    expect(pixel(result, 10, 8)).toEqual([255, 0, 0, 255]);
  });

  it('show the original, with its colours, where it was restored', () => {
    const result = compose({ edits: edits(editValues.restored, 16, 24) });
    expect(pixel(result, 21, 8)).toEqual([0, 0, 255, 255]);
    expect(pixel(result, 12, 8)[3]).toBe(0);
  });

  it('apply to a preview of another size', () => {
    const small = { original: original(), cutOut: cutOut() };
    const half = (raster: Raster) =>
      rasterOf(width / 2, height / 2, (x, y) => pixel(raster, x * 2, y * 2) as unknown as Rgba);
    const result = composePicture(
      { cutOut: half(cutOut()), original: half(original()), picture: undefined, small, scale: 0.5 },
      { ...plainComposition, edits: edits(editValues.erased, 0, 12) },
    );
    expect(pixel(result, 1, 4)[3]).toBe(0);
  });
});

it('shows the original faintly in the brush view', () => {
  const small = { original: original(), cutOut: cutOut() };
  const parts = { cutOut: cutOut(), original: original(), picture: undefined, small, scale: 1 };
  const result = composeForBrush(parts, plainComposition);
  expect(pixel(result, left, 5)).toEqual([255, 0, 0, 255]);
  expect(pixel(result, right, 5)).toEqual([0, 0, 255, 89]);
});

describe('a soft edge', () => {
  it('fades inwards: nothing outside the subject becomes visible', () => {
    const soft = compose({ softness: 6 });
    const alphas = Array.from({ length: width }, (_, x) => pixel(soft, x, 8)[3] ?? 0);
    expect(alphas[0]).toBe(255);
    expect(alphas.slice(width / 2)).toEqual(new Array(width / 2).fill(0));
    expect(alphas[width / 2 - 1]).toBeLessThan(120);
    expect([...alphas].sort((a, b) => b - a)).toEqual(alphas);
  });

  it('of 0 pixels changes nothing', () => {
    expect(compose({ softness: 0 })).toEqual(cutOut());
  });
});

describe('a shadow', () => {
  it('darkens the background, not the subject', () => {
    const white = { background: { kind: 'colour', colour: '#ffffff' } as const };
    const result = compose({ ...white, shadow: 1 });
    expect(pixel(result, left, 8)).toEqual([255, 0, 0, 255]);
    expect(pixel(result, width / 2, 8)[0]).toBeLessThan(255);
    expect(pixel(result, width - 1, 8)[0]).toBeGreaterThan(pixel(result, width / 2, 8)[0] ?? 255);
  });

  it('is black and partly transparent without a background', () => {
    const [red, green, blue, alpha = 0] = pixel(compose({ shadow: 0.5 }), width / 2, 8);
    expect([red, green, blue]).toEqual([0, 0, 0]);
    expect(alpha).toBeGreaterThan(0);
    expect(alpha).toBeLessThan(255);
  });
});

it('is plain only if it changes nothing', () => {
  expect(isPlain(plainComposition)).toBe(true);
  expect(isPlain({ ...plainComposition, shadow: 0.1 })).toBe(false);
  expect(isPlain({ ...plainComposition, background: { kind: 'colour', colour: '#ffffff' } })).toBe(false);
});

describe('a matte', () => {
  /** Keeps the right half, and half of each pixel in the top row. */
  const matte = {
    width,
    height,
    data: Uint8ClampedArray.from({ length: width * height }, (_, at) =>
      at < width ? 128 : at % width >= width / 2 ? 255 : 0,
    ),
  };

  it('takes the place of what the run kept, with the colours of the original', () => {
    const result = compose({ matte });
    expect(pixel(result, right, 5)).toEqual([0, 0, 255, 255]);
    expect(pixel(result, left, 5)[3]).toBe(0);
    expect(pixel(result, right, 0)).toEqual([0, 0, 255, 128]);
  });

  it('is corrected by the brush', () => {
    const data = new Uint8Array(width * height).fill(editValues.erased);
    expect(pixel(compose({ matte, edits: { width, height, data } }), right, 5)[3]).toBe(0);
  });

  it('is what a mask says that was saved', () => {
    const parts = { cutOut: cutOut(), original: original(), picture: undefined, scale: 1 };
    const small = { original: original(), cutOut: cutOut() };
    const mask = composeMask({ ...parts, small }, { ...plainComposition, matte });
    expect(pixel(mask, right, 5)).toEqual([255, 255, 255, 255]);
    expect(pixel(mask, left, 5)).toEqual([0, 0, 0, 255]);
    expect(pixel(mask, left, 0)).toEqual([128, 128, 128, 255]);
    expect(matteOf(mask)).toEqual(matte);
  });
});

describe('a crop', () => {
  it('shows its part, and what lies beyond the picture is transparent', () => {
    const result = compose({ crop: { x: -2, y: 3, width: 6, height: 5 } });
    expect([result.width, result.height]).toEqual([6, 5]);
    expect(pixel(result, 1, 0)).toEqual([0, 0, 0, 0]);
    expect(pixel(result, 2, 0)).toEqual([255, 0, 0, 255]);
  });

  it('has its background everywhere', () => {
    const result = compose({
      background: { kind: 'colour', colour: '#10c020' },
      crop: { x: -4, y: -4, width: width + 8, height: height + 8 },
    });
    expect(pixel(result, 0, 0)).toEqual([16, 192, 32, 255]);
    expect(pixel(result, width + 7, height + 7)).toEqual([16, 192, 32, 255]);
    expect(pixel(result, 4, 4)).toEqual([255, 0, 0, 255]);
  });

  it('goes around the subject with equal margins', () => {
    const alpha = new Uint8ClampedArray(width * height);
    for (let y = 4; y < 8; y++) alpha.fill(255, y * width + 5, y * width + 15);
    const picture = { width, height, alpha };
    expect(subjectBox(picture, 0)).toEqual({ x: 5, y: 4, width: 10, height: 4 });
    expect(subjectBox(picture, 0.2)).toEqual({ x: 3, y: 2, width: 14, height: 8 });
  });

  it('goes around what the brush kept, and nowhere if nothing is kept', () => {
    const alpha = new Uint8ClampedArray(width * height).fill(255);
    const data = new Uint8Array(width * height).fill(editValues.erased);
    expect(subjectBox({ width, height, alpha, edits: { width, height, data } }, 0.1)).toBeUndefined();
    data[width + 2] = editValues.restored;
    expect(subjectBox({ width, height, alpha, edits: { width, height, data } }, 0)).toEqual({
      x: 2,
      y: 1,
      width: 1,
      height: 1,
    });
  });
});

describe('a mask that is loaded', () => {
  const size = { width, height };

  it('is read by its transparency if it has any', async () => {
    const read = await readMatte(new Blob(), size, async () => rasterOf(width, height, (x) => [0, 0, 0, x]));
    expect(read.ok && [...read.value.data.subarray(0, 3)]).toEqual([0, 1, 2]);
  });

  it('is refused if it has other dimensions or is no picture', async () => {
    const other = await readMatte(new Blob(), size, async () => rasterOf(width, 2, () => [0, 0, 0, 255]));
    expect(other).toMatchObject({ ok: false, failure: { code: 'mask-of-other-size' } });
    const tooLarge = { size: pictureMaxBytes + 1 } as Blob;
    expect(await readMatte(tooLarge, size)).toMatchObject({ ok: false, failure: { code: 'decode-failed' } });
    const none = await readMatte(new Blob(), size, () => Promise.reject(new Error('No picture.')));
    expect(none).toMatchObject({ ok: false, failure: { code: 'decode-failed' } });
  });

  it('is not decoded if its header states another size', async () => {
    const decode = vi.fn();
    const header = new Uint8Array([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0]);
    const bomb = new Blob([asciiBytes('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', header)]);
    expect(await readMatte(bomb, size, decode)).toMatchObject({ failure: { code: 'mask-of-other-size' } });
    expect(decode).not.toHaveBeenCalled();
  });
});
