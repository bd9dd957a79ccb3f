import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import type { Plugin } from 'rolldown';

/** A function, variable or class at the top of a module. */
interface Declared {
  name: string;
  /** The statement, `export` included. */
  statement: { start: number; end: number };
  /** The declaration without `export`. */
  node: Node;
  isExported: boolean;
}

interface TextModule {
  /** The local names of modules of messages. */
  messages: ReadonlySet<string>;
  declared: readonly Declared[];
  /** What is made of texts: names of tables and helpers, by the module that they come from if it is another. */
  made: ReadonlyMap<string, string | undefined>;
}

/** Components and hooks can ask for the texts; everything else is given them. */
const canAsk = (name: string) => /^(?:[A-Z]|use[A-Z])/.test(name);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The children of a node that are read when it runs: no types, no names of properties. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') return [];
    const isName = key === 'property' || key === 'key';
    if (isName && 'computed' in node && !node.computed) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function visit(node: Node, use: (node: Node) => void): void {
  use(node);
  for (const child of childrenOf(node)) visit(child, use);
}

/** The names that a node reads. */
function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  visit(node, (inner) => {
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') names.add(inner.name);
  });
  return names;
}

function sourceFile(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
}

/** What a module declares and imports that is made of texts. */
function readModule(id: string, code: string): TextModule {
  const messages = new Set<string>();
  const made = new Map<string, string | undefined>();
  const declared: Declared[] = [];
  for (const statement of parseSync(id, code).program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const from = statement.source.value;
      const file = from.startsWith('.') ? sourceFile(id, from) : undefined;
      const others = file && !/\.css\.ts$/.test(file) ? madeBy(file) : undefined;
      for (const specifier of statement.specifiers) {
        const { name } = specifier.local;
        if (/^@verapix\/messages\//.test(from)) messages.add(name);
        else if (others?.has(name)) made.set(name, from);
      }
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id)
      declared.push({ name: node.id.name, statement, node, isExported });
    const [variable] = node?.type === 'VariableDeclaration' ? node.declarations : [];
    if (node && variable?.id.type === 'Identifier')
      declared.push({ name: variable.id.name, statement, node, isExported });
  }
  const reads = new Map(declared.map(({ name, node }) => [name, namesIn(node)]));
  const needsTexts = (name: string) =>
    [...(reads.get(name) ?? [])].some((read) => read !== name && (messages.has(read) || made.has(read)));
  for (let before = -1; before !== made.size; ) {
    before = made.size;
    for (const { name } of declared) if (!canAsk(name) && needsTexts(name)) made.set(name, undefined);
  }
  return { messages, declared, made };
}

const known = new Map<string, ReadonlySet<string>>();

/** The tables and helpers of a module that are made of texts. */
function madeBy(file: string): ReadonlySet<string> {
  let names = known.get(file);
  if (!names) {
    known.set(file, new Set());
    names = new Set(readModule(file, readFileSync(file, 'utf8')).made.keys());
    known.set(file, names);
  }
  return names;
}

/**
 * Lets components read their texts when they render, from `UiTexts`, with English where it has none. The sources name messages, which the app's
 * build makes constants; here a component or hook asks for the texts first, and a table or helper that names messages becomes a
 * function of the texts.
 *
 * @throws Error where a message is read by neither.
 */
export function uiTexts(provider: string): Plugin {
  return {
    name: 'ui-texts',
    transform: {
      filter: { id: /\/packages\/ui\/src\/.*(?<!\.css)\.tsx?$/ },
      handler(code, id) {
        const { messages, declared, made } = readModule(id, code);
        if (messages.size === 0 && made.size === 0) return null;
        const edits: { from: number; to: number; text: string }[] = [];
        const insert = (at: number, text: string) => edits.push({ from: at, to: at, text });
        const isTexts = (name: string) => messages.has(name) || made.has(name);
        const makings = (node: Node, self?: string) =>
          [...namesIn(node)]
            .filter((name) => made.has(name) && name !== self)
            .map((name) => `const ${name} = ${name}$(texts$); `)
            .join('');

        const placed: Node[] = [];
        for (const { name, statement, node } of declared) {
          if (!made.has(name) || made.get(name) !== undefined) continue;
          placed.push(node);
          edits.push({
            from: statement.start,
            to: node.start,
            text: `const ${name}$ = /* @__PURE__ */ ofTexts$((texts$: any) => { ${makings(node, name)}`,
          });
          insert(node.end, ` return ${name}; });`);
        }

        const ask = (fn: Node) => {
          if (
            fn.type !== 'FunctionDeclaration' &&
            fn.type !== 'FunctionExpression' &&
            fn.type !== 'ArrowFunctionExpression'
          )
            return;
          if (![...namesIn(fn)].some(isTexts) || !fn.body) return;
          placed.push(fn);
          let start = `const texts$: any = useUiTexts$(); ${makings(fn)}`;
          const [props] = fn.params;
          if (props && [...namesIn(props)].some(isTexts)) {
            // Defaults of props may be texts.
            if (fn.params.length > 1) throw new Error(`${id} has texts as defaults of several parameters.`);
            start += `const ${code.slice(props.start, props.end)} = props$; `;
            edits.push({ from: props.start, to: props.end, text: 'props$: any' });
          }
          if (fn.body.type === 'BlockStatement') insert(fn.body.start + 1, ` ${start}`);
          else {
            insert(fn.body.start, `{ ${start} return (`);
            insert(fn.body.end, '); }');
          }
        };
        for (const { name, node } of declared) {
          if (!canAsk(name)) continue;
          if (node.type === 'FunctionDeclaration') ask(node);
          else
            visit(node, (inner) => {
              if (!placed.some((outer) => outer.start <= inner.start && inner.end <= outer.end)) ask(inner);
            });
        }

        const replaced = new Map<string, string>();
        visit(parseSync(id, code).program, (node) => {
          if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
          if (!messages.has(node.object.name)) return;
          if (!placed.some((outer) => outer.start <= node.start && node.end <= outer.end)) {
            throw new Error(`${id} reads a message outside of components, hooks, tables and helpers.`);
          }
          const read = code.slice(node.start, node.end);
          replaced.set(read, `(texts$.${read.split('.')[1]} ?? ${read})`);
        });
        let result = code;
        for (const { from, to, text } of edits.sort((one, other) => other.from - one.from)) {
          result = result.slice(0, from) + text + result.slice(to);
        }
        for (const [read, text] of replaced) {
          result = result.replace(new RegExp(`(?<![\\w.$])${read.replace('.', '\\.')}(?![\\w$])`, 'g'), text);
        }
        const imported = [...made].filter(([, from]) => from !== undefined);
        const exported = declared.filter(({ name, isExported }) => isExported && made.has(name));
        const lines = [
          `import { ofTexts as ofTexts$, useUiTexts as useUiTexts$ } from ${JSON.stringify(provider)};`,
          ...imported.map(([name, from]) => `import { ${name}$ } from ${JSON.stringify(from)};`),
          result,
          ...exported.map(({ name }) => `export const ${name} = /* @__PURE__ */ ${name}$({});`),
          exported.length > 0 ? `export { ${exported.map(({ name }) => `${name}$`).join(', ')} };` : '',
        ];
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
