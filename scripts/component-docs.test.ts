/**
 * Every component documents its purpose, when not to use it, and its keys, in `parameters: { about: … }` of its stories'
 * meta. The strings must be plain, since they are read without running the file.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KeyboardRow } from '../.storybook/docs/component-about.ts';
import { componentStories, isInteractive, pressedKeys, readAbout, untriedKeys } from './component-docs.ts';
import { rootDir } from './paths.ts';

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8');

const components = componentStories.map((file) => {
  const code = read(file);
  const about = readAbout(code, file) ?? {};
  const { purpose = '', avoid = [], keyboard = [], announced = '', behaviour = [] } = about;
  return {
    name: basename(file, '.stories.tsx'),
    source: file.startsWith('packages/ui/') ? dirname(file) : file.replace('.stories', ''),
    avoid,
    keyboard,
    texts: [purpose, ...avoid, ...keyboard.map(({ does }) => does), announced, ...behaviour],
    isComplete: purpose !== '' && about.keyboard !== undefined,
    pressed: pressedKeys(code),
  };
});

const namesOf = (those: typeof components) => those.map(({ name }) => name);

/** Components that a text names in backticks. `Tabs.Tab` counts as `Tabs`. */
const namedIn = (text: string) => [...text.matchAll(/`([A-Z]\w*)[^`]*`/g)].map(([, name = '']) => name);

const withoutModifiers = (key: string) => key.replace(/^.*\+(?=.)/, '');

/** Components, and parts that are exported on their own. */
const known = new Set([
  ...namesOf(components),
  ...[...read('packages/ui/ui.api.md').matchAll(/^export declare (?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name]) => name,
  ),
]);

describe('the purpose of a component', () => {
  it('is documented for every export of the design system', () => {
    const folders = [...read('packages/ui/src/index.ts').matchAll(/'\.\/(\w+\/\w+)'/g)].map(
      ([, folder]) => `packages/ui/src/${folder}`,
    );
    const documented = components.map(({ source }) => source);
    expect(folders.filter((folder) => !documented.includes(folder))).toEqual([]);
    expect(folders.length).toBeGreaterThan(0);
  });

  it('is documented in plain strings, with its keys', () => {
    expect(namesOf(components.filter(({ isComplete }) => !isComplete))).toEqual([]);
  });

  it('names when not to use it, and what to use instead', () => {
    const lacking = components.filter(({ name, avoid }) => {
      return !avoid.flatMap(namedIn).some((other) => other !== name);
    });
    expect(namesOf(lacking)).toEqual([]);
  });

  it('names existing components only', () => {
    const unknown = components.flatMap(({ name, texts }) =>
      texts.flatMap(namedIn).flatMap((other) => (known.has(other) ? [] : [`${name}: ${other}`])),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the keys of a component', () => {
  it('are documented if something in it is focusable', () => {
    const untold = components.filter(
      ({ source, keyboard }) => keyboard.length === 0 && isInteractive(join(rootDir, source)),
    );
    expect(namesOf(untold)).toEqual([]);
  });

  it('all have a description', () => {
    const silent = components.filter(({ keyboard }) =>
      keyboard.some(({ keys, does }) => keys.length === 0 || !/^[A-Z].*[^.]\.$/.test(does)),
    );
    expect(namesOf(silent)).toEqual([]);
  });

  it('include those that its stories press', () => {
    const untold = components.flatMap(({ name, keyboard, pressed }) => {
      const documented = keyboard.flatMap(({ keys }) => keys.map(withoutModifiers));
      return pressed
        .map(withoutModifiers)
        .filter((key) => key.length > 1 && !documented.includes(key))
        .map((key) => `${name}: ${key}`);
    });
    expect(untold).toEqual([]);
  });

  it('are pressed by its stories, except those that are left to the browser', () => {
    const untried = components.flatMap(({ name, keyboard, pressed }) =>
      untriedKeys(keyboard, pressed).map((key) => `${name}: ${key}`),
    );
    expect(untried).toEqual([]);
  });
});

describe('reading a component', () => {
  const story = (about: string) =>
    `import preview from '@verapix/storybook/preview';
     const meta = preview.meta({ title: 'Components/Dial', parameters: { about: ${about} } });
     export const Default = meta.story({});`;

  it('finds plain strings only', () => {
    const code = story(`{ purpose: \`Turns\`, avoid: ['Not twice.'], keyboard: keysOf(Dial) }`);
    expect(readAbout(code, 'Dial.stories.tsx')).toEqual({ avoid: ['Not twice.'] });
    expect(readAbout(story('shared'), 'Dial.stories.tsx')).toBeUndefined();
  });

  it.each([
    ['an element of the browser', 'components/QuestionList', true],
    ['a control of Radix', 'components/Switch', true],
    ['a component that it renders', 'components/IconButton', true],
    ['a part it shares with others', 'components/ImageViewer', true],
    ['nothing', 'components/Badge', false],
    ['nothing but what it is given', 'components/FileCard', false],
  ])('knows that the focus goes to %s', (_what, folder, expected) => {
    expect(isInteractive(join(rootDir, 'packages/ui/src', folder))).toBe(expected);
  });

  it.each([
    [
      'keys of a call, but no text',
      `keyboard('{ArrowDown} '); a.keyboard('Two words{Enter}{Backspace}');`,
      ['Enter'],
    ],
    [
      'one character, however often',
      `a.keyboard('g'); a.keyboard('[[[['); a.keyboard(']]');`,
      ['g', '[', ']'],
    ],
    ['a key held down', `a.keyboard('[Space>]'); a.keyboard('[/Space]');`, ['Space']],
    [
      'modifiers',
      `a.keyboard('{Control>}{Shift>}zz{/Shift}{/Control}'); a.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowUp}')`,
      ['Ctrl+Shift+Z', 'Shift+Arrow Up', 'Arrow Up'],
    ],
    [
      'a list of keys',
      `for (const [keys, value] of [['{Home}{F8}', 1], ['[Space>]', 2]]) a.keyboard(keys);`,
      ['Home', 'F8', 'Space'],
    ],
  ])('finds the keys that are pressed: %s', (_what, code, expected) => {
    expect(pressedKeys(code)).toEqual(expected);
  });

  it('finds the documented keys that are not pressed', () => {
    const keyboard: KeyboardRow[] = [
      { keys: ['Tab', 'Enter', 'Ctrl+V'], does: 'Is left to the browser.' },
      { keys: ['Arrow Left'], does: 'On the text, scrolls it.' },
      { keys: ['Arrow Up', 'Shift+Arrow Up', '+', 'A–Z'], does: 'Turns it.' },
    ];
    expect(untriedKeys(keyboard, [])).toEqual(['Arrow Up', 'Shift+Arrow Up', '+', 'A–Z']);
    expect(untriedKeys(keyboard, ['Shift+Arrow Up', 'g'])).toEqual(['Arrow Up', '+']);
  });
});
