import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownWeights, weights, weightsFileName, weightsSourceOf } from './weights';

const rootDir = join(import.meta.dirname, '../../..');

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

  it.each(Object.values(ownWeights))('names $file of this repository by its content', async (entry) => {
    const content = await readFile(join(rootDir, entry.file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect({ sha256, bytes: content.length }).toEqual({ sha256: entry.sha256, bytes: entry.bytes });
  });
});
