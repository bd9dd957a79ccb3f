import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  applyRecipesChange,
  freeRecipeName,
  type LoadRecipesOutcome,
  type ReadRecipesInput,
  type ReadRecipesOutput,
  type Recipe,
  recipeLimits,
  recipeNameProblem,
  recipesMachine,
  type StoreRecipesInput,
  type StoreRecipesOutcome,
} from '.';

const coverage = transitionCoverage(recipesMachine);
const noRoom = { ok: false, problem: { code: 'no-room', message: 'There is no room.' } } as const;

const recipe = (name: string, id = name): Recipe => ({
  id,
  name,
  steps: [{ tool: 'image-upscaler', settings: { factor: 2 } }],
});

function startRecipes() {
  const load = controlledActor<LoadRecipesOutcome, void>();
  const store = controlledActor<StoreRecipesOutcome, StoreRecipesInput>();
  const read = controlledActor<ReadRecipesOutput, ReadRecipesInput>();
  const test = createTestActor(recipesMachine, {
    actors: { loadRecipes: load.logic, storeRecipes: store.logic, readRecipes: read.logic },
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
    const portraits = recipe('Portraits', 'new');
    expect(store.latest().input.change).toEqual({ type: 'save', recipe: portraits });
    await store.latest().resolve({ ok: true, recipes: [portraits, recipe('Shop')] });
    expect([value(), names(), titles()]).toEqual(['listing', ['Portraits', 'Shop'], ['Recipe saved']]);
  });

  it('ask for another name until it is free, and keep the dialog open meanwhile', async () => {
    const { actor, value, nameProblem } = await openRecipes('Shop');
    actor.send({ type: 'naming.requested', recipe: recipe('', 'new') });
    actor.send({ type: 'name.submitted', name: 'SHOP' });
    expect([value(), nameProblem()]).toEqual(['naming', 'You already have a recipe with this name.']);
    actor.send({ type: 'name.changed' });
    expect(nameProblem()).toBeUndefined();
    actor.send({ type: 'naming.dismissed' });
    expect(value()).toBe('listing');
  });

  it('are renamed and deleted as the user saw them', async () => {
    const { actor, store, names, titles } = await openRecipes('Shop', 'Portraits');
    actor.send({ type: 'naming.requested', recipe: recipe('Portraits') });
    actor.send({ type: 'name.submitted', name: 'portraits' });
    const renamed = { type: 'rename', id: 'Portraits', from: 'Portraits', name: 'portraits' };
    expect(store.latest().input.change).toEqual(renamed);
    await store.latest().resolve({ ok: true, recipes: [recipe('Shop'), recipe('portraits', 'Portraits')] });
    actor.send({ type: 'recipe.deleted', id: 'Portraits' });
    expect(store.latest().input.change).toEqual({ type: 'delete', id: 'Portraits', from: 'portraits' });
    await store.latest().resolve({ ok: true, recipes: [recipe('Shop')] });
    expect([names(), titles()]).toEqual([['Shop'], ['Recipe renamed', 'Recipe deleted']]);
  });

  const files = ['shop.json', 'cats.json'].map((name) => ({ file: new File(['{}'], name), id: name }));
  const draftOf = (name: string) => ({ draft: recipe(name), id: `${name}.json` });
  const refused = [{ name: 'letter.json', problem: noRoom.problem }];

  it('are imported from several files, and those that hold none are named', async () => {
    const { actor, read, store, titles, toasts } = await openRecipes('Shop');
    actor.send({ type: 'files.chosen', files });
    expect(read.latest().input).toEqual({ files });
    await read.latest().resolve({ read: [draftOf('Shop'), draftOf('Cats')], refused });
    expect(store.latest().input.change).toEqual({
      type: 'import',
      recipes: [recipe('Shop', 'Shop.json'), recipe('Cats', 'Cats.json')],
    });
    await store.latest().resolve({ ok: true, recipes: [] });
    expect(titles()).toEqual(['2 recipes imported, 1 skipped']);
    expect(toasts()[0]?.description).toBe('letter.json: There is no room.');
  });

  it('are imported without a word about files that are no recipes if there are none', async () => {
    const { actor, read, store, titles } = await openRecipes('Shop');
    actor.send({ type: 'files.chosen', files });
    await read.latest().resolve({ read: [draftOf('Cats')], refused: [] });
    await store.latest().resolve({ ok: true, recipes: [recipe('Cats', 'Cats.json'), recipe('Shop')] });
    expect(titles()).toEqual(['Recipe imported']);
  });

  it('are imported as far as there is room', async () => {
    const all = Array.from({ length: recipeLimits.recipes - 1 }, (_, index) => `Recipe ${index}`);
    const { actor, read, store, toasts } = await openRecipes(...all);
    actor.send({ type: 'files.chosen', files });
    await read.latest().resolve({ read: [draftOf('Shop'), draftOf('Cats')], refused });
    expect(store.latest().input.change).toEqual({ type: 'import', recipes: [recipe('Shop', 'Shop.json')] });
    await store.latest().resolve({ ok: true, recipes: [recipe('Shop', 'Shop.json')] });
    expect(toasts()[0]).toMatchObject({
      title: 'Recipe imported, 2 skipped',
      description: 'letter.json: There is no room. Cats: You already have 50 recipes. Delete one first.',
    });
  });

  it('stay as they are if no file holds one, or if reading throws', async () => {
    const { actor, read, names, value, titles, emitted } = await openRecipes('Shop');
    actor.send({ type: 'files.chosen', files });
    await read.latest().resolve({ read: [], refused });
    actor.send({ type: 'files.chosen', files });
    await read.latest().reject(new Error('broken'));
    expect([value(), names()]).toEqual(['listing', ['Shop']]);
    expect(titles()).toEqual(['A recipe wasn’t imported', 'The recipes weren’t imported']);
    expect(emitted).toContainEqual(expect.objectContaining({ type: 'error.caught' }));
  });

  it.each(['resolve', 'reject'] as const)('stay as they are if storing fails: %s', async (how) => {
    const { actor, store, names, value, titles } = await openRecipes('Shop');
    actor.send({ type: 'recipe.deleted', id: 'Shop' });
    await (how === 'resolve' ? store.latest().resolve(noRoom) : store.latest().reject(new Error('broken')));
    expect([value(), names(), titles()]).toEqual(['listing', ['Shop'], ['Your recipe wasn’t saved']]);
  });

  it('end at a limit, at which they can still be renamed', async () => {
    const all = Array.from({ length: recipeLimits.recipes }, (_, index) => `Recipe ${index}`);
    const { actor, value, titles } = await openRecipes(...all);
    actor.send({ type: 'naming.requested', recipe: recipe('', 'new') });
    actor.send({ type: 'files.chosen', files });
    expect([value(), titles()]).toEqual([
      'listing',
      ['Your recipe wasn’t saved', 'Your recipe wasn’t saved'],
    ]);
    actor.send({ type: 'naming.requested', recipe: recipe('Recipe 1') });
    expect(value()).toBe('naming');
  });

  it('have all transitions tested', () => {
    expect(coverage.missing()).toEqual([]);
  });
});

