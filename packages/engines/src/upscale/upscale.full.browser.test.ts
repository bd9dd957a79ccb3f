import { it } from 'vitest';
import { expectDoubledPiece } from './upscale.fixture';

it('sharp doubles a piece of a photograph that was never compressed', () => expectDoubledPiece('sharp'));

it('detail doubles a piece of a photograph, close to the resampled one but not equal', () =>
  expectDoubledPiece('detail'));

it('illustration doubles a piece of a photograph, close to the resampled one but not equal', () =>
  expectDoubledPiece('illustration'));

it('the processor does a run for which the graphics processor that was measured is gone', () =>
  expectDoubledPiece('sharp', { options: { adapters: { sharp: 'acme x1' } } }));
