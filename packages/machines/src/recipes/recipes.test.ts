import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  freeRecipeName,
  type LoadRecipesOutcome,
  type ReadRecipeInput,
  type ReadRecipeOutcome,
  type Recipe,
  recipeLimits,
  recipeNameProblem,
  recipesMachine,
  type StoreRecipesInput,
  type StoreRecipesOutcome,
} from '.';

const coverage = transitionCoverage(recipesMachine);
const noRoom = { ok: false, problem: { code: 'no-room', message: 'There is no room.' } } as const;
const file = new File(['{}'], 'shop.json');

const recipe = (name: string, id = name): Recipe => ({
  id,
  name,
  steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
});

function startRecipes() {
  const load = controlledActor<LoadRecipesOutcome, void>();
  const store = controlledActor<StoreRecipesOutcome, StoreRecipesInput>();
  const read = controlledActor<ReadRecipeOutcome, ReadRecipeInput>();
  const test = createTestActor(recipesMachine, {
    actors: { loadRecipes: load.logic, storeRecipes: store.logic, readRecipe: read.logic },
    coverage,
  });
  const { actor } = test;
  return {
    ...test,
    load,
    store,
    read,
    value: () => actor.getSnapshot().value,
    names: () => actor.getSnapshot().context.recipes.map(({ name }) => name),
    nameProblem: () => actor.getSnapshot().context.nameProblem,
    titles: () => test.toasts().map(({ title }) => title),
  };
}

async function openRecipes(...names: string[]) {
  const recipes = startRecipes();
  await recipes.load.latest().resolve({ ok: true, recipes: names.map((name) => recipe(name)) });
  return recipes;
}

describe('the recipes', () => {
  it('are listed, also when another tab changes them', async () => {
    const { actor, names, value } = await openRecipes('Shop');
    expect([value(), names()]).toEqual(['listing', ['Shop']]);
    actor.send({ type: 'recipes.changed', recipes: [] });
    expect(names()).toEqual([]);
  });

  it('are unavailable if they can’t be read, or if reading throws', async () => {
    const refused = startRecipes();
    await refused.load.latest().resolve(noRoom);
    expect(refused.value()).toBe('unavailable');
    const broken = startRecipes();
    await broken.load.latest().reject(new Error('broken'));
    expect(broken.value()).toBe('unavailable');
    expect(broken.emitted).toContainEqual(expect.objectContaining({ type: 'error.caught' }));
  });

  it('are saved by name, newest first, once they are stored', async () => {
    const { actor, store, names, value, titles } = await openRecipes('Shop');
    actor.send({ type: 'naming.requested', recipe: recipe('', 'new') });
    actor.send({ type: 'name.submitted', name: 'Portraits' });
    expect([value(), names()]).toEqual(['storing', ['Shop']]);
    expect(store.latest().input.recipes.map(({ name }) => name)).toEqual(['Portraits', 'Shop']);
    await store.latest().resolve({ ok: true });
    expect([value(), names(), titles()]).toEqual(['listing', ['Portraits', 'Shop'], ['Recipe saved']]);
  });

  it('ask for another name until it is free, and keep the dialog open meanwhile', async () => {
    const { actor, value, nameProblem } = await openRecipes('Shop');
    actor.send({ type: 'naming.requested', recipe: recipe('', 'new') });
    actor.send({ type: 'name.submitted', name: 'SHOP' });
    expect([value(), nameProblem()]).toEqual(['naming', 'Another recipe has this name.']);
    actor.send({ type: 'name.changed' });
    expect(nameProblem()).toBeUndefined();
    actor.send({ type: 'naming.dismissed' });
    expect(value()).toBe('listing');
  });

  it('are renamed in their place, and may keep their name', async () => {
    const { actor, store, names, titles } = await openRecipes('Shop', 'Portraits');
    actor.send({ type: 'naming.requested', recipe: recipe('Portraits') });
    actor.send({ type: 'name.submitted', name: 'portraits' });
    await store.latest().resolve({ ok: true });
    expect([names(), titles()]).toEqual([['Shop', 'portraits'], ['Recipe renamed']]);
  });

  it('are deleted', async () => {
    const { actor, store, names, titles } = await openRecipes('Shop', 'Portraits');
    actor.send({ type: 'recipe.deleted', id: 'Shop' });
    await store.latest().resolve({ ok: true });
    expect([names(), titles()]).toEqual([['Portraits'], ['Recipe deleted']]);
  });

  it('are imported from a file, with a number if the name is taken', async () => {
    const { actor, read, store, names, titles } = await openRecipes('Shop');
    actor.send({ type: 'file.chosen', file, id: 'imported' });
    expect(read.latest().input).toEqual({ file, id: 'imported' });
    await read.latest().resolve({ ok: true, draft: recipe('Shop'), id: 'imported' });
    await store.latest().resolve({ ok: true });
    expect([names(), titles()]).toEqual([['Shop 2', 'Shop'], ['Recipe imported']]);
  });

  it('say what is wrong with a file, and stay as they are', async () => {
    const { actor, read, names, value, titles, emitted } = await openRecipes('Shop');
    actor.send({ type: 'file.chosen', file, id: 'imported' });
    await read.latest().resolve(noRoom);
    actor.send({ type: 'file.chosen', file, id: 'imported' });
    await read.latest().reject(new Error('broken'));
    expect([value(), names()]).toEqual(['listing', ['Shop']]);
    expect(titles()).toEqual(['The recipe was not imported', 'The recipe was not imported']);
    expect(emitted).toContainEqual(expect.objectContaining({ type: 'error.caught' }));
  });

  it.each(['resolve', 'reject'] as const)('stay as they are if storing fails: %s', async (how) => {
    const { actor, store, names, value, titles } = await openRecipes('Shop');
    actor.send({ type: 'recipe.deleted', id: 'Shop' });
    await (how === 'resolve' ? store.latest().resolve(noRoom) : store.latest().reject(new Error('broken')));
    expect([value(), names(), titles()]).toEqual(['listing', ['Shop'], ['The recipe was not saved']]);
  });

  it('end at a limit, at which they can still be renamed', async () => {
    const all = Array.from({ length: recipeLimits.recipes }, (_, index) => `Recipe ${index}`);
    const { actor, value, titles } = await openRecipes(...all);
    actor.send({ type: 'naming.requested', recipe: recipe('', 'new') });
    actor.send({ type: 'file.chosen', file, id: 'imported' });
    expect([value(), titles()]).toEqual([
      'listing',
      ['The recipe was not saved', 'The recipe was not saved'],
    ]);
    actor.send({ type: 'naming.requested', recipe: recipe('Recipe 1') });
    expect(value()).toBe('naming');
  });

  it('have all transitions tested', () => {
    expect(coverage.missing()).toEqual([]);
  });
});

describe('the name of a recipe', () => {
  it.each([
    ['', 'Give the recipe a name.'],
    ['x'.repeat(recipeLimits.nameCharacters + 1), 'Use at most 60 characters.'],
    ['shop', 'Another recipe has this name.'],
    ['Portraits', undefined],
  ])('%j', (name, problem) => {
    expect(recipeNameProblem(name, [recipe('Shop')])).toBe(problem);
  });

  it('stays within its length with a number', () => {
    const long = 'x'.repeat(recipeLimits.nameCharacters);
    expect(freeRecipeName(long, [recipe(long)])).toBe(`${long.slice(0, -2)} 2`);
  });
});