describe('a change of the stored recipes', () => {
  const stored = [recipe('Shop'), recipe('Cats')];
  const namesAfter = (change: Parameters<typeof applyRecipesChange>[1]) => {
    const outcome = applyRecipesChange(stored, change);
    return outcome.ok ? outcome.recipes.map(({ name }) => name) : outcome.problem.code;
  };

  it.each([
    [{ type: 'save', recipe: recipe('Dogs') }, ['Dogs', 'Shop', 'Cats']],
    // Another tab has taken the name meanwhile.
    [{ type: 'save', recipe: recipe('Shop', 'new') }, ['Shop 2', 'Shop', 'Cats']],
    [{ type: 'import', recipes: [recipe('Dogs'), recipe('Dogs', 'b')] }, ['Dogs 2', 'Dogs', 'Shop', 'Cats']],
    [{ type: 'rename', id: 'Cats', from: 'Cats', name: 'cats' }, ['Shop', 'cats']],
    [{ type: 'delete', id: 'Shop', from: 'Shop' }, ['Cats']],
    [{ type: 'delete', id: 'gone', from: 'Gone' }, ['Shop', 'Cats']],
  ] as const)('is made: %j', (change, names) => {
    expect(namesAfter(change)).toEqual(names);
  });

  it.each([
    // Another tab has renamed or deleted it, or has taken the name.
    [{ type: 'rename', id: 'Shop', from: 'Market', name: 'Stall' }, 'recipe-renamed'],
    [{ type: 'delete', id: 'Shop', from: 'Market' }, 'recipe-renamed'],
    [{ type: 'rename', id: 'gone', from: 'Gone', name: 'Stall' }, 'recipe-gone'],
    [{ type: 'rename', id: 'Shop', from: 'Shop', name: 'CATS' }, 'recipe-name'],
    [
      { type: 'import', recipes: Array.from({ length: 49 }, (_, index) => recipe(`Recipe ${index}`)) },
      'recipes-full',
    ],
  ] as const)('is refused rather than undo what another tab did: %j', (change, code) => {
    expect(namesAfter(change)).toBe(code);
  });
});

describe('the name of a recipe', () => {
  it.each([
    ['', 'Give the recipe a name.'],
    ['x'.repeat(recipeLimits.nameCharacters + 1), 'Use at most 60 characters.'],
    ['shop', 'You already have a recipe with this name.'],
    ['Portraits', undefined],
  ])('%j', (name, problem) => {
    expect(recipeNameProblem(name, [recipe('Shop')])).toBe(problem);
  });

  it('stays within its length with a number', () => {
    const long = 'x'.repeat(recipeLimits.nameCharacters);
    expect(freeRecipeName(long, [recipe(long)])).toBe(`${long.slice(0, -2)} 2`);
  });
});
