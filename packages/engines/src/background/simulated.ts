import { delays, instantCutOut, simulatedCutOutStepPercent, simulatedProgressCap } from '@verapix/facts';
import type { Engine, EnginePhase } from '../engine';
import { decodeWithin } from '../picture/decode-within';
import { encodePng } from '../picture/encode-png';
import { createProgressReporter } from '../progress';
import { type Wait, wait } from '../simulated/wait';
import { alphaOf } from './alpha';
import { clearNearWhite } from './clear-near-white';
import { cutOutFailure } from './failures';
import type { CutOutInput, CutOutOutput } from './types';

const phases = [
  { id: 'simulate', label: 'Removing the background (simulated)', weight: 1 },
] as const satisfies readonly EnginePhase[];

type Drawn = Pick<CutOutOutput, 'cutOut' | 'alpha' | 'width' | 'height'>;

/** What the progress shows on its way, in percent. */
const percents = Array.from(
  { length: simulatedProgressCap.tools / simulatedCutOutStepPercent },
  (_, index) => (index + 1) * simulatedCutOutStepPercent,
);
const durationMs = delays.simulatedCutOutStart + percents.length * delays.simulatedCutOutStep;

/** The picture on a canvas without its near-white pixels, as the specification has it. */
async function drawWithoutNearWhite({ picture: { file } }: CutOutInput): Promise<Drawn> {
  const picture = await decodeWithin(file, instantCutOut.maxSidePx);
  clearNearWhite(picture);
  const { width, height } = picture;
  return { cutOut: await encodePng(picture), alpha: alphaOf(picture), width, height };
}

export interface SimulatedBackgroundRemoverOptions {
  /** The clock; a test gives a fake. */
  wait?: Wait;
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
  const { wait: pause = wait, draw = drawWithoutNearWhite } = options;
  return {
    id: 'simulated',
    phases,
    async run(input, { signal, onProgress }) {
      signal.throwIfAborted();
      const report = createProgressReporter(phases, onProgress);
      report({ phase: 'simulate', done: 0 });
      await pause(delays.simulatedCutOutStart, signal);
      for (const percent of percents) {
        report({ phase: 'simulate', done: percent / 100 });
        await pause(delays.simulatedCutOutStep, signal);
      }
      const drawn = await draw(input).catch(() => undefined);
      signal.throwIfAborted();
      if (!drawn) return { ok: false, failure: cutOutFailure('decode-failed') };
      report({ phase: 'simulate', done: 1 });
      return { ok: true, value: { ...drawn, method: 'simulated', durationMs } };
    },
  };
}
