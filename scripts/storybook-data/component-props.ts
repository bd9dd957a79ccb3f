import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';

/** A prop, as written in the source. */
export interface ComponentProp {
  name: string;
  type: string;
  required: boolean;
  /** As written; absent without one. */
  defaultValue?: string;
  description: string;
}

/** A component of the design system, or a part of one. */
export interface ComponentPart {
  /** `Button`, or `Menu.Content`. */
  name: string;
  description: string;
  props: readonly ComponentProp[];
  /** What else it takes: the attributes of an element, `<button>`, or the props of a part of Radix, `Dialog.Root`. */
  inherits: readonly string[];
}

/** What Storybook knows of a component's code. */
export interface ComponentCode {
  /** What it is; of several parts, how they belong together. */
  description: string;
  /** The entry that exports it: `@verapix/ui`. Absent for those that no entry exports. */
  entry?: string;
  /** One that has no parts is its own part. */
  parts: readonly ComponentPart[];
}

interface Declared<Node extends t.Node> {
  node: Node;
  /** The text of its file. */
  text: string;
  description: string;
}

/** The declarations that describe props. Names of types are unique in the design system. */
interface Declarations {
  types: Map<string, Declared<t.TSInterfaceDeclaration | t.TSTypeAliasDeclaration>>;
  functions: Map<string, Declared<t.FunctionDeclaration>>;
  /** Objects of parts: `Menu = { Root, Content, … }`. */
  compounds: Map<string, Declared<t.ObjectExpression>>;
  /** The members of lists of strings, as a union. */
  lists: Map<string, string>;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The JSDoc comment before a node, on one line. */
function descriptionOf({ leadingComments }: t.Node): string {
  const comment = leadingComments?.findLast(({ type, value }) => type === 'CommentBlock' && value[0] === '*');
  return onOneLine(comment?.value.replace(/^\s*\*+/gm, '') ?? '');
}

const textOf = (node: t.Node, text: string) => onOneLine(text.slice(node.start ?? 0, node.end ?? 0));

/** The text of a file in which parts of Radix have their own names: `Dialog.Root` where it says `Radix.Root`. */
function readSource(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, imported = ''] = /^import \{([^}]*)\} from 'radix-ui';/m.exec(text) ?? [];
  return [...imported.matchAll(/(\w+) as (\w+)/g)].reduce(
    (renamed, [, name, alias]) => renamed.replace(new RegExp(`\\b${alias}\\.(?=[A-Z])`, 'g'), `${name}.`),
    text,
  );
}

function collect(file: string, found: Declarations): void {
  const text = readSource(file);
  for (const statement of babelParse(text).program.body) {
    const node = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    const declared = { text, description: descriptionOf(statement) };
    if (t.isTSInterfaceDeclaration(node) || t.isTSTypeAliasDeclaration(node))
      found.types.set(node.id.name, { ...declared, node });
    if (t.isFunctionDeclaration(node) && node.id) found.functions.set(node.id.name, { ...declared, node });
    if (!t.isVariableDeclaration(node)) continue;
    for (const { id, init } of node.declarations) {
      if (!t.isIdentifier(id)) continue;
      const value = t.isTSAsExpression(init) ? init.expression : init;
      const same = t.isIdentifier(value) ? found.lists.get(value.name) : undefined;
      if (same) found.lists.set(id.name, same);
      if (t.isObjectExpression(value)) found.compounds.set(id.name, { ...declared, node: value });
      if (t.isArrayExpression(value) && value.elements.every((each) => t.isStringLiteral(each)))
        found.lists.set(id.name, value.elements.map((each) => textOf(each, text)).join(' | '));
    }
  }
}

interface Shape {
  props: ComponentProp[];
  inherits: string[];
}

