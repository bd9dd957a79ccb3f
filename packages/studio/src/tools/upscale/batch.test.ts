import type { PictureSource } from '@verapix/engines';
import { expect, it } from 'vitest';
import { batch } from './batch';

const source = (mime: PictureSource['mime']) => ({ mime }) as PictureSource;
const formatOf = (mime: PictureSource['mime'], chosen = batch.options) =>
  batch.optionsOf?.(source(mime), chosen).format;

it('writes each picture in its own format unless another one is chosen', () => {
  expect(formatOf('image/png')).toBe('png');
  expect(formatOf('image/jpeg')).toBe('jpeg');
  expect(formatOf('image/webp')).toBe('webp');
  expect(formatOf('image/png', { ...batch.options, format: 'jpeg' })).toBe('jpeg');
});
