import { it } from 'vitest';
import { expectDoubledPiece } from './upscale.fixture';

it('detail doubles a piece of a photograph, close to the resampled one but not equal', () =>
  expectDoubledPiece('detail'));
