import { babelParse, traverse, types } from 'storybook/internal/babel';

/** A colour of text or drawing, and the ground it lies on, by the names of their tokens. */
export interface ColourPair {
  foreground: string;
  background: string;
}

/** The token that a property of a rule reads as a whole: `accent` of `color: vars.color.accent`. */
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

/** The pairs of colours that the rules of a stylesheet set together. Those that meet by inheritance are not seen. */
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
