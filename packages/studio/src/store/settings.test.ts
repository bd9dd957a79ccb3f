import { describe, expect, it } from 'vitest';
import { repeatSettings, takeHandedOver, takeRepeatedSettings } from '../workspace/hand-over';
import { optionsOf } from './settings';

describe('the settings of an earlier run', () => {
  it('become options, except those that the tool does not have or has as another kind', () => {
    const initial = { factor: 2, method: 'sharp', languages: ['eng'], quality: 0.92 };
    const settings = { factor: 4, method: 7, languages: 'deu', area: { x: 0 }, quality: 0.5 };
    expect(optionsOf(settings, initial)).toEqual({ factor: 4, quality: 0.5 });
    expect(optionsOf({ languages: ['deu'] }, initial)).toEqual({ languages: ['deu'] });
  });

  it('are given to their tool once, and forgotten when another tool opens', () => {
    const upscaler = '/tools/image-upscaler';
    repeatSettings(upscaler, { factor: 4 });
    takeHandedOver(upscaler);
    expect(takeRepeatedSettings('/tools/image-to-text')).toBeUndefined();
    expect(takeRepeatedSettings(upscaler)).toEqual({ factor: 4 });
    expect(takeRepeatedSettings(upscaler)).toBeUndefined();
    repeatSettings(upscaler, { factor: 4 });
    takeHandedOver('/tools/image-to-text');
    expect(takeRepeatedSettings(upscaler)).toBeUndefined();
  });
});
