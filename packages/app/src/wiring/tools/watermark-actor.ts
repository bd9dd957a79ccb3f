import { type EngineFailure, weights } from '@verapix/engines';
import type { WatermarkInput } from '@verapix/engines/watermark';
import { decodeMaxPixels, videoUploadMaxBytes } from '@verapix/facts';
import type { Failure, InspectInput, InspectOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import {
  videoOf,
  type WatermarkKind,
  type WatermarkOptions,
  type WatermarkSource,
} from '../../pages/tools/WatermarkPage/watermark-options';
import type { EngineChoice } from '../engine-choice';
import { engineActor, prepareEngine } from './engine-actor';
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

async function openRemover(choice: EngineChoice) {
  const engines = await import('@verapix/engines/watermark');
  if (choice === 'simulated') return engines.createSimulatedWatermarkRemover();
  return engines.createDeviceWatermarkRemover({ weights: weightsAt(weights.migan) });
}

function inputOf(source: WatermarkSource, { method, mask }: WatermarkOptions): WatermarkInput {
  if (!mask) throw new Error('A watermark run started without a mask: its validation must forbid that.');
  return { source, mask, method: videoOf(source) ? 'quick' : method };
}

/** The specification's sentence first, then what really happened and what to do about it. */
function failureOf({ code, message, fix }: EngineFailure, source: WatermarkSource): Failure {
  const kind = videoOf(source) ? 'video' : 'image';
  return {
    code,
    message: `Failed to process ${kind}. Please try again.`,
    fix: `${message} ${fix}`,
  };
}

/** Fills in the marked area. */
export const createWatermarkActor = (choice: EngineChoice) =>
  engineActor({ open: () => openRemover(choice), inputOf, failureOf });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareWatermarkRemover = (choice: EngineChoice) => prepareEngine(() => openRemover(choice));
