import { describe, expect, it } from 'vitest';
import { weights, weightsFileName, weightsSourceOf } from './weights';

describe('the manifest of weights', () => {
  it('names a served file by its content', () => {
    expect(weightsFileName(weights.swin2sr)).toBe('swin2sr-x2.a39f1eda.onnx');
  });

  it('gives the URL of a file, and its expected content', () => {
    expect(weightsSourceOf(weights.swin2sr, 'https://example.test/app/weights/')).toEqual({
      name: 'swin2sr-x2',
      url: 'https://example.test/app/weights/swin2sr-x2.a39f1eda.onnx',
      sha256: weights.swin2sr.sha256,
      bytes: weights.swin2sr.bytes,
    });
  });
});
