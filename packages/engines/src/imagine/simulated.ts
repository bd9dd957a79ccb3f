import { delays, simulatedProgressCap } from '@verapix/facts';
import type { Engine } from '../engine';
import { encodeCanvas } from '../picture/pixels';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated/simulated-engine';
import { imagineFailure } from './failures';
import { withOrigin } from './jpeg';
import type { ImagineInput, ImagineOutput } from './types';

/** Times the progress moves, the last time when all the specified time is over. */
const steps = 10;
const moves = Array.from({ length: steps }, (_, index) => ({
  atMs: ((index + 1) * delays.simulatedImage) / steps,
  done: ((index + 1) / steps) * (simulatedProgressCap.imageGenerator / 100),
}));

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

export interface SimulatedImaginerOptions extends SimulatedEngineOptions {
  /** Makes the result; a test without a canvas gives a fake. */
  draw?: (input: ImagineInput) => Promise<Blob>;
}

/** The generator as the specification simulates it: 2 s, progress to 99, then a placeholder made here. */
export function createSimulatedImaginer(
  options: SimulatedImaginerOptions = {},
): Engine<ImagineInput, ImagineOutput> {
  const { draw = drawPlaceholder } = options;
  return createSimulatedEngine(
    {
      label: 'Generating the image (simulated)',
      durationMs: delays.simulatedImage,
      moves,
      make: async (input: ImagineInput) => {
        const { width, height, seed } = input;
        return { blob: await draw(input), width, height, seed, painted: [], notPainted: [] };
      },
      failure: imagineFailure('encode-failed'),
    },
    options,
  );
}
