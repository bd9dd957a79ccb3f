import { babelParse, type NodePath, traverse, types } from 'storybook/internal/babel';

export const textKinds = ['toast', 'error', 'notice', 'empty state', 'confirmation'] as const;

/** A message to the user: something happened, failed, is missing or must be decided. */
export interface CopyText {
  kind: (typeof textKinds)[number];
  /** The sentences, with placeholders in ‹›. */
  sentences: string[];
  /** The declaration that contains it, for example `savedToast`. */
  constant: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name of an expression, for a placeholder: ‹plan.name›. */
function nameOf(node: types.Node): string {
  if (types.isIdentifier(node)) return node.name;
  if (types.isMemberExpression(node)) return `${nameOf(node.object)}.${nameOf(node.property)}`;
  if (types.isCallExpression(node)) return nameOf(node.callee);
  return '…';
}

/** The texts of an expression. A conditional gives both branches; an unknown value is a placeholder in ‹›. */
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

/** Adjacent children in JSX are one text. */
const inlineWords = (children: readonly types.Node[]) => tidy(children.flatMap(wordsOf).join(''));

/** Whether a sentence has words besides its placeholders. */
const hasWords = (sentence: string) => /[\p{L}]{2}/u.test(sentence.replace(/‹[^›]*›/g, ''));

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
  ConfirmDialog: 'confirmation',
};

function propertyOf({ properties }: types.ObjectExpression, key: string): types.Node | undefined {
  const found = properties.find(
    (property): property is types.ObjectProperty =>
      types.isObjectProperty(property) && types.isIdentifier(property.key, { name: key }),
  );
  return found?.value;
}

/** The kind of an object literal, by its keys. */
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

/** The kind of the texts in a declaration, by its name: `savedTexts`, `fullNameProblem`, `blockedText`. */
function kindOfName(name: string): CopyText['kind'] | undefined {
  if (/toasts?$/i.test(name)) return 'toast';
  if (/(problem|error|failed|failure)(s|Texts?)?$/i.test(name)) return 'error';
  return /Texts?$/.test(name) ? 'notice' : undefined;
}

const declaration = (path: NodePath) => path.isVariableDeclarator() || path.isFunctionDeclaration();

/** The names of the declarations around a node, from the innermost to the module's. */
function namesAround(path: NodePath): string[] {
  return path
    .getAncestry()
    .filter(declaration)
    .flatMap(({ node }) => ('id' in node && types.isIdentifier(node.id) ? [node.id.name] : []));
}

const isSentence = (text: string) => /^\p{Lu}.*\s\p{L}/u.test(text);

/** The texts of a source file in order, found by the function that creates them, the component that shows them, or their names. */
export function textsIn(code: string): CopyText[] {
  const texts: CopyText[] = [];
  const visited = new Set<types.Node>();

  const add = (kind: CopyText['kind'], path: NodePath, words: readonly string[]) => {
    const sentences = words.map(tidy).filter(Boolean);
    if (sentences.some(hasWords)) texts.push({ kind, sentences, constant: namesAround(path).at(-1) ?? '' });
  };
  const skipChildren = (path: NodePath) => {
    path.traverse({ enter: ({ node }) => void visited.add(node) });
  };

  traverse(babelParse(code), {
    CallExpression(path) {
      const { callee } = path.node;
      const kind = types.isIdentifier(callee) ? makers[callee.name] : undefined;
      if (!kind || visited.has(path.node)) return;
      add(kind, path, path.node.arguments.flatMap(wordsOf));
      skipChildren(path);
    },
    ObjectExpression(path) {
      const kind = kindOfObject(path.node);
      if (!kind || visited.has(path.node)) return;
      const keys = ['title', 'message', 'fix', 'description'];
      add(
        kind,
        path,
        keys.flatMap((key) => wordsOf(propertyOf(path.node, key))),
      );
      skipChildren(path);
    },
    JSXElement(path) {
      const { openingElement, children } = path.node;
      const kind = parts[elementName(openingElement.name)];
      if (!kind) return;
      const attributes = openingElement.attributes.filter((attribute) => types.isJSXAttribute(attribute));
      const texts = ['title', 'description'].flatMap((name) =>
        wordsOf(attributes.find((attribute) => attribute.name.name === name)?.value),
      );
      add(kind, path, [...texts, inlineWords(children)]);
    },
    'StringLiteral|TemplateLiteral'(path: NodePath) {
      if (visited.has(path.node)) return;
      const [name = ''] = namesAround(path);
      const kind = kindOfName(name);
      const words = wordsOf(path.node);
      if (kind && words.some(isSentence)) add(kind, path, words);
    },
  });
  return texts;
}
