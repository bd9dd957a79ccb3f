import { delays, headshotSizePx, headshotsPerRun, pictureFormats } from '@verapix/domain';
import type { Engine } from '../engine';
import type { PictureSource } from '../intake/rejections';
import { canvasOf, encodeCanvas } from '../picture/pixels';
import { createSimulatedEngine, evenTimeline, type SimulatedEngineOptions } from '../simulated-engine';
import { type Headshot, type HeadshotsInput, type HeadshotsOutput, headshotFailure } from './contract';
import { headshotShape } from './frame';
import * as messages from '@verapix/messages/engines-headshots';

/** How much less of the photo each sample shows than the one before it. */
const zoom = 0.12;

/** Crops the middle of the photo to the shape of a headshot, a little closer with each sample. */
async function cropSample({ file, width, height }: PictureSource, index: number): Promise<Headshot> {
  const ratio = 1 - index * zoom;
  const unit = Math.min(width / headshotShape.width, height / headshotShape.height) * ratio;
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
    label: messages.sample({ value: number }),
    blob,
    width: canvas.width,
    height: canvas.height,
    mime,
  };
}

export interface SimulatedHeadshotsOptions extends SimulatedEngineOptions {
  /** Makes a sample; tests without a canvas pass a fake. */
  sample?: (picture: PictureSource, index: number) => Promise<Headshot>;
}

/** The simulated headshot generator, with the specified timing: 2 s, then four crops of the photo. */
export function createSimulatedHeadshots(
  options: SimulatedHeadshotsOptions = {},
): Engine<HeadshotsInput, HeadshotsOutput> {
  const { sample = cropSample } = options;
  const samplesOf = (picture: PictureSource) =>
    Promise.all(Array.from({ length: headshotsPerRun }, (_, index) => sample(picture, index)));
  return createSimulatedEngine(
    {
      label: messages.simulating,
      durationMs: delays.simulatedHeadshots,
      timeline: evenTimeline(delays.simulatedHeadshots),
      make: async ({ picture }: HeadshotsInput) => ({ headshots: await samplesOf(picture), notes: [] }),
      failure: headshotFailure('decode-failed'),
    },
    options,
  );
}