const namesIn = (node: t.Node | undefined, text: string) =>
  new Set(node ? [...textOf(node, text).matchAll(/'([^']+)'/g)].map(([, name = '']) => name) : []);

/** The props of a type. A type from elsewhere is named, not listed. */
function shapeOf(type: t.Node | null | undefined, text: string, all: Declarations): Shape {
  const merge = (nodes: readonly t.Node[]): Shape => {
    const shapes = nodes.map((each) => shapeOf(each, text, all));
    const props = new Map<string, ComponentProp>();
    for (const prop of shapes.flatMap((shape) => shape.props)) {
      const before = props.get(prop.name);
      // In one of several kinds of props it may be required, and have the description.
      const types = [...new Set([before?.type, prop.type])].filter((each) => each !== undefined);
      const type = types.toSorted().join(' | ').replace('false | true', 'boolean');
      props.set(prop.name, {
        ...prop,
        type,
        description: before?.description || prop.description,
        required: (before?.required ?? true) && prop.required,
      });
    }
    return { props: [...props.values()], inherits: [...new Set(shapes.flatMap(({ inherits }) => inherits))] };
  };
  if (t.isTSParenthesizedType(type)) return shapeOf(type.typeAnnotation, text, all);
  if (t.isTSUnionType(type) || t.isTSIntersectionType(type)) return merge(type.types);
  if (t.isTSTypeLiteral(type))
    return { props: type.members.flatMap((each) => propOf(each, text, all)), inherits: [] };
  const [name, args] = referenceOf(type);
  const declared = name === undefined ? undefined : all.types.get(name);
  if (declared?.node.type === 'TSInterfaceDeclaration') {
    const own = declared.node.body.body.flatMap((each) => propOf(each, declared.text, all));
    const { props, inherits } = (declared.node.extends ?? [])
      .map((each) => shapeOf(each, declared.text, all))
      .reduce((a, b) => ({ props: [...a.props, ...b.props], inherits: [...a.inherits, ...b.inherits] }), {
        props: [],
        inherits: [],
      });
    const names = new Set(own.map((prop) => prop.name));
    return { props: [...own, ...props.filter((prop) => !names.has(prop.name))], inherits };
  }
  if (declared?.node.type === 'TSTypeAliasDeclaration')
    return shapeOf(declared.node.typeAnnotation, declared.text, all);
  const inner = /^(Omit|Pick|Partial|Readonly|PropsWithChildren)$/.test(name ?? '') ? args[0] : undefined;
  if (inner) {
    const shape = shapeOf(inner, text, all);
    const keys = namesIn(args[1], text);
    if (shape.props.length > 0)
      return {
        ...shape,
        props: shape.props.filter((prop) =>
          name === 'Omit' ? !keys.has(prop.name) : name !== 'Pick' || keys.has(prop.name),
        ),
      };
  }
  return { props: [], inherits: type ? inheritedFrom(textOf(type, text)) : [] };
}

/** `<button>` of `Omit<ComponentProps<'button'>, 'type'>`, `Dialog.Root` of `ComponentProps<typeof Dialog.Root>`. */
function inheritedFrom(written: string): string[] {
  const [, element] = /(?:ComponentProps|SVGProps)<(?:'(\w+)'|SVGSVGElement)>/.exec(written) ?? [
    undefined,
    undefined,
  ];
  const [part] = /\b[A-Z]\w*\.[A-Z]\w*/.exec(written) ?? [];
  if (element !== undefined) return [`<${element}>`];
  return part === undefined ? [] : [part];
}

/** The name and the arguments of a reference to a type, or of what an interface extends. */
function referenceOf(type: t.Node | null | undefined): [string | undefined, readonly t.Node[]] {
  if (t.isTSTypeReference(type))
    return [
      t.isIdentifier(type.typeName) ? type.typeName.name : undefined,
      type.typeParameters?.params ?? [],
    ];
  if (t.isTSExpressionWithTypeArguments(type))
    return [
      t.isIdentifier(type.expression) ? type.expression.name : undefined,
      type.typeParameters?.params ?? [],
    ];
  return [undefined, []];
}

function propOf(member: t.Node, text: string, all: Declarations): ComponentProp[] {
  if (!t.isTSPropertySignature(member) || !t.isIdentifier(member.key)) return [];
  const annotation =
    member.typeAnnotation && t.isTSTypeAnnotation(member.typeAnnotation) ? member.typeAnnotation : undefined;
  const written = annotation ? textOf(annotation.typeAnnotation, text) : 'unknown';
  // Not of this kind of props.
  if (written === 'never') return [];
  const type = written
    .replace(/\(typeof (?:css\.)?(\w+)\)\[number\]/g, (whole, list: string) => all.lists.get(list) ?? whole)
    .replace(/ \| undefined$/, '');
  const description = descriptionOf(member);
  return [{ name: member.key.name, type, required: !member.optional, description }];
}

/** The values that a component's parameter is destructured with. */
function defaultsOf(parameter: t.Node | undefined, text: string): Map<string, string> {
  const properties = t.isObjectPattern(parameter) ? parameter.properties : [];
  return new Map(
    properties.flatMap((each) =>
      t.isObjectProperty(each) && t.isIdentifier(each.key) && t.isAssignmentPattern(each.value)
        ? [[each.key.name, textOf(each.value.right, text)] as const]
        : [],
    ),
  );
}

function partOf(name: string, declared: Declared<t.FunctionDeclaration>, all: Declarations): ComponentPart {
  const { node, text, description } = declared;
  const [parameter] = node.params;
  const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation : undefined;
  const shape = shapeOf(t.isTSTypeAnnotation(annotation) ? annotation.typeAnnotation : undefined, text, all);
  const defaults = defaultsOf(parameter, text);
  const props = shape.props.map((prop) => {
    const defaultValue = defaults.get(prop.name);
    return defaultValue === undefined ? prop : { ...prop, defaultValue };
  });
  return { name, description, props, inherits: shape.inherits };
}

/** The entry that exports each folder: the package itself, or another one that lists folders. */
function readEntries(): Map<string, string> {
  const directory = join(rootDir, 'packages/ui');
  const { name, exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const entries = new Map<string, string>();
  for (const [key, path] of Object.entries<string>(exports)) {
    const listed = readFileSync(join(directory, path), 'utf8').matchAll(/^export \* from '.*\/(\w+)';/gm);
    for (const [, folder = ''] of listed) {
      if (!entries.has(folder)) entries.set(folder, `${name}${key.slice(1)}`);
    }
  }
  return entries;
}

/** The code of every component of the design system, by its name: `Menu`. */
export function readComponentCode(): Record<string, ComponentCode> {
  const files = globSync('packages/ui/src/{components,primitives}/*/*.{ts,tsx}', {
    cwd: rootDir,
    ignore: ['**/*.{stories,test}.*'],
    absolute: true,
  });
  const folders = new Map<string, string[]>();
  for (const file of files.sort()) {
    const folder = file.split('/').at(-2) ?? '';
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const types: Declarations['types'] = new Map();
  const lists: Declarations['lists'] = new Map();
  const entriesOfFolders = readEntries();
  const own = [...folders].map(([folder, paths]) => {
    const found = { types, lists, functions: new Map(), compounds: new Map() } satisfies Declarations;
    for (const path of paths) collect(path, found);
    return { folder, paths, all: found as Declarations };
  });
  const codes = own.map(({ folder, paths, all }): [string, ComponentCode] => {
    const compound = all.compounds.get(folder);
    const main = compound ?? all.functions.get(folder);
    const entry = entriesOfFolders.get(folder);
    const parts = compound ? compoundParts(folder, compound, all) : plainParts(folder, paths, all);
    return [folder, { description: main?.description ?? '', ...(entry && { entry }), parts }];
  });
  return Object.fromEntries(codes.filter(([, { parts }]) => parts.length > 0));
}

/** The components that a folder exports. */
function plainParts(folder: string, paths: readonly string[], all: Declarations): ComponentPart[] {
  const index = paths.find((path) => path.endsWith('/index.ts'));
  const exported = new Set((index ? readFileSync(index, 'utf8') : '').match(/\b[A-Z]\w*/g));
  return [...all.functions]
    .filter(([name]) => exported.has(name) && name.includes(folder))
    .map(([name, declared]) => partOf(name, declared, all));
}

function compoundParts(folder: string, { node, text }: Declared<t.ObjectExpression>, all: Declarations) {
  return node.properties.flatMap((each): ComponentPart[] => {
    if (!t.isObjectProperty(each) || !t.isIdentifier(each.key)) return [];
    const name = `${folder}.${each.key.name}`;
    const declared = t.isIdentifier(each.value) ? all.functions.get(each.value.name) : undefined;
    if (declared) return [partOf(name, declared, all)];
    return [{ name, description: '', props: [], inherits: inheritedFrom(textOf(each.value, text)) }];
  });
}
