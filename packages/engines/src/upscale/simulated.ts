import { delays, pictureFormats } from '@verapix/domain';
import type { Engine } from '../engine';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { createSimulatedEngine, evenTimeline, type SimulatedEngineOptions } from '../simulated-engine';
import { timesLarger, type UpscaleInput, type UpscaleOutput, upscaleFailure } from './contract';
import { refuseTooLarge } from './estimate';
import * as messages from '@verapix/messages/engines-upscale';

/** Draws the picture at the exact size of the result. */
async function drawLarger(input: UpscaleInput): Promise<Blob> {
  const { picture, format, quality } = input;
  const factor = timesLarger(input);
  const bitmap = await createImageBitmap(picture.file, { imageOrientation: 'from-image' });
  const [canvas, context] = canvasOf(picture.width * factor, picture.height * factor);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return encodeCanvas(canvas, pictureFormats[format].mime, quality);
}

export interface SimulatedUpscalerOptions extends SimulatedEngineOptions {
  /** Makes the result; tests without a canvas pass a fake. */
  enlarge?: (input: UpscaleInput) => Promise<Blob>;
}

/** The simulated upscaler, with the specified timing: 2.5 s, then the picture drawn larger. */
export function createSimulatedUpscaler(
  options: SimulatedUpscalerOptions = {},
): Engine<UpscaleInput, UpscaleOutput> {
  const { enlarge = drawLarger } = options;
  return createSimulatedEngine<UpscaleInput, Omit<UpscaleOutput, 'method' | 'durationMs'>>(
    {
      label: messages.simulating,
      durationMs: delays.simulatedUpscale,
      timeline: evenTimeline(delays.simulatedUpscale),
      refuse: ({ picture: { width, height }, factor, method }) =>
        refuseTooLarge({ width, height, factor, method: method === 'clean' ? method : 'fast' }),
      make: async (input) => {
        const { picture, format } = input;
        const factor = timesLarger(input);
        const { mime } = pictureFormats[format];
        const [width, height] = [picture.width * factor, picture.height * factor];
        return { blob: await enlarge(input), width, height, mime };
      },
      failure: upscaleFailure('decode-failed'),
    },
    options,
  );
}
