import { expect, it } from 'vitest';
import { basicFormatsInWords, pictureFormatsInWords, savedFormatsInWords } from './format-names';

it('lists the formats for copy', () => {
  expect(basicFormatsInWords).toBe('JPG, PNG, or WEBP');
  expect(savedFormatsInWords).toBe('PNG, JPG, WEBP, or AVIF');
  expect(pictureFormatsInWords).toBe('JPG, PNG, WEBP, HEIC, AVIF, TIFF, GIF, or BMP');
});
