import type { LibraryStep } from '@verapix/machines';
import { createMask } from '@verapix/ui';
import { isArea, type RecipeArea } from './recipe-steps';
import { batch as cutOuts } from '../tools/background/batch';
import { backgroundRemover } from '../tools/background/tool';
import type { BatchTool } from '../batch/batch-tool';
import type { PictureNeeds } from '../batch/pictures-at-once';
import type { RunSource, Tool } from '../workspace/define-tool';
import { batch as texts } from '../tools/image-to-text/batch';
import { imageToText } from '../tools/image-to-text/tool';
import { batch as enlargements } from '../tools/upscale/batch';
import { upscaler } from '../tools/upscale/tool';
import { batch as cleanings } from '../tools/watermark/batch';
import { storeMarks } from '../tools/watermark/batch-marks';
import { watermarkRemover } from '../tools/watermark/tool';
import type { RunStep, StepRunners } from './run-steps';

/** A tool as a step: what its batches do, with the settings of a recipe. */
function runnerOf<Source extends RunSource, Options extends object, Result, Env, Choices extends object>(
  tool: Pick<Tool<Source, Options, Result, Env>, 'source' | 'load'>,
  batch: BatchTool<Source, Options, Result, Choices>,
  env: Env,
  choicesOf: (settings: LibraryStep['settings'], source: Source, isLast: boolean) => Partial<Choices>,
): RunStep {
  return async (file, settings, { signal, report, isLast }) => {
    const inspection = await tool.source.inspect?.([file], env);
    if (!inspection) throw new Error('A tool without files can’t be a step.');
    if (!inspection.ok) return { ok: false, failure: inspection.rejection };
    const { source } = inspection;
    const choices: Choices = { ...batch.options, ...choicesOf(settings, source, isLast) };
    // `Choices` is another type than `Options` only where `optionsOf` is given.
    const options = batch.optionsOf?.(source, choices) ?? (choices as unknown as Options);
    const loaded = await tool.load();
    const blocker = batch.refuse?.(source, choices) ?? loaded.validate?.(source, options, env);
    if (blocker) return { ok: false, failure: blocker };
    const outcome = await loaded.engine.run({ source, options, report }, signal, env);
    return outcome.ok ? { ok: true, value: batch.fileOf(outcome.value, source) } : outcome;
  };
}

/** The marks of an area, in a picture of this size. */
function marksOf({ x, y, width, height }: RecipeArea, size: { width: number; height: number }) {
  const mask = createMask(size.width, size.height);
  const [left, right] = [Math.floor(x * size.width), Math.ceil((x + width) * size.width)];
  const [top, bottom] = [Math.floor(y * size.height), Math.ceil((y + height) * size.height)];
  for (let row = top; row < Math.min(bottom, size.height); row += 1) {
    mask.data.fill(1, row * size.width + left, row * size.width + Math.min(right, size.width));
  }
  return storeMarks(mask);
}

/** A hook. The tools as steps, with what each reads from the rest of the app. */
export function useStepRunners(): StepRunners {
  // The settings were checked when the recipe was read.
  const asTheyAre = (settings: LibraryStep['settings']) => settings as object;
  return {
    'image-upscaler': runnerOf(upscaler, enlargements, upscaler.useEnv(), (settings, _, isLast) => ({
      // What another step works on is kept without loss.
      ...(!isLast && { format: 'png' as const }),
      ...asTheyAre(settings),
    })),
    'background-remover': runnerOf(backgroundRemover, cutOuts, backgroundRemover.useEnv(), asTheyAre),
    'image-to-text': runnerOf(imageToText, texts, imageToText.useEnv(), asTheyAre),
    'watermark-remover': runnerOf(
      watermarkRemover,
      cleanings,
      watermarkRemover.useEnv(),
      ({ area, ...rest }, source) => ({ ...rest, ...(isArea(area) && { marks: marksOf(area, source) }) }),
    ),
  };
}

/** What the steps take of the device: one after the other, so the most that any of them takes. */
export function needsOf(steps: readonly LibraryStep[]): PictureNeeds {
  const all = steps.map(({ tool, settings }): PictureNeeds => {
    switch (tool) {
      case 'image-upscaler':
        return enlargements.needs({ ...enlargements.options, ...settings });
      case 'background-remover':
        return cutOuts.needs({ ...cutOuts.options, ...settings });
      case 'watermark-remover':
        return cleanings.needs({ ...cleanings.options, ...settings });
      default:
        return texts.needs(texts.options);
    }
  });
  return {
    threads: Math.max(...all.map(({ threads }) => threads)),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}
