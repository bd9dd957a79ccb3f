import { uploadMaxBytes } from '@verapix/facts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeDataUrl } from './data-url';

describe('a data URL', () => {
  it('gives the bytes that were put in, whatever type it declares', () => {
    const type = fc.constantFrom('', 'image/png', 'IMAGE/JPEG', 'text/html;charset=utf-8');
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(type, bytes, (declared, file) => {
        const text = `data:${declared};base64,${Buffer.from(file).toString('base64')}`;
        expect([...decodeDataUrl(text)]).toEqual([...file]);
      }),
    );
  });

  it.each([
    ['data:', 'is empty'],
    ['data:image/png;base64', 'has no comma'],
    ['data:image/png;base64,', 'holds nothing'],
    ['data:image/png,iVBORw0KGgo=', 'is not base64'],
    ['data:image/png;base64;x,AAAA', 'says base64 in the wrong place'],
    ['data:image/png;base64,AAA', 'is cut off'],
    ['data:image/png;base64,AAA=A', 'goes on after its padding'],
    ['data:image/png;base64,A===', 'has too much padding'],
    ['data:image/png;base64,AA AA===', 'holds a space'],
    ['data:image/png;base64,AA_-', 'is base64 for URLs'],
    ['data:image/png;base64,AA%3D', 'is percent-encoded'],
    [`data:${'x'.repeat(300)};base64,AAAA`, 'has an endless type'],
  ])('is refused: %s (%s)', (text) => {
    expect(() => decodeDataUrl(text)).toThrow(
      expect.objectContaining({ code: 'validation_failed', more: { field: 'image_url' } }),
    );
  });

  it('is refused for its size before anything is decoded', () => {
    const decode = vi.spyOn(globalThis, 'atob');
    const characters = Math.ceil(uploadMaxBytes / 3) * 4;
    const tooLarge = `data:image/png;base64,${'A'.repeat(characters + 4)}`;
    expect(() => decodeDataUrl(tooLarge)).toThrow(expect.objectContaining({ code: 'image_too_large' }));
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });
});
