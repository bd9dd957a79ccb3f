import { delays, simulatedProgressCap } from '@verapix/domain';
import type { Engine } from '../engine';
import { encodeCanvas } from '../picture/pixels';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated-engine';
import { type ImageGeneratorInput, type ImageGeneratorOutput, imageGeneratorFailure } from './contract';
import { withMetadata } from '../picture/jpeg-metadata';
import * as messages from '@verapix/messages/engines-image-generator';

/** Progress changes; the last one is at the end of the specified time. */
const steps = 10;
const timeline = Array.from({ length: steps }, (_, index) => ({
  atMs: ((index + 1) * delays.simulatedImage) / steps,
  done: ((index + 1) / steps) * (simulatedProgressCap.imageGenerator / 100),
}));

/** A placeholder of the requested size: a gradient in two colours chosen by the seed, and a label. */
async function drawPlaceholder({ width, height, seed }: ImageGeneratorInput): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('The browser provides no canvas.');
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, `hsl(${seed % 360} 45% 62%)`);
  gradient.addColorStop(1, `hsl(${(seed + 70) % 360} 45% 32%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'white';
  context.textAlign = 'center';
  context.font = `600 ${Math.round(Math.min(width, height) / 14)}px sans-serif`;
  context.fillText(messages.placeholder, width / 2, height / 2);
  return withMetadata(await encodeCanvas(canvas, 'image/jpeg', 0.9), {
    sourceType: 'algorithmicMedia',
    description:
      'Placeholder of the simulated image generator of Verapix. It shows nothing of the description.',
  });
}

interface SimulatedImageGeneratorOptions extends SimulatedEngineOptions {
  /** Draws the placeholder; tests without a canvas pass a fake. */
  draw?: (input: ImageGeneratorInput) => Promise<Blob>;
}

/** The image generator as specified for the simulation: progress to 99 in 2 s, then a placeholder. */
export function createSimulatedImageGenerator(
  options: SimulatedImageGeneratorOptions = {},
): Engine<ImageGeneratorInput, ImageGeneratorOutput> {
  const { draw = drawPlaceholder } = options;
  return createSimulatedEngine(
    {
      label: messages.simulating,
      durationMs: delays.simulatedImage,
      timeline,
      make: async (input: ImageGeneratorInput) => {
        const { width, height, seed } = input;
        return { blob: await draw(input), width, height, seed, painted: [], notPainted: [] };
      },
      failure: imageGeneratorFailure('encode-failed'),
    },
    options,
  );
}
