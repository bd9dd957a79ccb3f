import { pictureOf } from '../testing/pictures';
import { boxMask } from './masks.fixture';
import type { VideoSource, WatermarkInput } from './types';

/** A video as the intake would give it, without its frames. */
export function videoOf(change: Partial<VideoSource> = {}): VideoSource {
  return {
    file: new File(['frames'], 'waves.webm'),
    name: 'waves.webm',
    mime: 'video/webm',
    bytes: 6,
    width: 40,
    height: 30,
    durationMs: 2000,
    frameRate: 25,
    hasAudio: true,
    codec: 'VP9',
    support: { ok: true },
    ...change,
  };
}

export function inputOf(change: Partial<WatermarkInput> = {}): WatermarkInput {
  return { source: pictureOf(40, 30), mask: boxMask(40, 30, [5, 5, 9, 9]), method: 'best', ...change };
}
