import { delays, headshotSizePx, headshotsPerRun, pictureFormats } from '@verapix/facts';
import type { Engine } from '../engine';
import type { PictureSource } from '../intake/types';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { evenMoves } from '../simulated/moves';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated/simulated-engine';
import { headshotFailure } from './failures';
import { headshotShape } from './frame';
import type { Headshot, HeadshotsInput, HeadshotsOutput } from './types';

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

export interface SimulatedHeadshotsOptions extends SimulatedEngineOptions {
  /** Makes a sample; a test without a canvas gives a fake. */
  sample?: (picture: PictureSource, index: number) => Promise<Headshot>;
}

/** The headshot generator as the specification simulates it: 2 s, then four samples, merely cut from the photo. */
export function createSimulatedHeadshots(
  options: SimulatedHeadshotsOptions = {},
): Engine<HeadshotsInput, HeadshotsOutput> {
  const { sample = cropSample } = options;
  const samplesOf = (picture: PictureSource) =>
    Promise.all(Array.from({ length: headshotsPerRun }, (_, index) => sample(picture, index)));
  return createSimulatedEngine(
    {
      label: 'Generating headshots (simulated)',
      durationMs: delays.simulatedHeadshots,
      moves: evenMoves(delays.simulatedHeadshots),
      make: async ({ picture }: HeadshotsInput) => ({ headshots: await samplesOf(picture), notes: [] }),
      failure: headshotFailure('decode-failed'),
    },
    options,
  );
}
