/**
 * The state gate: a designer finds every state of every machine in Storybook. A story names the states it shows in
 * `parameters: { states: ['tool-run.processing'] }`, in plain strings, since they are read here without running it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMachines } from '@verapix/machines';
import { reachableStates } from '@verapix/machines/testing';
import { babelParse, traverse, types } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';
import { rootDir } from './paths.ts';

const packagesDir = join(rootDir, 'packages');

/** The value of a property of an object literal, without `as const` and `satisfies` round it. */
function propertyOf(node: types.Node | null | undefined, name: string): types.Node | undefined {
  if (!types.isObjectExpression(node)) return undefined;
  const property = node.properties.find(
    (candidate): candidate is types.ObjectProperty =>
      types.isObjectProperty(candidate) &&
      (types.isIdentifier(candidate.key, { name }) || types.isStringLiteral(candidate.key, { value: name })),
  );
  return unwrapped(property?.value);
}

function unwrapped(node: types.Node | null | undefined): types.Node | undefined {
  if (types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)) return unwrapped(node.expression);
  return node ?? undefined;
}

function stringsIn(node: types.Node, file: string): string[] {
  const items = types.isArrayExpression(node) ? node.elements.map(unwrapped) : [undefined];
  return items.map((item) => {
    if (types.isStringLiteral(item)) return item.value;
    const line = node.loc?.start.line;
    throw new Error(
      `${file}:${line}: \`states\` must be an array of plain strings, because the gate reads it without running the story.`,
    );
  });
}

/** The states that the stories of a file say they show. */
function declaredStates(code: string, file: string): string[] {
  const declared: string[] = [];
  traverse(babelParse(code), {
    ObjectExpression: ({ node }) => {
      const states = propertyOf(propertyOf(node, 'parameters'), 'states');
      if (states) declared.push(...stringsIn(states, file));
    },
  });
  return declared;
}

/** The declared states of all stories, each with the files it is in. */
function statesOfAllStories(): Map<string, string[]> {
  const files = readdirSync(packagesDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'),
  );
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const state of declaredStates(readFileSync(join(packagesDir, file), 'utf8'), file)) {
      found.set(state, [...(found.get(state) ?? []), file]);
    }
  }
  return found;
}

describe('reading stories', () => {
  it('finds the states of a meta and of its stories, and nothing else called so', () => {
    const code = `
      const meta = preview.meta({ title: 'Pages/Upscaler', parameters: { states: ['tool-run.empty'] } });
      // parameters: { states: ['tool-run.comment'] }
      export const Busy = meta.story({
        args: { states: ['args'], file: <Picture states={['jsx']} /> },
        parameters: { route: '/tools', states: ['tool-run.checking', "tool-run.processing"] as const },
      });
      export const Done = meta.story({
        parameters: { 'states': ['tool-run.done.taken'] satisfies string[], ...shared } satisfies Parameters,
      });
      export const Plain = meta.story({ parameters: { screenshot: false } });
      const states = ['variable'];
    `;
    expect(declaredStates(code, 'Upscaler.stories.tsx')).toEqual([
      'tool-run.empty',
      'tool-run.checking',
      'tool-run.processing',
      'tool-run.done.taken',
    ]);
  });

  it.each(['states', '[state]', '[...states]', 'stateNames("tool-run")', '["tool-run.empty", ,]'])(
    'refuses %s, which it can not read, and says where',
    (states) => {
      const code = `\nexport const Busy = meta.story({ parameters: { states: ${states} } });`;
      expect(() => declaredStates(code, 'Busy.stories.tsx')).toThrow(/^Busy\.stories\.tsx:2: /);
    },
  );
});

describe('the states of the machines', () => {
  const reachable = allMachines.flatMap(({ machine }) => reachableStates(machine));
  const declared = statesOfAllStories();

  it('belong to machines with different ids', () => {
    const ids = allMachines.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('each have a story', () => {
    expect(reachable.filter((state) => !declared.has(state))).toEqual([]);
  });

  it('are the only ones that stories name', () => {
    const unknown = [...declared].filter(([state]) => !reachable.includes(state));
    expect(unknown.map(([state, files]) => `${state} in ${files.join(', ')}`)).toEqual([]);
  });
});
