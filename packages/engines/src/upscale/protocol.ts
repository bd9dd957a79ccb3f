import type { EngineOutcome } from '../engine';
import type { ProgressStep } from '../progress';
import type { UpscalePhase } from './phases';
import type { UpscaleResult } from './run-upscale';

/** What the worker posts: steps on the way, then one outcome. It is sent one job, an `UpscaleJob`. */
export type WorkerMessage =
  | { type: 'progress'; step: ProgressStep<UpscalePhase> }
  | { type: 'outcome'; outcome: EngineOutcome<UpscaleResult> };
