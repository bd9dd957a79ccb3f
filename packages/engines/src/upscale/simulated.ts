import { delays, pictureFormats } from '@verapix/facts';
import type { Engine } from '../engine';
import { evenMoves } from '../simulated/moves';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated/simulated-engine';
import { refuseTooLarge } from './budget';
import { upscaleFailure } from './failures';
import type { UpscaleInput, UpscaleOutput } from './types';

/** Draws the picture larger, as any page would, so that the result has the exact size. */
async function drawLarger({ picture, factor, format, quality }: UpscaleInput): Promise<Blob> {
  const bitmap = await createImageBitmap(picture.file, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(picture.width * factor, picture.height * factor);
  const context = canvas.getContext('2d');
  if (!context) throw new RangeError('The browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: pictureFormats[format].mime, quality });
}

export interface SimulatedUpscalerOptions extends SimulatedEngineOptions {
  /** Makes the result; a test without a canvas gives a fake. */
  enlarge?: (input: UpscaleInput) => Promise<Blob>;
}

/** The upscaler as the specification simulates it: 2.5 s, then the picture merely drawn larger. */
export function createSimulatedUpscaler(
  options: SimulatedUpscalerOptions = {},
): Engine<UpscaleInput, UpscaleOutput> {
  const { enlarge = drawLarger } = options;
  return createSimulatedEngine<UpscaleInput, Omit<UpscaleOutput, 'method' | 'durationMs'>>(
    {
      label: 'Enlarging the picture (simulated)',
      durationMs: delays.simulatedUpscale,
      moves: evenMoves(delays.simulatedUpscale),
      refuse: ({ picture: { width, height }, factor }) =>
        refuseTooLarge({ width, height, factor, method: 'fast' }),
      make: async (input) => {
        const { picture, factor, format } = input;
        const { mime } = pictureFormats[format];
        const [width, height] = [picture.width * factor, picture.height * factor];
        return { blob: await enlarge(input), width, height, mime };
      },
      failure: upscaleFailure('decode-failed'),
    },
    options,
  );
}
