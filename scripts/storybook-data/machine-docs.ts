import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Comment, type Node, type Program, parseSync, type TSType, Visitor } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';

/** The documentation of one machine, read from the JSDoc of its source. */
export interface MachineDoc {
  /** The first paragraph of the machine's JSDoc: what it is for, who starts it and how long it runs. */
  purpose: string;
  /** The list items of the machine's JSDoc. */
  rules: string[];
  /** The `@testing` tag of the machine's JSDoc. */
  testing: string;
  /** Texts by key of the input, event type, actor name, and emitted event type. */
  input: Record<string, string>;
  events: Record<string, string>;
  actors: Record<string, string>;
  emitted: Record<string, string>;
}

interface Module {
  path: string;
  source: string;
  program: Program;
  comments: readonly Comment[];
}

const machinesDir = join(rootDir, 'packages/machines/src');
const modules = new Map<string, { source: string; module: Module }>();

function loadModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const known = modules.get(path);
  if (known?.source === source) return known.module;
  const { program, comments } = parseSync(path, source);
  const module = { path, source, program, comments };
  modules.set(path, { source, module });
  return module;
}

/** The text of the JSDoc directly before a position, without the comment markers; empty if there is none. */
function docBefore({ source, comments }: Module, start: number): string {
  const comment = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && /^[\s|(]*$/.test(source.slice(end, start)),
  );
  if (!comment) return '';
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A top-level declaration and where its JSDoc ends. */
interface Declaration {
  module: Module;
  node: Node;
  start: number;
}

function declarationsOf(module: Module): (Declaration & { name: string })[] {
  return module.program.body.flatMap((statement) => {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    const { start } = statement;
    if (node.type === 'VariableDeclaration') {
      return node.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init ? [{ name: id.name, module, node: init as Node, start }] : [],
      );
    }
    const named =
      node.type === 'TSTypeAliasDeclaration' ||
      node.type === 'TSInterfaceDeclaration' ||
      node.type === 'FunctionDeclaration';
    return named && node.id ? [{ name: node.id.name, module, node: node as Node, start }] : [];
  });
}

/** Finds a declaration by name, in the module or through its relative imports. */
function resolve(module: Module, name: string): Declaration | undefined {
  const own = declarationsOf(module).find((declaration) => declaration.name === name);
  if (own) return own;
  for (const statement of module.program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    if (!statement.specifiers.some(({ local }) => local.name === name)) continue;
    const path = `${join(dirname(module.path), statement.source.value)}.ts`;
    if (existsSync(path)) return resolve(loadModule(path), name);
  }
  return undefined;
}

const typeNameOf = (type: TSType): string | undefined =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : undefined;

interface Property {
  name: string;
  value: TSType | undefined;
  doc: string;
}

/** The properties of a type literal, an interface, an intersection, or a reference to one. */
function propertiesOf(module: Module, type: TSType): Property[] {
  if (type.type === 'TSParenthesizedType') return propertiesOf(module, type.typeAnnotation);
  if (type.type === 'TSIntersectionType') return type.types.flatMap((part) => propertiesOf(module, part));
  if (type.type === 'TSTypeLiteral') return signaturesOf(module, type.members);
  const declaration = resolve(module, typeNameOf(type) ?? '');
  if (declaration?.node.type === 'TSInterfaceDeclaration') {
    return signaturesOf(declaration.module, declaration.node.body.body);
  }
  if (declaration?.node.type === 'TSTypeAliasDeclaration') {
    return propertiesOf(declaration.module, declaration.node.typeAnnotation);
  }
  return [];
}

function signaturesOf(module: Module, members: readonly Node[]): Property[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const doc = oneLine(docBefore(module, member.start));
    return [{ name: member.key.name, value: member.typeAnnotation?.typeAnnotation, doc }];
  });
}

/** The texts of the members of a union of events, by event type. The member's own JSDoc has priority. */
function eventsOf(module: Module, type: TSType, inherited = ''): Record<string, string> {
  if (type.type === 'TSUnionType') {
    return Object.assign({}, ...type.types.map((member) => eventsOf(module, member)));
  }
  const doc = oneLine(docBefore(module, type.start)) || inherited;
  const declaration = resolve(module, typeNameOf(type) ?? '');
  if (declaration?.node.type === 'TSTypeAliasDeclaration') {
    const { module: home, node, start } = declaration;
    return eventsOf(home, node.typeAnnotation, doc || oneLine(docBefore(home, start)));
  }
  const value = propertiesOf(module, type).find(({ name }) => name === 'type')?.value;
  if (value?.type !== 'TSLiteralType' || value.literal.type !== 'Literal') return {};
  const text = doc || (declaration ? oneLine(docBefore(declaration.module, declaration.start)) : '');
  return { [String(value.literal.value)]: text };
}

