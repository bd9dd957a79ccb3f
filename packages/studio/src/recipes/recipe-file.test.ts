import { type Recipe, recipeLimits } from '@verapix/machines';
import { describe, expect, it } from 'vitest';
import { parseRecipes, readRecipeFile, recipeFile } from './recipe-file';
import { readSteps, recipeStepsOf } from './recipe-steps';

const recipe: Recipe = {
  id: 'shop',
  name: 'Shop, summer 2026',
  steps: [
    {
      tool: 'watermark-remover',
      settings: { method: 'quick', area: { x: 0.5, y: 0.75, width: 0.5, height: 0.25 } },
    },
    { tool: 'image-upscaler', settings: { factor: 2, method: 'fast', format: 'png', quality: 0.92 } },
    { tool: 'background-remover', settings: { method: 'instant', subject: 'anything' } },
  ],
};

const fileOf = (content: unknown) => new File([JSON.stringify(content)], 'recipe.json');
const valid = { kind: 'verapix-recipe', version: 1, name: 'Shop', steps: recipe.steps };

describe('the file of a recipe', () => {
  it('is read as the recipe that was exported', async () => {
    const file = recipeFile(recipe);
    expect(file.name).toBe('Shop-summer-2026.recipe.json');
    const { name, steps } = recipe;
    expect(await readRecipeFile(file)).toEqual({ ok: true, draft: { name, steps } });
  });

  it('is JSON that a person can read, and ends with a line break', async () => {
    const file = recipeFile(recipe);
    expect(file.type).toBe('application/json');
    expect(await file.text()).toMatch(/^\{\n {2}"kind": "verapix-recipe",\n.*\n\}\n$/s);
  });

  it.each([
    ['  (Shop) ', 'Shop.recipe.json'],
    ['für 😀 2', 'für-2.recipe.json'],
    ['!?', 'recipe.recipe.json'],
  ])('of %j is named %s', (name, fileName) => {
    expect(recipeFile({ ...recipe, name }).name).toBe(fileName);
  });

  it.each([
    [64 * 1024, true],
    [64 * 1024 + 1, false],
  ])('of %i bytes: whether it is read is %s', async (bytes, ok) => {
    expect(await readRecipeFile(new File([JSON.stringify(valid).padEnd(bytes)], 'a.json'))).toMatchObject({
      ok,
    });
  });

  it.each([
    ['a picture', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'cat.jpg'), 'This file isn’t a recipe.'],
    ['another JSON file', fileOf({ steps: recipe.steps }), 'This file isn’t a recipe.'],
    ['null', fileOf(null), 'This file isn’t a recipe.'],
    ['of another kind', fileOf({ ...valid, kind: 'other' }), 'This file isn’t a recipe.'],
    [
      'a file that is too large',
      new File([' '.repeat(70_000)], 'a.json'),
      'The file is too large for a recipe.',
    ],
    [
      'a later version',
      fileOf({ ...valid, version: 2 }),
      'The recipe was made with another version of Verapix.',
    ],
    ['no steps', fileOf({ ...valid, steps: [] }), 'The recipe can’t be used. It has no steps.'],
  ])('is refused with a reason if it is %s', async (_, file, message) => {
    expect(await readRecipeFile(file)).toMatchObject({ ok: false, problem: { message } });
  });

  it.each([
    ['  Shop  ', 'Shop'],
    ['', 'Recipe'],
    [7, 'Recipe'],
    ['x'.repeat(200), 'x'.repeat(recipeLimits.nameCharacters)],
  ])('may name it %j: %j', async (name, expected) => {
    expect(await readRecipeFile(fileOf({ ...valid, name }))).toMatchObject({
      draft: { name: expected },
    });
  });
});

describe('steps', () => {
  const step = (tool: string, settings: unknown) => [{ tool, settings }];

  it('of a result name no format, which is that of each picture', () => {
    const made = { tool: 'image-upscaler', settings: { factor: 2, format: 'png', quality: 0.92 } } as const;
    expect(recipeStepsOf([made])).toEqual({
      ok: true,
      steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
    });
  });

  it('lose the settings that belong to one picture', () => {
    const read = readSteps(step('image-to-text', { languages: ['deu'], region: { x: 1 }, other: 1 }));
    expect(read).toEqual({ ok: true, steps: [{ tool: 'image-to-text', settings: { languages: ['deu'] } }] });
  });

  it.each([
    ['nothing', undefined],
    ['too many', Array(recipeLimits.steps + 1).fill(recipe.steps[1])],
    ['a generator', step('logo-generator', {})],
    ['an unknown tool', step('__proto__', {})],
    ['no settings', step('image-upscaler', undefined)],
    ['a factor that is not offered', step('image-upscaler', { factor: 99 })],
    ['a model of the user’s own', step('image-upscaler', { method: 'own-foliage' })],
    ['a quality above 1', step('image-upscaler', { quality: 2 })],
    ['an unknown language', step('image-to-text', { languages: ['toString'] })],
    ['a language twice', step('image-to-text', { languages: ['eng', 'eng'] })],
    ['a watermark without an area', step('watermark-remover', { method: 'best' })],
    [
      'an area outside the picture',
      step('watermark-remover', { area: { x: 0.9, y: 0, width: 0.5, height: 1 } }),
    ],
    ['an empty area', step('watermark-remover', { area: { x: 0, y: 0, width: 0, height: 1 } })],
    ['a text in the middle', [...step('image-to-text', {}), ...step('image-upscaler', {})]],
  ])('are refused with a sentence: %s', (_, steps) => {
    const read = readSteps(steps);
    expect(read).toMatchObject({ ok: false });
    expect(!read.ok && read.message).toMatch(/^\p{Lu}.+\.$/u);
  });
});

describe('the stored recipes', () => {
  it('are read as they were stored', () => {
    expect(parseRecipes(JSON.stringify([recipe]))).toEqual([recipe]);
  });

  it.each([null, '', 'no JSON', '{}', '[null, 3, {"id": "a"}]'])('are none in %j', (text) => {
    expect(parseRecipes(text)).toEqual([]);
  });

  it('are without those that have no id, name or steps', () => {
    const broken = [{ id: 7 }, { name: undefined }, { steps: [] }].map((changes) => ({
      ...recipe,
      ...changes,
    }));
    expect(parseRecipes(JSON.stringify([...broken, recipe]))).toEqual([recipe]);
  });
});
