/**
 * The docs gate: of every component a designer can read what it is for, when not to use it and what its keys do. It is
 * told in `parameters: { about: … }` of its stories' meta, in plain strings, since they are read here without running it.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../paths.ts';
import { isInteractive } from './is-interactive.ts';
import { pressedKeys } from './pressed-keys.ts';
import { readAbout } from './read-about.ts';

const uiDir = join(rootDir, 'packages/ui/src');

const read = (path: string) => readFileSync(join(uiDir, path), 'utf8');

const components = globSync('{components,primitives}/*/*.stories.tsx', { cwd: uiDir })
  .sort()
  .map((file) => {
    const code = read(file);
    const about = readAbout(code, file) ?? {};
    const { purpose = '', avoid = [], keyboard = [], announced = '', behaviour = [] } = about;
    return {
      name: basename(file, '.stories.tsx'),
      folder: dirname(file),
      avoid,
      keyboard,
      texts: [purpose, ...avoid, ...keyboard.map(({ does }) => does), announced, ...behaviour],
      isComplete: purpose !== '' && about.keyboard !== undefined,
      pressed: pressedKeys(code),
    };
  });

const namesOf = (those: typeof components) => those.map(({ name }) => name);

/** Components that a text names in backticks; of a part such as `Tabs.Tab`, the whole. */
const namedIn = (text: string) => [...text.matchAll(/`([A-Z]\w*)[^`]*`/g)].map(([, name = '']) => name);

/** Components, and their parts that are exported by themselves. */
const known = new Set([
  ...namesOf(components),
  ...[...read('../ui.api.md').matchAll(/^export declare (?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name]) => name,
  ),
]);

describe('what a component is for', () => {
  it('is told of all that the design system exports', () => {
    const folders = [...read('index.ts').matchAll(/'\.\/(.*)'/g)].map(([, folder]) => folder);
    const told = components.map(({ folder }) => folder);
    expect(folders.filter((folder) => !told.includes(folder ?? ''))).toEqual([]);
    expect(folders.length).toBeGreaterThan(0);
  });

  it('is told in plain strings, with its keys', () => {
    expect(namesOf(components.filter(({ isComplete }) => !isComplete))).toEqual([]);
  });

  it('is told with when not to use it, and which other one to use instead', () => {
    const lacking = components.filter(({ name, avoid }) => {
      return !avoid.flatMap(namedIn).some((other) => other !== name);
    });
    expect(namesOf(lacking)).toEqual([]);
  });

  it('names only components that there are', () => {
    const unknown = components.flatMap(({ name, texts }) =>
      texts.flatMap(namedIn).flatMap((other) => (known.has(other) ? [] : [`${name}: ${other}`])),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the keys of a component', () => {
  it('are told wherever something in it takes the focus', () => {
    const untold = components.filter(
      ({ folder, keyboard }) => keyboard.length === 0 && isInteractive(folder),
    );
    expect(namesOf(untold)).toEqual([]);
  });

  it('are all told with what they do', () => {
    const silent = components.filter(({ keyboard }) =>
      keyboard.some(({ keys, does }) => keys.length === 0 || !/^[A-Z].*[^.]\.$/.test(does)),
    );
    expect(namesOf(silent)).toEqual([]);
  });

  it('include those that its stories press', () => {
    const untold = components.flatMap(({ name, keyboard, pressed }) => {
      const told = keyboard.flatMap(({ keys }) => keys.map((key) => key.replace(/^.*\+(?=.)/, '')));
      return pressed.filter((key) => !told.some((other) => other === key)).map((key) => `${name}: ${key}`);
    });
    expect(untold).toEqual([]);
  });
});

describe('reading a component', () => {
  const story = (about: string) =>
    `import preview from '@verapix/storybook/preview';
     const meta = preview.meta({ title: 'Components/Dial', parameters: { about: ${about} } });
     export const Default = meta.story({});`;

  it('finds what is told in plain strings, and misses what would have to be run', () => {
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
    expect(isInteractive(folder)).toBe(expected);
  });

  it('finds the keys that are pressed, and no letters', () => {
    const code = `userEvent.keyboard('{ArrowDown} '); userEvent.keyboard('Two words{Enter}{Backspace}');`;
    expect(pressedKeys(code)).toEqual(['Arrow Down', 'Space', 'Enter']);
  });
});
