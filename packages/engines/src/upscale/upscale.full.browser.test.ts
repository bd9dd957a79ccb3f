import { it } from 'vitest';
import { expectDoubledPiece } from './upscale.fixture';

it('detail doubles a piece of a photograph, close to the resampled one but not equal', () =>
  expectDoubledPiece('detail'));

it('illustration doubles a piece of a photograph, close to the resampled one but not equal', () =>
  expectDoubledPiece('illustration'));

it('the processor does a run for which the graphics processor that was measured is gone', () =>
  expectDoubledPiece('sharp', { adapters: { sharp: 'acme x1' } }));
