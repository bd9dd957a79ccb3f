import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { videoFrameMaxPixels } from '@verapix/domain';
import { expect, it } from 'vitest';
import { mulberry32 } from '../../random';
import { readTimeoutMs } from '../device';
import { inspectVideoWith } from './inspect-video';
import { readVideo } from './read-video';

const folder = join(import.meta.dirname, '../../../../../fixtures/videos');
const clips = ['h264-aac.mp4', 'vp9-opus.webm', 'h264-aac.mov', 'turned-silent.mp4'];

it('inspects 1,000 mutated files, each well within the timeout', async () => {
  const next = mulberry32(12_345);
  const random = (below: number) => Math.floor(next() * below);
  const originals = await Promise.all(clips.map((name) => readFile(join(folder, name))));
  let slowest = 0;
  for (let run = 0; run < 1000; run++) {
    const original = new Uint8Array(originals[run % originals.length] ?? []);
    const bytes = original.slice(0, random(4) === 0 ? random(original.length) : original.length);
    // Headers are at the beginning or the end: most mutations are there.
    for (let hits = 1 + random(12); hits > 0; hits--) {
      const near = random(Math.min(3000, bytes.length || 1));
      bytes[random(2) ? near : Math.max(0, bytes.length - 1 - near)] = random(256);
    }
    const start = performance.now();
    const inspection = await inspectVideoWith({ readVideo }, [new File([bytes], 'a')], {
      hintBytes: 10 ** 8,
      maxFramePixels: videoFrameMaxPixels,
    });
    slowest = Math.max(slowest, performance.now() - start);
    expect(typeof inspection.ok).toBe('boolean');
  }
  expect(slowest).toBeLessThan(readTimeoutMs);
}, 120_000);
