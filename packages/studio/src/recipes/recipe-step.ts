import type { LibraryStep, ProcessOutcome, ToolRunProgress } from '@verapix/machines';
import type { BatchFile } from '../batch/batch-tool';
import type { PictureNeeds } from '../batch/pictures-at-once';
import type { StudioHost } from '../host';

/** What a step is given besides its file and settings. */
export interface StepRun {
  signal: AbortSignal;
  report: (progress: ToolRunProgress) => void;
  /** Whether no step comes after it. */
  isLast: boolean;
}

/** Applies one tool to a picture. */
export type RunStep = (
  file: File,
  settings: LibraryStep['settings'],
  run: StepRun,
) => Promise<ProcessOutcome<BatchFile>>;

/** A tool as a step of recipes. */
export interface RecipeStep {
  /** Applies the tool for the user of a host. */
  run: (host: StudioHost) => RunStep;
  /** What one picture takes of the device. */
  needs: (settings: LibraryStep['settings']) => PictureNeeds;
}