/** The first call of a function with this name inside a node. */
function findCall(node: Node, isWanted: (callee: Node) => boolean) {
  const found: Extract<Node, { type: 'CallExpression' }>[] = [];
  const visitor = new Visitor({
    CallExpression: (call) => {
      if (isWanted(call.callee)) found.push(call);
    },
  });
  visitor.visit({ type: 'Program', body: [node], sourceType: 'module', start: 0, end: 0 } as never);
  return found[0];
}

const isSetup = (callee: Node) => callee.type === 'Identifier' && callee.name === 'setup';
const isCreateMachine = (callee: Node) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'createMachine';

const objectProperty = (node: Node | undefined, key: string) =>
  node?.type === 'ObjectExpression'
    ? node.properties.find(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === key,
      )
    : undefined;

const propertyValue = (node: Node | undefined, key: string): Node | undefined => {
  const property = objectProperty(node, key);
  return property?.type === 'Property' ? property.value : undefined;
};

/** The argument of the `setup` call that a declaration uses, directly or through another declaration. */
function setupOf({ module, node }: Declaration): { module: Module; argument: Node } | undefined {
  const call = findCall(node, isSetup);
  if (call?.arguments[0]) return { module, argument: call.arguments[0] };
  const create = findCall(node, isCreateMachine);
  const source = create?.callee.type === 'MemberExpression' ? create.callee.object : undefined;
  const reference = source?.type === 'CallExpression' ? source.callee : source;
  const declaration = reference?.type === 'Identifier' ? resolve(module, reference.name) : undefined;
  return declaration && setupOf(declaration);
}

/** The texts of the actors that the app provides. A machine among them is a part of this one. */
function actorsOf(module: Module, actors: Node | undefined): Record<string, string> {
  if (actors?.type !== 'ObjectExpression') return {};
  const entries = actors.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (property.value.type === 'Identifier' && property.value.name.endsWith('Machine')) return [];
    return [[property.key.name, oneLine(docBefore(module, property.start))]];
  });
  return Object.fromEntries(entries);
}

function docOf(declaration: Declaration): MachineDoc {
  const [text = '', testing = ''] = docBefore(declaration.module, declaration.start).split('@testing');
  const [purpose = '', ...rest] = text.trim().split(/\n\s*\n/);
  const rules = rest.join('\n').split(/^- /m).map(oneLine).filter(Boolean);
  const setup = setupOf(declaration);
  const cast = propertyValue(setup?.argument, 'types');
  const types =
    setup && cast?.type === 'TSAsExpression' ? propertiesOf(setup.module, cast.typeAnnotation) : [];
  const typeOf = (name: string) => types.find((type) => type.name === name)?.value;
  const eventTexts = (name: string) => {
    const type = typeOf(name);
    return setup && type ? eventsOf(setup.module, type) : {};
  };
  const input = typeOf('input');
  return {
    purpose: oneLine(purpose),
    rules,
    testing: oneLine(testing),
    input: Object.fromEntries(
      setup && input ? propertiesOf(setup.module, input).map(({ name, doc }) => [name, doc]) : [],
    ),
    events: eventTexts('events'),
    actors: setup ? actorsOf(setup.module, propertyValue(setup.argument, 'actors')) : {},
    emitted: eventTexts('emitted'),
  };
}

/** The documentation of all machines, by machine id. */
export function readMachineDocs(): Record<string, MachineDoc> {
  const files = globSync('**/*.machine.ts', { cwd: machinesDir, absolute: true }).sort();
  const entries = files.flatMap((file) =>
    declarationsOf(loadModule(file)).flatMap((declaration) => {
      const id = propertyValue(findCall(declaration.node, isCreateMachine)?.arguments[0], 'id');
      return id?.type === 'Literal' ? [[String(id.value), docOf(declaration)] as const] : [];
    }),
  );
  return Object.fromEntries(entries);
}
