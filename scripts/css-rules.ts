import { babelParse, traverse, types } from 'storybook/internal/babel';

/** Values that belong to tokens and are forbidden in a component's CSS. */
const raw: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a raw colour', pattern: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i },
  {
    what: 'a named colour',
    pattern:
      /(?:color|background|fill|stroke|outline|shadow)\w*: *['"`][^'"`]*\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow)\b/i,
  },
  { what: 'raw pixels', pattern: /(?<![\w.#-])-?\d*\.?\d+px\b/ },
  { what: 'a direction, which the build turns into a list of languages', pattern: /:dir\(/ },
  { what: 'a stacking number', pattern: /zIndex: *['"`]?-?\d/ },
  {
    what: 'a physical side',
    pattern: /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\b|(?<!\w)(?:left|right): *['"`\d-]/,
  },
];

/** The lines of a stylesheet with such values, as `path:line: value`. */
export function rawValues(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return code
    .split('\n')
    .flatMap((line, index) =>
      raw
        .filter(({ pattern }) => pattern.test(line.replace(/\/\/.*$/, '')))
        .map(({ what }) => `${path}:${index + 1}: ${what}: ${line.trim()}`),
    );
}

/** A foreground and a background colour, by the names of their tokens. */
export interface ColourPair {
  foreground: string;
  background: string;
}

/** The token of a rule's property: `accent` of `color: vars.color.accent`. */
function tokenOf(rule: types.ObjectExpression, property: string): string | undefined {
  const found = rule.properties.find(
    (candidate): candidate is types.ObjectProperty =>
      types.isObjectProperty(candidate) && types.isIdentifier(candidate.key, { name: property }),
  );
  const value = found?.value;
  if (!types.isMemberExpression(value) || !types.isMemberExpression(value.object)) return undefined;
  if (!types.isIdentifier(value.object.property, { name: 'color' })) return undefined;
  return types.isIdentifier(value.property) ? value.property.name : undefined;
}

/** The pairs of colours that rules of a stylesheet set together. Inherited colours are not considered. */
export function colourPairs(source: string): ColourPair[] {
  const pairs: ColourPair[] = [];
  traverse(babelParse(source), {
    ObjectExpression: ({ node }) => {
      const foreground = tokenOf(node, 'color');
      const background = tokenOf(node, 'background') ?? tokenOf(node, 'backgroundColor');
      if (foreground && background) pairs.push({ foreground, background });
    },
  });
  return pairs;
}
