import { describe, expect, it } from 'vitest';
import { weights, weightsFileName, weightsIntegrity } from './weights';

describe('the manifest of weights', () => {
  it('serves a file under a name that changes with its content', () => {
    expect(weightsFileName(weights.swin2sr)).toBe('swin2sr-x2.a50015b6.ort');
  });

  it('gives the hash as fetch takes it', () => {
    const hash = Buffer.from(weights.swin2sr.sha256, 'hex').toString('base64');
    expect(weightsIntegrity(weights.swin2sr)).toBe(`sha256-${hash}`);
  });
});
