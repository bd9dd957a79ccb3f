import { toolById } from '@verapix/domain';
import type { LibraryStep, ProcessOutcome, ToolRunProgress } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import type { RecipeTool } from './recipe-steps';
import type { BatchFile } from '../batch/batch-tool';

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

export type StepRunners = Readonly<Record<RecipeTool, RunStep>>;

/** Applies the steps to a picture, each to what the last one made. Stops at the first that fails, and says which it was. */
export async function runSteps(
  file: File,
  steps: readonly LibraryStep[],
  runners: StepRunners,
  { signal, report }: Omit<StepRun, 'isLast'>,
): Promise<ProcessOutcome<BatchFile>> {
  let made: BatchFile = { blob: file };
  const notes: string[] = [];
  let isPartial = false;
  for (const [index, { tool, settings }] of steps.entries()) {
    signal.throwIfAborted();
    const input = index === 0 ? file : new File([made.blob], file.name, { type: made.blob.type });
    const { title } = toolById(tool);
    const inStep = (text: string) =>
      steps.length > 1 ? messages.inStep({ tool: title, step: index + 1, steps: steps.length, text }) : text;
    const outcome = await runners[tool as RecipeTool](input, settings, {
      signal,
      isLast: index === steps.length - 1,
      // How long the other steps take is not known.
      report: ({ etaMs: _, ...progress }) =>
        report({
          ...progress,
          phase: `${index}-${progress.phase}`,
          phaseLabel: inStep(progress.phaseLabel),
          overall: (index + progress.overall) / steps.length,
        }),
    });
    if (!outcome.ok) {
      const { failure } = outcome;
      return { ok: false, failure: { ...failure, message: inStep(failure.message) } };
    }
    made = outcome.value;
    isPartial ||= made.isPartial ?? false;
    if (made.note) notes.push(inStep(made.note));
  }
  return { ok: true, value: { ...made, note: notes.join(' ') || undefined, isPartial } };
}
