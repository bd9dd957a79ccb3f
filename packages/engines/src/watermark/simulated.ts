import { delays } from '@verapix/domain';
import type { Engine } from '../engine';
import { createSimulatedEngine, evenTimeline, type SimulatedEngineOptions } from '../simulated-engine';
import type { WatermarkInput, WatermarkOutput } from './contract';
import * as messages from '@verapix/messages/engines-watermark';

/** The watermark remover as specified for the simulation: the original file after 2 s. */
export function createSimulatedWatermarkRemover(
  options: SimulatedEngineOptions = {},
): Engine<WatermarkInput, WatermarkOutput> {
  return createSimulatedEngine(
    {
      label: messages.simulating,
      durationMs: delays.simulatedWatermark,
      timeline: evenTimeline(delays.simulatedWatermark),
      make: (input: WatermarkInput) => {
        const { file, width, height, mime } = input.source;
        return { blob: file, width, height, mime, kind: 'areas' in input ? 'video' : 'image' } as const;
      },
    },
    options,
  );
}
