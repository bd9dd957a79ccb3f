import type { Outcome } from '@verapix/domain';
import { type Recipe, type RecipeDraft, recipeLimits } from '@verapix/machines';
import { readSteps } from './recipe-steps';
import * as messages from '@verapix/messages/lib-recipes';

/** Marks a file as a recipe. */
const kind = 'verapix-recipe';
const version = 1;

/** A recipe has some hundred bytes. */
const maxBytes = 64 * 1024;

/** The text of a recipe, as JSON. */
export function recipeText({ name, steps }: RecipeDraft, indent?: number): string {
  return JSON.stringify({ kind, version, name, steps }, null, indent);
}

/** The file of a recipe. */
export function recipeFile({ name, steps }: RecipeDraft): File {
  const text = recipeText({ name, steps }, 2);
  const fileName = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'recipe';
  return new File([text, '\n'], `${fileName}.recipe.json`, { type: 'application/json' });
}

const refuse = (message: string, fix = messages.chooseExported) =>
  ({ ok: false, problem: { code: 'no-recipe', message, fix } }) as const;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file that may hold a recipe, or says what is wrong with it. */
export async function readRecipeFile(file: Blob): Promise<Outcome<{ draft: RecipeDraft }>> {
  if (file.size > maxBytes) return refuse(messages.tooLarge);
  const content = parse(await file.text());
  if (typeof content !== 'object' || content === null || !('kind' in content) || content.kind !== kind)
    return refuse(messages.noRecipe);
  const { version: given, name, steps } = content as { version?: unknown; name?: unknown; steps?: unknown };
  if (given !== version) return refuse(messages.otherVersion, messages.otherVersionFix);
  const trimmed = typeof name === 'string' ? name.trim().slice(0, recipeLimits.nameCharacters) : '';
  const read = readSteps(steps);
  if (!read.ok) return refuse(messages.unusable({ message: read.message }));
  return { ok: true, draft: { name: trimmed || messages.recipe, steps: read.steps } };
}

/** The recipes in a stored text. What is no recipe any more is left out. */
export function parseRecipes(text: string | null): readonly Recipe[] {
  const list = text === null ? undefined : parse(text);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const { id, name, steps } = (entry ?? {}) as { id?: unknown; name?: unknown; steps?: unknown };
    const read = readSteps(steps);
    if (typeof id !== 'string' || typeof name !== 'string' || !read.ok) return [];
    return [{ id, name, steps: read.steps }];
  });
}
