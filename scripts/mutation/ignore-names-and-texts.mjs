/** Keys of a state chart whose values are names: the compiler, or XState when a test starts, rejects a wrong one. */
const nameKeys = ['target', 'initial', 'src', 'guard', 'type', 'actions', 'entry', 'exit', 'id'];

/** A text for a person has words with a space between them. */
const isText = (value) => /\p{L}[.,:;!?]? \p{L}/u.test(value);

/** The property that a value belongs to, directly or in a list. */
function propertyOf({ parentPath: parent }) {
  if (!parent) return undefined;
  if (parent.isArrayExpression()) return propertyOf(parent);
  return parent.isObjectProperty() ? parent.node.key.name : undefined;
}

function reasonToIgnore(path) {
  if (path.isTemplateLiteral() && path.node.quasis.some(({ value }) => isText(value.raw))) {
    return 'It is a text, which others may rewrite.';
  }
  if (!path.isStringLiteral()) return undefined;
  const { value } = path.node;
  if (isText(value)) return 'It is a text, which others may rewrite.';
  // A media type is no name.
  if (nameKeys.includes(propertyOf(path)) && !value.includes('/')) return 'It is a name in a state chart.';
  if (path.parentPath.isCallExpression() && path.parent.callee.name === 'requiredActor') {
    return 'It is the name of an actor, for the message to a developer.';
  }
  return undefined;
}

/** Stryker's plugin that leaves out texts and names: a test of them would only repeat them. */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'names-and-texts', value: { shouldIgnore: reasonToIgnore } },
];
