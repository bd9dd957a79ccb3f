import { babelParse, type NodePath, traverse, types } from 'storybook/internal/babel';

export const textKinds = ['toast', 'error', 'notice', 'empty state', 'confirmation'] as const;

/** Something the product says to a person when something happened, failed, is missing or has to be decided. */
export interface CopyText {
  kind: (typeof textKinds)[number];
  /** Its sentences; what is filled in later stands in ‹›. */
  sentences: string[];
  /** The declaration it is in, by which a story may take it: `savedToast`. */
  constant: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An expression by its name, as the reader knows it: ‹plan.name›. */
function nameOf(node: types.Node): string {
  if (types.isIdentifier(node)) return node.name;
  if (types.isMemberExpression(node)) return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (types.isCallExpression(node)) return nameOf(node.callee);
  return '…';
}

/** What a piece of code says, word by word. A choice says both its ways; a value that is not known here stands in ‹›. */
function wordsOf(node: types.Node | null | undefined): string[] {
  if (!node) return [];
  if (types.isStringLiteral(node)) return [node.value];
  if (types.isJSXText(node)) return [node.value];
  if (types.isTemplateLiteral(node)) {
    const parts = node.quasis.flatMap(({ value }, at) => {
      const expression = node.expressions[at];
      return [value.cooked ?? value.raw, expression ? `‹${nameOf(expression)}›` : ''];
    });
    return [parts.join('')];
  }
  if (types.isConditionalExpression(node)) return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
  if (types.isLogicalExpression(node)) return wordsOf(node.right);
  if (types.isJSXExpressionContainer(node)) return wordsOf(node.expression);
  if (types.isJSXElement(node) || types.isJSXFragment(node)) return [inlineWords(node.children)];
  if (types.isIdentifier(node, { name: 'undefined' })) return [];
  if (types.isIdentifier(node) || types.isMemberExpression(node) || types.isCallExpression(node)) {
    return [`‹${nameOf(node)}›`];
  }
  return [];
}

/** What stands side by side in JSX is one text. */
const inlineWords = (children: readonly types.Node[]) => tidy(children.flatMap(wordsOf).join(''));

/** Words that are not all filled in later. */
const isSaid = (sentence: string) => /[\p{L}]{2}/u.test(sentence.replace(/‹[^›]*›/g, ''));

const makers: Record<string, CopyText['kind']> = {
  successToast: 'toast',
  infoToast: 'toast',
  errorToast: 'toast',
  failureToast: 'toast',
  ifBlank: 'error',
  impossiblePasswordError: 'error',
};

const parts: Record<string, CopyText['kind']> = {
  EmptyState: 'empty state',
  Alert: 'notice',
  'AlertDialog.Content': 'confirmation',
};

function propertyOf({ properties }: types.ObjectExpression, key: string): types.Node | undefined {
  const found = properties.find(
    (property): property is types.ObjectProperty =>
      types.isObjectProperty(property) && types.isIdentifier(property.key, { name: key }),
  );
  return found?.value;
}

/** What an object is by the keys it has: a toast, a question, or what went wrong. */
function kindOfObject(node: types.ObjectExpression): CopyText['kind'] | undefined {
  if (propertyOf(node, 'title') && propertyOf(node, 'variant')) return 'toast';
  if (propertyOf(node, 'title') && propertyOf(node, 'confirmLabel')) return 'confirmation';
  if (propertyOf(node, 'message') && (propertyOf(node, 'code') || propertyOf(node, 'fix'))) return 'error';
  return undefined;
}

const elementName = (name: types.Node): string => {
  if (types.isJSXIdentifier(name)) return name.name;
  if (types.isJSXMemberExpression(name)) return `${elementName(name.object)}.${elementName(name.property)}`;
  return '';
};

/** By its name a constant or a function holds texts: `savedTexts`, `fullNameProblem`, `blockedText`. */
function kindOfName(name: string): CopyText['kind'] | undefined {
  if (/toasts?$/i.test(name)) return 'toast';
  if (/(problem|error|failed|failure)(s|Texts?)?$/i.test(name)) return 'error';
  return /Texts?$/.test(name) ? 'notice' : undefined;
}

const declaration = (path: NodePath) => path.isVariableDeclarator() || path.isFunctionDeclaration();

/** The names of the declarations around a place, from the inmost to that of the module. */
function namesAround(path: NodePath): string[] {
  return path
    .getAncestry()
    .filter(declaration)
    .flatMap(({ node }) => ('id' in node && types.isIdentifier(node.id) ? [node.id.name] : []));
}

const isSentence = (text: string) => /^\p{Lu}.*\s\p{L}/u.test(text);

/** The texts of a source file, in its order: told by who makes them, by the component that shows them, or by their names. */
export function textsIn(code: string): CopyText[] {
  const texts: CopyText[] = [];
  const taken = new Set<types.Node>();

  const add = (kind: CopyText['kind'], path: NodePath, words: readonly string[]) => {
    const sentences = words.map(tidy).filter(Boolean);
    if (sentences.some(isSaid)) texts.push({ kind, sentences, constant: namesAround(path).at(-1) ?? '' });
  };
  const take = (path: NodePath) => {
    path.traverse({ enter: ({ node }) => void taken.add(node) });
  };

  traverse(babelParse(code), {
    CallExpression(path) {
      const { callee } = path.node;
      const kind = types.isIdentifier(callee) ? makers[callee.name] : undefined;
      if (!kind || taken.has(path.node)) return;
      add(kind, path, path.node.arguments.flatMap(wordsOf));
      take(path);
    },
    ObjectExpression(path) {
      const kind = kindOfObject(path.node);
      if (!kind || taken.has(path.node)) return;
      const keys = ['title', 'message', 'fix', 'description'];
      add(
        kind,
        path,
        keys.flatMap((key) => wordsOf(propertyOf(path.node, key))),
      );
      take(path);
    },
    JSXElement(path) {
      const { openingElement, children } = path.node;
      const kind = parts[elementName(openingElement.name)];
      if (!kind) return;
      const attributes = openingElement.attributes.filter((attribute) => types.isJSXAttribute(attribute));
      const told = ['title', 'description'].flatMap((name) =>
        wordsOf(attributes.find((attribute) => attribute.name.name === name)?.value),
      );
      add(kind, path, [...told, inlineWords(children)]);
    },
    'StringLiteral|TemplateLiteral'(path: NodePath) {
      if (taken.has(path.node)) return;
      const [name = ''] = namesAround(path);
      const kind = kindOfName(name);
      const words = wordsOf(path.node);
      if (kind && words.some(isSentence)) add(kind, path, words);
    },
  });
  return texts;
}
