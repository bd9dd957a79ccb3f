import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A machine state and a story that says it shows it. */
export interface StoryState {
  /** The state as `machine-id.state.path`, for example `tool-run.processing`. */
  state: string;
  /** The story's id in Storybook's addresses: `?path=/story/<storyId>`. */
  storyId: string;
  /** Where the story is in the sidebar: `Pages/Tools/Upscaler`. */
  title: string;
  /** The story's name in the sidebar: `Too Large`. */
  name: string;
}

function unwrapped(node: types.Node | null | undefined): types.Node | undefined {
  if (types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)) return unwrapped(node.expression);
  return node ?? undefined;
}

/** The `states` of an object literal, without `as const` and `satisfies` round it or them. */
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
      `${file}:${line}: \`states\` must be an array of plain strings, because the gate reads it without running the story.`,
    );
  });
}

/**
 * The states that the stories of a file say they show in `parameters: { states: […] }`. A story without `states` shows
 * those of its meta.
 * @throws Error when `states` is anything but an array of plain strings, or the meta has no title.
 */
export function declaredStates(code: string, file: string): StoryState[] {
  const makeTitle = (title: string | undefined) => {
    if (title) return title;
    throw new Error(
      `${file}: the meta must have a title in plain words, because the stories' ids are made of it.`,
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
