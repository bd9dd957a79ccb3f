import { batchWords } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { Heading, Stack } from '@verapix/ui';
import { batchPageOf } from '../batch/BatchPage';
import { TransparencyNote } from '../batch/TransparencyNote';
import type { BatchFile, BatchSettingsProps, BatchTool } from '../batch/batch-tool';
import { pictures } from '../workspace/FileView';
import { RecipeSteps } from './RecipeSteps';
import { runSteps, type StepRunners } from './run-steps';
import { needsOf, useStepRunners } from './step-runners';

interface RecipeChoices {
  steps: readonly LibraryStep[];
}

const batch: BatchTool<PictureSource, RecipeChoices, BatchFile> = {
  word: batchWords.recipe,
  verb: messages.verb,
  options: { steps: [] },
  // Both were read by one parser, which keeps the order of settings.
  isSameWork: (stored, chosen) =>
    chosen?.steps === undefined || JSON.stringify(stored.steps) === JSON.stringify(chosen.steps),
  // There are no documents of all results, which would need the details.
  fileOf: ({ details: _, ...made }) => made,
  needs: ({ steps }) => needsOf(steps),
  Settings,
};

function Settings({ options: { steps }, pictures }: BatchSettingsProps<RecipeChoices>) {
  const isOpaque = steps.some(({ settings }) => settings.format === 'jpeg');
  return (
    <Stack gap="s">
      <Heading level={3}>{messages.steps}</Heading>
      <RecipeSteps steps={steps} />
      {isOpaque && <TransparencyNote pictures={pictures} />}
    </Stack>
  );
}

/** The batches of recipes: a picture goes through all steps before the next one begins. */
export const RecipeBatchPage = batchPageOf(
  {
    id: 'recipe',
    title: messages.recipe,
    source: pictures(),
    useEnv: useStepRunners,
    load: async () => ({
      engine: {
        run: ({ source, options, report }, signal, runners: StepRunners) =>
          runSteps(source.original ?? source.file, options.steps, runners, { signal, report }),
      },
    }),
  },
  batch,
);
