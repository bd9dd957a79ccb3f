import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exampleInTool, examples, examplesIn, exampleTabOf, exampleTabs } from './examples';
import { exampleSamples, isExampleId } from './samples';

const folder = join(import.meta.dirname, 'pictures');
const sizeOf = async (name: string) => {
  const { width, height } = await sharp(join(folder, name)).metadata();
  return [width, height];
};

describe('the examples', () => {
  // @spec entity.example gallery.entity
  it('have one entry for each sample picture', () => {
    expect(examples.map(({ id }) => id)).toEqual(Object.keys(exampleSamples));
  });

  it('have unique titles', () => {
    expect(new Set(examples.map(({ title }) => title)).size).toBe(examples.length);
  });

  it.each(examples)('$id has pictures of the stated sizes', async ({ id, before, after }) => {
    expect(await sizeOf(`${id}-before.avif`)).toEqual([before.width, before.height]);
    expect(await sizeOf(`${id}-after.avif`)).toEqual([after.width, after.height]);
  });

  it('use every picture', () => {
    const shown = examples.flatMap(({ id }) => [`${id}-after.avif`, `${id}-before.avif`]);
    expect(readdirSync(folder).sort()).toEqual(shown.sort());
  });

  it('link to their tool with its input', () => {
    const [mountains] = examples;
    expect(mountains && exampleInTool(mountains)).toBe('/tools/image-upscaler?sample=mountains-enlarged');
  });
});

describe('the tabs', () => {
  const kinds = exampleTabs.filter(({ id }) => id !== 'all');

  it('show at least two examples each, and each example in one tab', () => {
    for (const { id } of kinds) expect(examplesIn(id).length).toBeGreaterThan(1);
    for (const example of examples)
      expect(kinds.filter(({ id }) => examplesIn(id).includes(example))).toHaveLength(1);
  });

  it('show all examples in the first tab', () => {
    expect(examplesIn('all')).toEqual(examples);
  });

  it('are found by the query, and the first by any other query', () => {
    expect(exampleTabOf('products')).toBe('products');
    expect(exampleTabOf('Products')).toBe('all');
    expect(exampleTabOf(null)).toBe('all');
  });
});

describe('the id of an example', () => {
  it.each(['cat-enlarged', 'drum-cut-out'])('exists: %s', (id) => {
    expect(isExampleId(id)).toBe(true);
  });

  it.each(['', 'toString', '__proto__', 'https://example.com/a.png', '../cat-enlarged'])(
    'is not %j',
    (id) => {
      expect(isExampleId(id)).toBe(false);
    },
  );
});
