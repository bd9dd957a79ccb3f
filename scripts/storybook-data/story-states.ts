import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';

/** A machine state and a story that declares it. */
export interface StoryState {
  /** The state as `machine-id.state.path`, for example `tool-run.processing`. */
  state: string;
  /** The story's id in Storybook's addresses: `?path=/story/<storyId>`. */
  storyId: string;
  /** The story's place in the sidebar: `Pages/Tools/Upscaler`. */
  title: string;
  /** The story's name in the sidebar: `Too Large`. */
  name: string;
}

function unwrapped(node: types.Node | null | undefined): types.Node | undefined {
  if (types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)) return unwrapped(node.expression);
  return node ?? undefined;
}

/** The `states` of an object literal, without `as const` and `satisfies`. */
function statesOf(parameters: types.Node | undefined): types.Node | undefined {
  const object = unwrapped(parameters);
  if (!types.isObjectExpression(object)) return undefined;
  const property = object.properties.find(
    (candidate): candidate is types.ObjectProperty =>
      types.isObjectProperty(candidate) &&
      (types.isIdentifier(candidate.key, { name: 'states' }) ||
        types.isStringLiteral(candidate.key, { value: 'states' })),
  );
  return unwrapped(property?.value);
}

function stringsIn(node: types.Node, file: string): string[] {
  const items = types.isArrayExpression(node) ? node.elements.map(unwrapped) : [undefined];
  return items.map((item) => {
    if (types.isStringLiteral(item)) return item.value;
    const line = node.loc?.start.line;
    throw new Error(
      `${file}:${line}: \`states\` must be an array of plain strings, because the test reads it without running the story.`,
    );
  });
}

/**
 * The states that the stories of a file declare in `parameters: { states: […] }`. A story without `states` has those of
 * its meta.
 * @throws Error if `states` is not an array of plain strings, or the meta has no title.
 */
export function declaredStates(code: string, file: string): StoryState[] {
  const makeTitle = (title: string | undefined) => {
    if (title) return title;
    throw new Error(
      `${file}: the meta must have a title as a plain string, because the stories' ids are derived from it.`,
    );
  };
  const csf = loadCsf(code, { fileName: file, makeTitle }).parse();
  const shared = statesOf(csf._metaAnnotations.parameters);
  return Object.entries(csf._stories).flatMap(([key, { id, name }]) => {
    const states = statesOf(csf._storyAnnotations[key]?.parameters) ?? shared;
    return stringsIn(states ?? types.arrayExpression(), file).map((state) => ({
      state,
      storyId: id,
      title: csf.meta?.title ?? '',
      name: name ?? key,
    }));
  });
}

/** The states that all stories of the product declare, in the order of their files. */
export function readStoryStates(): StoryState[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: rootDir })
    .sort()
    .flatMap((file) => {
      const code = readFileSync(join(rootDir, file), 'utf8');
      // Parsing every file takes seconds, and most declare no state.
      return /\bstates\b/.test(code) ? declaredStates(code, file) : [];
    });
}
