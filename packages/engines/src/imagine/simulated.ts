import { delays, simulatedProgressCap } from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import { encodeCanvas } from '../picture/pixels';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import { imagineFailure } from './failures';
import { withOrigin } from './jpeg';
import type { ImagineInput, ImagineOutput } from './types';

const phases = [
  { id: 'simulate', label: 'Generating the image (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

/** Times the progress moves on the way. */
const steps = 10;

/** A placeholder of the chosen size: a slope of two colours by the seed, and the word for what it is. */
async function drawPlaceholder({ width, height, seed }: ImagineInput): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('The browser gives no canvas.');
  const slope = context.createLinearGradient(0, 0, width, height);
  slope.addColorStop(0, `hsl(${seed % 360} 45% 62%)`);
  slope.addColorStop(1, `hsl(${(seed + 70) % 360} 45% 32%)`);
  context.fillStyle = slope;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'white';
  context.textAlign = 'center';
  context.font = `600 ${Math.round(Math.min(width, height) / 14)}px sans-serif`;
  context.fillText('Simulated placeholder', width / 2, height / 2);
  return withOrigin(await encodeCanvas(canvas, 'image/jpeg', 0.9), {
    sourceType: 'algorithmicMedia',
    description:
      'Placeholder of the simulated image generator of Verapix. It shows nothing of the description.',
  });
}

export interface SimulatedImaginerOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
  /** Makes the result; a test without a canvas gives a fake. */
  draw?: (input: ImagineInput) => Promise<Blob>;
}

/** The generator as the specification simulates it: 2 s, progress to 99, then a placeholder made here. */
export function createSimulatedImaginer(
  options: SimulatedImaginerOptions = {},
): Engine<ImagineInput, ImagineOutput> {
  const { wait: pause = wait, draw = drawPlaceholder } = options;
  return {
    id: 'simulated',
    phases,
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      for (let done = 1; done <= steps; done++) {
        await pause(delays.simulatedImage / steps, signal);
        report({ phase: 'simulate', done: (done / steps) * (simulatedProgressCap.imageGenerator / 100) });
      }
      const blob = await draw(input).catch(() => undefined);
      signal.throwIfAborted();
      if (!blob) return { ok: false, failure: imagineFailure('encode-failed') };
      report({ phase: 'simulate', done: 1 });
      const { width, height, seed } = input;
      return {
        ok: true,
        value: {
          blob,
          width,
          height,
          seed,
          method: 'simulated',
          painted: [],
          notPainted: [],
          durationMs: delays.simulatedImage,
        },
      };
    },
  };
}
