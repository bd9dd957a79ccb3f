import { sizePresets } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import {
  errorsOf,
  initialSaveOptions,
  isPresetAllowed,
  nameFor,
  otherSide,
  presetBox,
  type SaveOptions,
  settingsFor,
} from './save-options';

const landscape = { width: 3000, height: 2000 };
const portrait = { width: 2000, height: 3000 };
const max = 3000;
const options = (changes: Partial<SaveOptions> = {}): SaveOptions => ({
  ...initialSaveOptions('jpeg'),
  ...changes,
});

describe('the settings for the engine', () => {
  it('are the picture as it is, without metadata, at first', () => {
    expect(settingsFor(options(), landscape, max)).toEqual({
      format: 'jpeg',
      quality: 0.92,
      maxBytes: undefined,
      size: { kind: 'own' },
      keepMetadata: false,
    });
  });

  it('limit the file in the kilobytes that the page shows', () => {
    expect(settingsFor(options({ limits: 'bytes', maxKilobytes: ' 500 ' }), landscape, max)?.maxBytes).toBe(
      512_000,
    );
  });

  it('do not limit a PNG, which has one size', () => {
    expect(
      settingsFor(options({ format: 'png', limits: 'bytes' }), landscape, max)?.maxBytes,
    ).toBeUndefined();
  });

  it('have the custom size', () => {
    expect(
      settingsFor(options({ size: 'custom', width: '800', height: '600', fit: 'crop' }), landscape, max)
        ?.size,
    ).toEqual({ kind: 'box', width: 800, height: 600, fit: 'crop' });
  });

  it.each([
    [{ size: 'custom', width: '', height: '600' }, 'width'],
    [{ size: 'custom', width: '800', height: '1e3' }, 'height'],
    [{ size: 'custom', width: '3001', height: '600' }, 'width'],
    [{ size: 'custom', width: '0', height: '600' }, 'width'],
    [{ limits: 'bytes', maxKilobytes: 'many' }, 'maxKilobytes'],
  ] as const)('are missing while a field is wrong: %o', (changes, field) => {
    expect(Object.keys(errorsOf(options(changes), max))).toEqual([field]);
    expect(settingsFor(options(changes), landscape, max)).toBeUndefined();
  });
});

describe('a preset', () => {
  it('for a print is turned as the picture is, and has its density', () => {
    expect(presetBox('a4', portrait)).toEqual({ width: 2480, height: 3508, dotsPerInch: 300 });
    expect(presetBox('a4', landscape)).toEqual({ width: 3508, height: 2480, dotsPerInch: 300 });
    expect(presetBox('full-hd', portrait)).toMatchObject({ width: 1080, height: 1920 });
  });

  it('for a page with one shape is not turned', () => {
    expect(presetBox('story', landscape)).toMatchObject({ width: 1080, height: 1920 });
  });

  it('stays below the longest side that a plan allows', () => {
    expect(isPresetAllowed('a4', 2560)).toBe(false);
    expect(isPresetAllowed('a4', 3840)).toBe(true);
    for (const { id } of sizePresets) expect(isPresetAllowed(id, 3840)).toBe(true);
  });
});

it('keeps the proportions of a custom size', () => {
  expect(otherSide('width', '300', landscape)).toBe('200');
  expect(otherSide('height', '300', landscape)).toBe('450');
  expect(otherSide('width', '', landscape)).toBe('');
});

it('gives a file the extension of its format', () => {
  expect(nameFor('transparent_background.png', 'avif')).toBe('transparent_background.avif');
  expect(nameFor('boats-20x10.', 'jpeg')).toBe('boats-20x10.jpg');
});
