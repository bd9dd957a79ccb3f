import { delays, instantCutOut, simulatedCutOutStepPercent, simulatedProgressCap } from '@verapix/domain';
import type { Engine } from '../engine';
import { decodePicture, encodePicture } from '../picture/pixels';
import { alphaOf } from '../picture/raster';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated-engine';
import { type CutOutInput, type CutOutOutput, cutOutFailure } from './contract';
import { clearNearWhite } from './near-white';
import * as messages from '@verapix/messages/engines-background';

type Drawn = Pick<CutOutOutput, 'cutOut' | 'alpha' | 'width' | 'height'>;

/** The reported progress, in percent. */
const percents = Array.from(
  { length: simulatedProgressCap.tools / simulatedCutOutStepPercent },
  (_, index) => (index + 1) * simulatedCutOutStepPercent,
);
const { simulatedCutOutStart: startMs, simulatedCutOutStep: stepMs } = delays;

/** The picture without its near-white pixels, as specified. */
async function drawWithoutNearWhite({ picture: { file } }: CutOutInput): Promise<Drawn> {
  const picture = await decodePicture(file, instantCutOut.maxSidePx);
  clearNearWhite(picture);
  const { width, height } = picture;
  return { cutOut: await encodePicture(picture, { format: 'png' }), alpha: alphaOf(picture), width, height };
}

export interface SimulatedBackgroundRemoverOptions extends SimulatedEngineOptions {
  /** Makes the result; tests without a canvas pass a fake. */
  draw?: (input: CutOutInput) => Promise<Drawn>;
}

/**
 * The simulated background remover, with the specified timing: one second at 0, then steps of 5 up to 95 percent. The
 * result lacks the near-white pixels.
 */
export function createSimulatedBackgroundRemover(
  options: SimulatedBackgroundRemoverOptions = {},
): Engine<CutOutInput, CutOutOutput> {
  const { draw = drawWithoutNearWhite } = options;
  return createSimulatedEngine(
    {
      label: messages.simulating,
      durationMs: startMs + percents.length * stepMs,
      timeline: [
        { atMs: 0, done: 0 },
        ...percents.map((percent, index) => ({ atMs: startMs + index * stepMs, done: percent / 100 })),
      ],
      make: draw,
      failure: cutOutFailure('decode-failed'),
    },
    options,
  );
}
