import { delays, instantCutOut, simulatedCutOutStepPercent, simulatedProgressCap } from '@verapix/facts';
import type { Engine } from '../engine';
import { decodeWithin } from '../picture/decode-within';
import { encodePng } from '../picture/encode-png';
import { createSimulatedEngine, type SimulatedEngineOptions } from '../simulated/simulated-engine';
import { alphaOf } from './alpha';
import { clearNearWhite } from './clear-near-white';
import { cutOutFailure } from './failures';
import type { CutOutInput, CutOutOutput } from './types';

type Drawn = Pick<CutOutOutput, 'cutOut' | 'alpha' | 'width' | 'height'>;

/** What the progress shows on its way, in percent. */
const percents = Array.from(
  { length: simulatedProgressCap.tools / simulatedCutOutStepPercent },
  (_, index) => (index + 1) * simulatedCutOutStepPercent,
);
const { simulatedCutOutStart: startMs, simulatedCutOutStep: stepMs } = delays;

/** The picture on a canvas without its near-white pixels, as the specification has it. */
async function drawWithoutNearWhite({ picture: { file } }: CutOutInput): Promise<Drawn> {
  const picture = await decodeWithin(file, instantCutOut.maxSidePx);
  clearNearWhite(picture);
  const { width, height } = picture;
  return { cutOut: await encodePng(picture), alpha: alphaOf(picture), width, height };
}

export interface SimulatedBackgroundRemoverOptions extends SimulatedEngineOptions {
  /** Makes the result; a test without a canvas gives a fake. */
  draw?: (input: CutOutInput) => Promise<Drawn>;
}

/**
 * The background remover as the specification simulates it: nothing for a second, then the progress moves up by 5 to
 * 95, and the near-white pixels are gone.
 */
export function createSimulatedBackgroundRemover(
  options: SimulatedBackgroundRemoverOptions = {},
): Engine<CutOutInput, CutOutOutput> {
  const { draw = drawWithoutNearWhite } = options;
  return createSimulatedEngine(
    {
      label: 'Removing the background (simulated)',
      durationMs: startMs + percents.length * stepMs,
      moves: [
        { atMs: 0, done: 0 },
        ...percents.map((percent, index) => ({ atMs: startMs + index * stepMs, done: percent / 100 })),
      ],
      make: draw,
      failure: cutOutFailure('decode-failed'),
    },
    options,
  );
}
