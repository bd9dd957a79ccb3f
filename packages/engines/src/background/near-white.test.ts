import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRaster, type Raster } from '../picture/raster';
import { isNearWhite } from './near-white';

/** The rule in its simplest form. */
function clearPlainly(bytes: Uint8ClampedArray): void {
  for (let i = 0; i < bytes.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const brightness = (r + g + b) / 3;
    const spread = Math.max(r, g, b) - Math.min(r, g, b);
    if ((brightness > 240 && spread < 20) || (brightness > 220 && spread < 15)) bytes[i + 3] = 0;
  }
}

function same(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  return Buffer.compare(new Uint8Array(one.buffer, 0, one.length), new Uint8Array(other.buffer)) === 0;
}

/** A picture of one sixteenth of the 2²⁴ colours, all opaque. */
function colours(part: number): Raster {
  const picture = createRaster(1024, 1024);
  const pixels = new Uint32Array(picture.data.buffer);
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = 0xff000000 | (part * pixels.length + index);
  return picture;
}

/** Makes the browser reject the module, as one without vector instructions does. */
function withoutVectors(): void {
  function refuse(): never {
    throw new WebAssembly.CompileError('invalid value type');
  }
  vi.spyOn(WebAssembly, 'Instance').mockImplementation(refuse);
}

/** The module is started once per page; this starts a new one. */
async function freshClearNearWhite() {
  vi.resetModules();
  return (await import('./near-white')).clearNearWhite;
}

afterEach(() => vi.restoreAllMocks());

describe('clearNearWhite', () => {
  const allColours = Array.from({ length: 16 }, (_, part) => part);

  // @spec limit.background-rule
  it.each([
    ['all 2²⁴ colours with vector instructions', () => undefined, allColours],
    ['a quarter of all colours without vector instructions', withoutVectors, [0, 13, 14, 15]],
  ])('follows the rule for %s', async (_, prepare, parts) => {
    prepare();
    const clearNearWhite = await freshClearNearWhite();
    for (const part of parts) {
      const expected = colours(part).data;
      clearPlainly(expected);
      const picture = colours(part);
      clearNearWhite(picture);
      expect(same(picture.data, expected)).toBe(true);
    }
  });

  it('follows the rule for any alpha and any number of pixels', async () => {
    const clearNearWhite = await freshClearNearWhite();
    const nearly = fc.integer({ min: 195, max: 255 });
    const pixel = fc.tuple(nearly, nearly, nearly, fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 0, maxLength: 40 }), (pixels) => {
        const picture = createRaster(pixels.length, 1);
        picture.data.set(pixels.flat());
        const expected = picture.data.slice();
        clearPlainly(expected);
        clearNearWhite(picture);
        expect([...picture.data]).toEqual([...expected]);
      }),
    );
  });
});

describe('isNearWhite', () => {
  // @spec limit.background-rule
  it('excludes colours on its bounds', () => {
    expect(isNearWhite(220, 220, 220)).toBe(false);
    expect(isNearWhite(221, 220, 220)).toBe(true);
    expect(isNearWhite(230, 223, 215)).toBe(false);
    expect(isNearWhite(250, 245, 230)).toBe(false);
    expect(isNearWhite(250, 245, 231)).toBe(true);
  });
});
