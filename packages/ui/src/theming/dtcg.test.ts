import { describe, expect, it } from 'vitest';
import { fromDtcg, toDtcg } from './dtcg';
import { themes } from './themes';

describe('a DTCG document', () => {
  it.each(Object.entries(themes))(
    'of the theme %s makes the same document when it is read',
    (_name, theme) => {
      const document = toDtcg(theme);
      expect(toDtcg(fromDtcg(JSON.parse(JSON.stringify(document))))).toEqual(document);
    },
  );

  it('of the default makes no overrides', () => {
    expect(fromDtcg(toDtcg({}))).toEqual({});
  });

  it('has colours, lengths and times in the notation of the format', () => {
    const document = toDtcg({});
    expect(document.color.light.scrim).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.48 },
    });
    expect(document.space?.m).toEqual({ $type: 'dimension', $value: { value: 1, unit: 'rem' } });
    expect(document.duration?.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
  });

  it('that was edited makes a theme with the edits', () => {
    const document = toDtcg({});
    document.color.light.accent = {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0, 0.4, 0.6] },
    };
    document.fontSize = {
      ...document.fontSize,
      display: { $type: 'dimension', $value: { value: 4, unit: 'rem' } },
    };
    document.brandOnly = { unknown: { $type: 'number', $value: 1 } };
    expect(fromDtcg(document)).toEqual({ light: { accent: '#006699' }, fontSize: { display: '4rem' } });
  });
});
