import type { ToolId } from '@verapix/domain';
import type { LibraryStep, ProcessOutcome } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import type { BatchFile } from '../batch/batch-tool';
import { studioTool } from '../tools';
import type { RunStep, StepRun } from './recipe-step';

/** The steps of a recipe by their tools. */
export type StepRunners = Partial<Record<ToolId, RunStep>>;

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
    const { title } = studioTool(tool);
    const inStep = (text: string) =>
      steps.length > 1 ? messages.inStep({ tool: title, step: index + 1, steps: steps.length, text }) : text;
    const runStep = runners[tool];
    if (!runStep) throw new Error(`The tool ${tool} can’t be a step: the reader of recipes must refuse it.`);
    const outcome = await runStep(input, settings, {
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
