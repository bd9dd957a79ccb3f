import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { parseCsf } from './csf.ts';

/** One of the strings that a story declares in a parameter. */
export interface DeclaredParameter {
  value: string;
  /** The story's id in Storybook's addresses: `?path=/story/<storyId>`. */
  storyId: string;
  /** The story's place in the sidebar: `Pages/Tools/Upscaler`. */
  title: string;
  /** The story's name in the sidebar: `Too Large`. */
  name: string;
  /** Whether it has a `play`, which fails if the story shows something else. */
  isPlayed: boolean;
}

function unwrapped(node: types.Node | null | undefined): types.Node | undefined {
  if (types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)) return unwrapped(node.expression);
  return node ?? undefined;
}

/** The value of a parameter in an object literal, without `as const` and `satisfies`. */
function declaredIn(parameters: types.Node | undefined, parameter: string): types.Node | undefined {
  const object = unwrapped(parameters);
  if (!types.isObjectExpression(object)) return undefined;
  const property = object.properties.find(
    (candidate): candidate is types.ObjectProperty =>
      types.isObjectProperty(candidate) &&
      (types.isIdentifier(candidate.key, { name: parameter }) ||
        types.isStringLiteral(candidate.key, { value: parameter })),
  );
  return unwrapped(property?.value);
}

function stringsIn(node: types.Node, parameter: string, file: string): string[] {
  const items = types.isArrayExpression(node) ? node.elements.map(unwrapped) : [undefined];
  return items.map((item) => {
    if (types.isStringLiteral(item)) return item.value;
    const line = node.loc?.start.line;
    throw new Error(
      `${file}:${line}: \`${parameter}\` must be an array of plain strings, because the test reads it without running the story.`,
    );
  });
}

/**
 * The strings that the stories of a file declare in a parameter: `parameters: { states: […] }`. A story without it has
 * those of its meta.
 * @throws Error if the parameter is not an array of plain strings, or the meta has no title.
 */
export function declaredParameters(code: string, file: string, parameter: string): DeclaredParameter[] {
  const csf = parseCsf(code, file);
  const shared = declaredIn(csf._metaAnnotations.parameters, parameter);
  return Object.entries(csf._stories).flatMap(([key, { id, name }]) => {
    const value = declaredIn(csf._storyAnnotations[key]?.parameters, parameter) ?? shared;
    return stringsIn(value ?? types.arrayExpression(), parameter, file).map((text) => ({
      value: text,
      storyId: id,
      title: csf.meta?.title ?? '',
      name: name ?? key,
      isPlayed: Boolean(csf._storyAnnotations[key]?.play ?? csf._metaAnnotations.play),
    }));
  });
}

/** What all stories of the product declare in a parameter, in the order of their files. */
export function readStoryParameters(parameter: string): DeclaredParameter[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: rootDir })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(rootDir, file), 'utf8');
      // Parsing every file takes seconds, and most declare nothing.
      return new RegExp(`\\b${parameter}\\b`).test(code) ? declaredParameters(code, file, parameter) : [];
    });
}
