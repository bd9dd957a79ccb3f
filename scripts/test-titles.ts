import { type Expression, parseSync, Visitor } from 'oxc-parser';

/** A test, or a group of tests, in a file. */
export interface TestCall {
  /** The title as it stands in the source: `%s` and `${value}` are not replaced. */
  title: string;
  /** The position of the call in the source. */
  start: number;
  /** Whether it is marked not to run. */
  isSkipped: boolean;
}

/** The names in a callee such as `it.each(rows)`: `it`, `each`. */
function namesIn(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesIn(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesIn(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  return [...namesIn(callee.object), callee.property.name];
}

/** The titles of calls of `it`, `test` and `describe`, and of what they have, such as `it.each` and `test.step`. */
export function testCallsIn(source: string): TestCall[] {
  const calls: TestCall[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title], start }) => {
      const [root = '', ...rest] = namesIn(callee);
      if (!['it', 'test', 'describe'].includes(root)) return;
      const isSkipped = rest.some((name) => ['skip', 'todo', 'fixme'].includes(name));
      if (title?.type === 'Literal' && typeof title.value === 'string')
        calls.push({ title: title.value, start, isSkipped });
      if (title?.type === 'TemplateLiteral')
        calls.push({ title: source.slice(title.start + 1, title.end - 1), start, isSkipped });
    },
  }).visit(parseSync('titles.ts', source).program);
  return calls;
}
