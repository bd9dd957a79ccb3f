import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';

const uiDir = join(rootDir, 'packages/ui/src');

/** What takes the focus in the browser, or is made to: Radix's controls, links and buttons, and what listens to keys. */
const takesFocus = /<(?:button|input|select|textarea|summary|a)\b|from 'radix-ui'|onKeyDown|tabIndex=\{0\}/;

/** Imports from a neighbour's folder, type-only names left in. */
const neighbours = /^import \{([^}]*)\} from '\.\.\/(\w[\w-]*)'/gm;

const isUsed = (name: string) => /^[A-Z]/.test(name.trim());

/**
 * Whether something in a component takes the focus: an element of its own, or of a component that it renders. What it is
 * given as children or in a slot does not count. `folder` is its path below the source of the design system.
 */
export function isInteractive(folder: string): boolean {
  const files = globSync('*.{ts,tsx}', {
    cwd: join(uiDir, folder),
    ignore: ['*.stories.tsx', '*.test.*', '*.css.ts', '*.sample.ts', 'story-*'],
  });
  const code = files.map((file) => readFileSync(join(uiDir, folder, file), 'utf8')).join('\n');
  if (takesFocus.test(code)) return true;
  return [...code.matchAll(neighbours)].some(
    ([, names = '', name]) => names.split(',').some(isUsed) && isInteractive(`components/${name}`),
  );
}
