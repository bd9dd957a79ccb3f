import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { ComponentAbout } from '../../.storybook/docs/component-about.ts';

/** The value that a literal stands for; `undefined` for whatever would have to be run. */
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

/**
 * The `about` of a stories file's meta; `undefined` where there is none. It must be written in plain strings: what would
 * have to be run is missing. Its shape is up to the type check.
 */
export function readAbout(code: string, fileName: string): Partial<ComponentAbout> | undefined {
  const csf = loadCsf(code, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  const parameters = literalValue(csf._metaAnnotations.parameters) as
    | { about?: Partial<ComponentAbout> }
    | undefined;
  return parameters?.about;
}
