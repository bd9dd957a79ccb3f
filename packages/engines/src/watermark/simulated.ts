import { delays, simulatedProgressCap } from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import { isVideo, type WatermarkInput, type WatermarkOutput } from './types';

const phases = [
  { id: 'simulate', label: 'Removing the watermark (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

/** Times the progress moves on the way. */
const steps = 10;

export interface SimulatedWatermarkRemoverOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
}

/** The watermark remover as the specification simulates it: 2 s, then the original file is the result. */
export function createSimulatedWatermarkRemover({
  wait: pause = wait,
}: SimulatedWatermarkRemoverOptions = {}): Engine<WatermarkInput, WatermarkOutput> {
  return {
    id: 'simulated',
    phases,
    async run({ source }, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      for (let done = 0; done < steps; done++) {
        report({ phase: 'simulate', done: (done / steps) * (simulatedProgressCap.tools / 100) });
        await pause(delays.simulatedWatermark / steps, signal);
      }
      signal.throwIfAborted();
      report({ phase: 'simulate', done: 1 });
      const { file, width, height, mime } = source;
      const kind = isVideo(source) ? 'video' : 'image';
      const durationMs = delays.simulatedWatermark;
      return { ok: true, value: { blob: file, width, height, mime, kind, method: 'simulated', durationMs } };
    },
  };
}
