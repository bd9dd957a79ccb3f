import { type ToolId, toolById, upscaleFactors } from '@verapix/domain';
import type { TextLanguage } from '@verapix/engines/text';
import { type LibraryStep, recipeLimits } from '@verapix/machines';
import * as messages from '@verapix/messages/lib-recipes';

/** The tools that can be steps: those that make a file of a picture, without a choice for each picture. */
const recipeTools = [
  'image-upscaler',
  'background-remover',
  'watermark-remover',
  'image-to-text',
] as const satisfies readonly ToolId[];

export type RecipeTool = (typeof recipeTools)[number];

/** A part of a picture, as ratios of its sides. */
export interface RecipeArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Check = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const isRatio: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;

/** Whether a value is an area that is not empty, inside the picture. */
export function isArea(value: unknown): value is RecipeArea {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height } = value as Partial<Record<keyof RecipeArea, unknown>>;
  if (![x, y, width, height].every(isRatio)) return false;
  const area = value as RecipeArea;
  // A sum of two ratios may be above 1 by a rounding error.
  return area.width > 0 && area.height > 0 && area.x + area.width < 1.001 && area.y + area.height < 1.001;
}

const languages: Record<TextLanguage, true> = {
  ara: true,
  chi_sim: true,
  deu: true,
  ell: true,
  eng: true,
  fra: true,
  hin: true,
  ita: true,
  jpn: true,
  pol: true,
  por: true,
  spa: true,
  tur: true,
};

const areLanguages: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  new Set(value).size === value.length &&
  value.every((language) => typeof language === 'string' && Object.hasOwn(languages, language));

/** The settings of each tool that a recipe keeps, with what they may be. Others belong to one picture. */
const settings: Record<RecipeTool, Readonly<Record<string, Check>>> = {
  'image-upscaler': {
    factor: oneOf(...upscaleFactors),
    method: oneOf('fast', 'sharp', 'detail'),
    format: oneOf('png', 'jpeg', 'webp'),
    quality: isRatio,
  },
  'background-remover': { method: oneOf('best', 'instant'), subject: oneOf('anything', 'people') },
  'watermark-remover': { method: oneOf('best', 'quick'), area: isArea },
  'image-to-text': { languages: areLanguages },
};

const isRecipeTool = (tool: unknown): tool is RecipeTool => recipeTools.some((each) => each === tool);

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
  if (steps.slice(0, -1).some(({ tool }) => tool === 'image-to-text')) return refuse(messages.readsTextEarly);
  return { ok: true, steps };
}

/**
 * The steps that made a result, as a recipe begins with them. The format of an enlarged picture is not among the settings: a
 * run on the tool's page has none, and a recipe writes the format of each picture.
 */
export const recipeStepsOf = (steps: readonly LibraryStep[]): ReadSteps =>
  readSteps(steps.map(({ tool, settings: { format: _, quality: __, ...settings } }) => ({ tool, settings })));

function readStep(value: unknown, number: number): ReadSteps {
  const { tool, settings: given } = (value ?? {}) as { tool?: unknown; settings?: unknown };
  if (!isRecipeTool(tool)) return refuse(messages.noTool({ number }));
  const { title } = toolById(tool);
  if (typeof given !== 'object' || given === null) return refuse(messages.noSettings({ number, title }));
  const kept: Record<string, unknown> = {};
  for (const [name, isValid] of Object.entries(settings[tool])) {
    if (!Object.hasOwn(given, name)) continue;
    const setting = (given as Record<string, unknown>)[name];
    if (setting === undefined) continue;
    if (!isValid(setting)) return refuse(messages.unknownSetting({ number, title, name }));
    kept[name] = setting;
  }
  if (tool === 'watermark-remover' && !kept.area) return refuse(messages.noArea({ number, title }));
  return { ok: true, steps: [{ tool, settings: kept }] };
}
