import {
  delays,
  headshotSizePx,
  headshotsPerRun,
  pictureFormats,
  simulatedProgressCap,
} from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import type { PictureSource } from '../intake/types';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import { headshotFailure } from './failures';
import { headshotShape } from './frame';
import type { Headshot, HeadshotsInput, HeadshotsOutput } from './types';

const phases = [
  { id: 'simulate', label: 'Generating headshots (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

/** Times the progress moves on the way. */
const steps = 10;
/** Each sample shows so much less of the photo than the one before it. */
const zoom = 0.12;

/** The middle of the photo in the shape of a headshot, a little nearer with each sample. */
async function cropSample({ file, width, height }: PictureSource, index: number): Promise<Headshot> {
  const share = 1 - index * zoom;
  const unit = Math.min(width / headshotShape.width, height / headshotShape.height) * share;
  const [cropWidth, cropHeight] = [unit * headshotShape.width, unit * headshotShape.height];
  const scale = Math.min(1, headshotSizePx.height / cropHeight);
  const [canvas, context] = canvasOf(
    Math.max(1, Math.round(cropWidth * scale)),
    Math.max(1, Math.round(cropHeight * scale)),
  );
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const [x, y] = [(width - cropWidth) / 2, (height - cropHeight) / 2];
  context.drawImage(bitmap, x, y, cropWidth, cropHeight, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { mime } = pictureFormats.jpeg;
  const blob = await encodeCanvas(canvas, mime);
  const number = index + 1;
  return {
    id: `sample-${number}`,
    label: `Sample ${number}`,
    blob,
    width: canvas.width,
    height: canvas.height,
    mime,
  };
}

export interface SimulatedHeadshotsOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
  /** Makes a sample; a test without a canvas gives a fake. */
  sample?: (picture: PictureSource, index: number) => Promise<Headshot>;
}

/** The headshot generator as the specification simulates it: 2 s, then four samples, merely cut from the photo. */
export function createSimulatedHeadshots(
  options: SimulatedHeadshotsOptions = {},
): Engine<HeadshotsInput, HeadshotsOutput> {
  const { wait: pause = wait, sample = cropSample } = options;
  const samplesOf = (picture: PictureSource) =>
    Promise.all(Array.from({ length: headshotsPerRun }, (_, index) => sample(picture, index)));
  return {
    id: 'simulated',
    phases,
    async run({ picture }, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      for (let done = 0; done < steps; done++) {
        report({ phase: 'simulate', done: (done / steps) * (simulatedProgressCap.tools / 100) });
        await pause(delays.simulatedHeadshots / steps, signal);
      }
      const headshots = await samplesOf(picture).catch(() => undefined);
      signal.throwIfAborted();
      if (!headshots) return { ok: false, failure: headshotFailure('decode-failed') };
      report({ phase: 'simulate', done: 1 });
      return {
        ok: true,
        value: { headshots, method: 'simulated', notes: [], durationMs: delays.simulatedHeadshots },
      };
    },
  };
}
