import type { BatchTool } from '../batch/batch-tool';
import type { StudioHost } from '../host';
import type { RunSource, ToolDefinition } from '../workspace/tool-definition';
import type { RecipeStep } from './recipe-step';

/** A tool as a step of a recipe: what its batches do, with the settings of the recipe. */
export function stepOf<Source extends RunSource, Options extends object, Result, Env, Choices extends object>(
  tool: Pick<ToolDefinition<Source, Options, Result, Env>, 'source' | 'engine' | 'validate'>,
  batch: BatchTool<Source, Options, Result, Choices>,
  envOf: (host: StudioHost) => Env,
): RecipeStep {
  return {
    needs: (settings) => batch.needs({ ...batch.options, ...settings }),
    run:
      (host) =>
      async (file, settings, { signal, report, isLast }) => {
        const env = envOf(host);
        const inspection = await tool.source.inspect?.([file], env);
        if (!inspection) throw new Error('A tool without files can’t be a step.');
        if (!inspection.ok) return { ok: false, failure: inspection.rejection };
        const { source } = inspection;
        // The settings were checked when the recipe was read.
        const chosen = batch.choicesOf?.(settings, source, isLast) ?? (settings as Partial<Choices>);
        const choices: Choices = { ...batch.options, ...chosen };
        // `Choices` is another type than `Options` only where `optionsOf` is given.
        const options = batch.optionsOf?.(source, choices) ?? (choices as unknown as Options);
        const blocker = batch.refuse?.(source, choices) ?? tool.validate?.(source, options, env);
        if (blocker) return { ok: false, failure: blocker };
        const outcome = await tool.engine.run({ source, options, report }, signal, env);
        return outcome.ok ? { ok: true, value: batch.fileOf(outcome.value, source) } : outcome;
      },
  };
}
