import { delays, pictureFormats, simulatedProgressCap } from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import { refuseTooLarge } from './budget';
import { upscaleFailure } from './failures';
import type { UpscaleInput, UpscaleOutput } from './types';

const phases = [
  { id: 'simulate', label: 'Enlarging the picture (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

/** Times the progress moves on the way. */
const steps = 10;

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

function outputOf({ picture, factor, format }: UpscaleInput, blob: Blob): UpscaleOutput {
  return {
    blob,
    width: picture.width * factor,
    height: picture.height * factor,
    mime: pictureFormats[format].mime,
    method: 'simulated',
    durationMs: delays.simulatedUpscale,
  };
}

export interface SimulatedUpscalerOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
  /** Makes the result; a test without a canvas gives a fake. */
  enlarge?: (input: UpscaleInput) => Promise<Blob>;
}

/** The upscaler as the specification simulates it: 2.5 s, then the picture merely drawn larger. */
export function createSimulatedUpscaler(
  options: SimulatedUpscalerOptions = {},
): Engine<UpscaleInput, UpscaleOutput> {
  const { wait: pause = wait, enlarge = drawLarger } = options;
  return {
    id: 'simulated',
    phases,
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const { width, height } = input.picture;
      const refusal = refuseTooLarge({ width, height, factor: input.factor, method: 'fast' });
      if (refusal) return { ok: false, failure: refusal };
      const report = createProgressReporter(phases, onProgress);
      for (let done = 0; done < steps; done++) {
        report({ phase: 'simulate', done: (done / steps) * (simulatedProgressCap.tools / 100) });
        await pause(delays.simulatedUpscale / steps, signal);
      }
      const blob = await enlarge(input).catch(() => undefined);
      signal.throwIfAborted();
      if (!blob) return { ok: false, failure: upscaleFailure('decode-failed') };
      report({ phase: 'simulate', done: 1 });
      return { ok: true, value: outputOf(input, blob) };
    },
  };
}
