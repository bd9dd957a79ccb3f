import { type EngineFailure, weights } from '@verapix/engines';
import type { WatermarkOutput } from '@verapix/engines/watermark';
import { decodeMaxPixels, videoUploadMaxBytes } from '@verapix/facts';
import type { Failure, InspectInput, InspectOutcome, ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import {
  videoOf,
  type WatermarkKind,
  type WatermarkOptions,
  type WatermarkSource,
} from '../../pages/tools/WatermarkPage/watermark-options';
import type { EngineChoice } from '../engine-choice';
import { weightsAt } from './weights-at';

/** The file sizes that the page names are hints: what can be opened is taken. */
async function inspectFor(
  kind: WatermarkKind,
  files: readonly File[],
): Promise<InspectOutcome<WatermarkSource>> {
  if (kind === 'video') {
    const { inspectVideo } = await import('@verapix/engines/watermark');
    const inspection = await inspectVideo(files, { hintBytes: videoUploadMaxBytes });
    return inspection.ok ? { ok: true, source: inspection.video } : inspection;
  }
  const { inspectPicture } = await import('@verapix/engines');
  const limits = { maxBytes: Number.POSITIVE_INFINITY, maxPixels: decodeMaxPixels };
  const inspection = await inspectPicture(files, limits);
  return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
}

/** Looks at chosen files as pictures or as videos, whichever the page asks for at that moment. */
export function createWatermarkInspectActor(currentKind: () => WatermarkKind) {
  return fromPromise<InspectOutcome<WatermarkSource>, InspectInput<readonly File[]>>(({ input }) =>
    inspectFor(currentKind(), input.files),
  );
}

async function createRemover(choice: EngineChoice) {
  const { createDeviceWatermarkRemover, createSimulatedWatermarkRemover } = await import(
    '@verapix/engines/watermark'
  );
  if (choice === 'simulated') return createSimulatedWatermarkRemover();
  return createDeviceWatermarkRemover({ weights: weightsAt(weights.migan) });
}

/** The specification's sentence first, then what really happened and what to do about it. */
function failureOf(source: WatermarkSource, { code, message, fix }: EngineFailure): Failure {
  const kind = videoOf(source) ? 'video' : 'image';
  return {
    code,
    message: `Failed to process ${kind}. Please try again.`,
    fix: `${message} ${fix}`,
  };
}

/** Fills in the marked area with the chosen engine; stopping the actor stops the engine. */
export function createWatermarkActor(choice: EngineChoice) {
  return fromPromise<ProcessOutcome<WatermarkOutput>, ProcessInput<WatermarkSource, WatermarkOptions>>(
    async ({ input: { source, options, report }, signal }) => {
      const { method, mask } = options;
      if (!mask) throw new Error('A watermark run started without a mask: its validation must forbid that.');
      const remover = await createRemover(choice);
      const input = { source, mask, method: videoOf(source) ? 'quick' : method } as const;
      const outcome = await remover.run(input, { signal, onProgress: report });
      return outcome.ok ? outcome : { ok: false, failure: failureOf(source, outcome.failure) };
    },
  );
}
