import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import { globSync } from 'tinyglobby';
import type { ComponentAbout } from '../.storybook/docs/component-about.ts';
import { rootDir } from './paths.ts';
import { parseCsf } from './storybook-data/csf.ts';

const uiDir = join(rootDir, 'packages/ui/src');

/** The story files of all components: those of the design system, and those that belong to one feature of the app. */
export const componentStories = [
  ...globSync('packages/ui/src/{components,primitives}/*/*.stories.tsx', { cwd: rootDir }),
  ...globSync('packages/{app,studio}/src/**/*.stories.tsx', { cwd: rootDir }).filter((file) =>
    readFileSync(join(rootDir, file), 'utf8').includes("title: 'Components/"),
  ),
].sort();

/** Code that makes an element focusable: native controls, Radix, key handlers, tab stops. */
const takesFocus = /<(?:button|input|select|textarea|summary|a)\b|from 'radix-ui'|onKeyDown|tabIndex=\{0\}/;

/** Imports from another component's folder, or from the design system. */
const otherComponents = /^import \{([^}]*)\} from '(?:\.\.\/([\w-]+)|@verapix\/ui)'/gm;

/** The source of a component: of all files of its folder, or of its one file in a feature. */
function sourceOf(path: string): string {
  if (path.endsWith('.tsx')) return readFileSync(path, 'utf8');
  const files = globSync('*.{ts,tsx}', {
    cwd: path,
    ignore: ['*.stories.tsx', '*.test.*', '*.css.ts', '*.sample.ts', 'story-*'],
  });
  return files.map((file) => readFileSync(join(path, file), 'utf8')).join('\n');
}

/**
 * Whether a component has a focusable element of its own, or renders a component that has one. Children and slots do not
 * count. `path` is its folder, or its file in the app.
 */
export function isInteractive(path: string): boolean {
  const code = sourceOf(path);
  if (takesFocus.test(code)) return true;
  return [...code.matchAll(otherComponents)].some(([, names = '', folder]) => {
    const rendered = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    const folders = (folder ? [folder] : rendered).map((name) => join(uiDir, 'components', name));
    return rendered.length > 0 && folders.some((other) => existsSync(other) && isInteractive(other));
  });
}

/** Keys by their names in Testing Library and in the docs, without those that only edit text. */
const names: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Space: 'Space',
  Escape: 'Escape',
  ArrowLeft: 'Arrow Left',
  ArrowRight: 'Arrow Right',
  ArrowUp: 'Arrow Up',
  ArrowDown: 'Arrow Down',
  Home: 'Home',
  End: 'End',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  F8: 'F8',
};

const modifiers: Readonly<Record<string, string>> = {
  Alt: 'Alt',
  Control: 'Ctrl',
  Meta: 'Cmd',
  Shift: 'Shift',
};

/** A key in the notation of Testing Library: `{Enter}`, `{Shift>}`, `{/Shift}`, `[Space]`, a character, or `[[` for `[`. */
const keyNotation = /[{[](?<release>\/?)(?<name>\w+)>?[}\]]|[{[]?(?<character>.)/g;

/** The keys of one string in this notation, by their names in the docs, with the modifiers that are held. */
function keysIn(notation: string): string[] {
  const keys = [...notation.matchAll(keyNotation)].map(({ groups = {} }) => groups);
  // Different characters are text.
  const isText = new Set(keys.map(({ character }) => character).filter(Boolean)).size > 1;
  const held = new Set<string>();
  return keys.flatMap(({ release, name = '', character = '' }) => {
    const modifier = modifiers[name];
    if (release && modifier) held.delete(modifier);
    else if (modifier) held.add(modifier);
    const typed = isText ? '' : character.replace(' ', 'Space');
    const key = names[name] || (held.size > 0 && typed.length === 1 ? typed.toUpperCase() : typed);
    return key && !release ? [[...held, key].join('+')] : [];
  });
}

/** The keys that the plays of a stories file press, by their names in the docs: in calls, or in lists of key names. */
export function pressedKeys(code: string): string[] {
  const calls = code.matchAll(/\.keyboard\('([^']*)'\)|'([{[][^']*[}\]])'/g);
  return [...new Set([...calls].flatMap(([, pressed, listed]) => keysIn(pressed ?? listed ?? '')))];
}

/** Keys that the browser handles by itself: it moves the focus, presses native controls and pastes. */
const nativeKeys: readonly string[] = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Ctrl+V', 'Cmd+V'];

/**
 * The documented keys that no story presses. Rows about what the browser does with a key are left out: simulated keys do not
 * scroll, and close no popover.
 */
export function untriedKeys(keyboard: ComponentAbout['keyboard'], pressed: readonly string[]): string[] {
  const documented = keyboard
    .filter(({ does }) => !/, (scrolls it|as the browser does)\.$/.test(does))
    .flatMap(({ keys }) => keys);
  const isPressed = (key: string) =>
    key === 'A–Z' ? pressed.some((other) => /^[a-z]$/.test(other)) : pressed.includes(key);
  return [...new Set(documented)].filter((key) => !nativeKeys.includes(key) && !isPressed(key));
}

/** The value of a literal; undefined for any other expression. */
function literalValue(node: types.Node | null | undefined): unknown {
  if (types.isStringLiteral(node)) return node.value;
  if (types.isArrayExpression(node)) return node.elements.map(literalValue);
  if (!types.isObjectExpression(node)) return undefined;
  const entries = node.properties.flatMap((property) =>
    types.isObjectProperty(property) && types.isIdentifier(property.key)
      ? [[property.key.name, literalValue(property.value)]]
      : [],
  );
  return Object.fromEntries(entries);
}

/** The `about` of a stories file's meta, read without running it: only plain strings are included. */
export function readAbout(code: string, fileName: string): Partial<ComponentAbout> | undefined {
  const csf = parseCsf(code, fileName);
  const parameters = literalValue(csf._metaAnnotations.parameters) as
    | { about?: Partial<ComponentAbout> }
    | undefined;
  return parameters?.about;
}
