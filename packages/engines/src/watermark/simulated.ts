import { delays } from '@verapix/facts';
import type { Engine } from '../engine';
import { evenMoves } from '../simulated/moves';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated/simulated-engine';
import { isVideo, type WatermarkInput, type WatermarkOutput } from './types';

/** The watermark remover as the specification simulates it: 2 s, then the original file is the result. */
export function createSimulatedWatermarkRemover(
  options: SimulatedEngineOptions = {},
): Engine<WatermarkInput, WatermarkOutput> {
  return createSimulatedEngine(
    {
      label: 'Removing the watermark (simulated)',
      durationMs: delays.simulatedWatermark,
      moves: evenMoves(delays.simulatedWatermark),
      make: ({ source }: WatermarkInput) => {
        const { file, width, height, mime } = source;
        return { blob: file, width, height, mime, kind: isVideo(source) ? 'video' : 'image' } as const;
      },
    },
    options,
  );
}
