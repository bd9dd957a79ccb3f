import type { PictureSource } from '@verapix/engines';
import type { LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { Heading, Stack } from '@verapix/ui';
import { batchPageOf } from '../batch/BatchPage';
import type { BatchFile, BatchSettingsProps, BatchTool } from '../batch/batch-tool';
import { TransparencyNote } from '../batch/TransparencyNote';
import { type StudioHost, useHost } from '../host';
import { toolSettings } from '../tool-settings';
import { studioTool } from '../tools';
import { pictures } from '../workspace/FileView';
import { RecipeSteps } from './RecipeSteps';
import type { RecipeStep } from './recipe-step';
import { runSteps } from './run-steps';

interface RecipeChoices {
  steps: readonly LibraryStep[];
}

type Steps = Partial<Record<LibraryStep['tool'], RecipeStep>>;

/** The tools as steps, by their ids. */
async function loadSteps(): Promise<Steps> {
  const loaded = await Promise.all(
    toolSettings
      .filter(({ step }) => step)
      .map(async ({ id }) => {
        const { loadStep } = await studioTool(id).load();
        return loadStep ? [[id, await loadStep()]] : [];
      }),
  );
  return Object.fromEntries(loaded.flat());
}

const batchOf = (all: Steps): BatchTool<PictureSource, RecipeChoices, BatchFile> => ({
  word: 'recipe',
  verb: messages.verb,
  options: { steps: [] },
  // Both were read by one parser, which keeps the order of settings.
  isSameWork: (stored, chosen) =>
    chosen.steps === undefined || JSON.stringify(stored.steps) === JSON.stringify(chosen.steps),
  // There are no documents of all results, which would need the details.
  fileOf: ({ details: _, ...made }) => made,
  // One after the other: so the most that any of them takes.
  needs: ({ steps }) => {
    const needs = steps.flatMap(({ tool, settings }) => all[tool]?.needs(settings) ?? []);
    return {
      threads: Math.max(...needs.map(({ threads }) => threads)),
      megabytes: Math.max(...needs.map(({ megabytes }) => megabytes)),
    };
  },
  Settings,
});

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

/** Loads the batches of recipes: a picture goes through all steps before the next one begins. */
export async function loadRecipeBatch() {
  const steps = await loadSteps();
  const runnersOf = (host: StudioHost) =>
    Object.fromEntries(Object.entries(steps).map(([id, step]) => [id, step.run(host)]));
  return batchPageOf(
    {
      id: 'recipe',
      title: messages.recipe,
      source: pictures(),
      useEnv: useHost,
      engine: {
        run: ({ source, options, report }, signal, host) =>
          runSteps(source.original ?? source.file, options.steps, runnersOf(host), { signal, report }),
      },
    },
    batchOf(steps),
  );
}
