import { type LibraryStep, recipeLimits } from '@verapix/machines';
import * as messages from '@verapix/messages/lib-recipes';
import { studioTool } from '../tools';
import { toolSettings } from '../tool-settings';

/** Steps as a recipe keeps them, or why they are no recipe, as a sentence. */
export type ReadSteps = { ok: true; steps: readonly LibraryStep[] } | { ok: false; message: string };

const refuse = (message: string): ReadSteps => ({ ok: false, message });

/** Checks steps of unknown origin: a kept result, a file, what the browser stored. Settings that no recipe keeps are left out. */
export function readSteps(value: unknown): ReadSteps {
  if (!Array.isArray(value) || value.length === 0) return refuse(messages.noSteps);
  if (value.length > recipeLimits.steps) return refuse(messages.tooManySteps({ steps: recipeLimits.steps }));
  const steps: LibraryStep[] = [];
  for (const [index, step] of value.entries()) {
    const read = readStep(step, index + 1);
    if (!read.ok) return read;
    steps.push(...read.steps);
  }
  const early = steps
    .slice(0, -1)
    .map(({ tool }) => toolSettings.find(({ id }) => id === tool)?.step?.endsWith);
  const reason = early.find(Boolean);
  if (reason) return refuse(reason);
  return { ok: true, steps };
}

/**
 * The steps that made a result, as a recipe begins with them. The format of an enlarged picture is not among the settings: a
 * run on the tool's page has none, and a recipe writes the format of each picture.
 */
export const recipeStepsOf = (steps: readonly LibraryStep[]): ReadSteps =>
  readSteps(steps.map(({ tool, settings: { format: _, quality: __, ...settings } }) => ({ tool, settings })));

function readStep(value: unknown, number: number): ReadSteps {
  const { tool: name, settings: given } = (value ?? {}) as { tool?: unknown; settings?: unknown };
  const tool = toolSettings.find(({ id, step }) => step && id === name);
  if (!tool?.step) return refuse(messages.noTool({ number }));
  const { id, step } = tool;
  const { title } = studioTool(id);
  if (typeof given !== 'object' || given === null) return refuse(messages.noSettings({ number, title }));
  const kept: Record<string, unknown> = {};
  for (const [name, isValid] of Object.entries(step.settings)) {
    if (!Object.hasOwn(given, name)) continue;
    const setting = (given as Record<string, unknown>)[name];
    if (setting === undefined) continue;
    if (!isValid(setting)) return refuse(messages.unknownSetting({ number, title, name }));
    kept[name] = setting;
  }
  const { required } = step;
  if (required && !kept[required.name]) return refuse(required.missing({ number, title }));
  return { ok: true, steps: [{ tool: id, settings: kept }] };
}
