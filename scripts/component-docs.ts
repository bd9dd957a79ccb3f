import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { globSync } from 'tinyglobby';
import type { ComponentAbout } from '../.storybook/docs/component-about.ts';
import { rootDir } from './paths.ts';

const uiDir = join(rootDir, 'packages/ui/src');

/** The story files of all components: those of the design system, and those that belong to one feature of the app. */
export const componentStories = [
  ...globSync('packages/ui/src/{components,primitives}/*/*.stories.tsx', { cwd: rootDir }),
  ...globSync('packages/app/src/**/*.stories.tsx', { cwd: rootDir }).filter((file) =>
    readFileSync(join(rootDir, file), 'utf8').includes("title: 'Components/"),
  ),
].sort();

/** Code that makes an element focusable: native controls, Radix, key handlers, tab stops. */
const takesFocus = /<(?:button|input|select|textarea|summary|a)\b|from 'radix-ui'|onKeyDown|tabIndex=\{0\}/;

/** Imports from another component's folder, or from the design system. */
const otherComponents = /^import \{([^}]*)\} from '(?:\.\.\/([\w-]+)|@verapix\/ui)'/gm;

/** The source of a component: of all files of its folder, or of its one file in the app. */
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
  Escape: 'Escape',
  ArrowLeft: 'Arrow Left',
  ArrowRight: 'Arrow Right',
  ArrowUp: 'Arrow Up',
  ArrowDown: 'Arrow Down',
  Home: 'Home',
  End: 'End',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** The keys that the plays of a stories file press, by their names in the docs. */
export function pressedKeys(code: string): string[] {
  const pressed = [...code.matchAll(/\.keyboard\('([^']*)'\)/g)].map(([, keys = '']) => keys);
  const found = pressed.flatMap((keys) => {
    const named = [...keys.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => names[name] ?? '');
    // A space between letters is text.
    const isSpaceAlone = /^ +$/.test(keys.replaceAll(/\{[^}]*\}/g, ''));
    return isSpaceAlone ? [...named, 'Space'] : named;
  });
  return [...new Set(found)].filter(Boolean);
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
  const csf = loadCsf(code, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  const parameters = literalValue(csf._metaAnnotations.parameters) as
    | { about?: Partial<ComponentAbout> }
    | undefined;
  return parameters?.about;
}
