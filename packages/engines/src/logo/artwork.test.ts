import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, toSvg } from './artwork';

const readBack = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

describe('escapeXml', () => {
  it('escapes markup characters and can be reversed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const escaped = escapeXml(text);
        expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
        expect(readBack(escaped)).toBe(text);
      }),
    );
  });

  it('removes unpaired surrogates', () => {
    expect(escapeXml('a\ud800b')).toBe('ab');
  });
});

describe('toSvg', () => {
  it('references a clip path for each clipped shape', () => {
    const path = [['M', 0, 0], ['L', 1, 0], ['L', 1, 1.2345], ['Z']] as const;
    const svg = toSvg({
      drawing: [
        { path, fill: '#ffffff' },
        { path, stroke: { colour: '#000000', width: 2 }, clip: path },
      ],
      width: 10,
      height: 5,
      title: 'A & B',
    });
    expect(svg).toContain('<clipPath id="c1"><path d="M0 0L1 0L1 1.23Z"/></clipPath>');
    expect(svg).toContain(
      'stroke-width="2" stroke-linecap="round" stroke-linejoin="round" clip-path="url(#c1)"',
    );
    expect(svg).toContain('<title>A &amp; B</title>');
  });
});
