import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { rootDir } from './paths.ts';
import { testCallsIn } from './test-titles.ts';

/**
 * The titles of tests and groups that run, and those of cases in tables: `title` properties, and the first element of a
 * row that begins with a phrase.
 */
function testTitles(source: string): Set<string> {
  const titles = new Set(testCallsIn(source).flatMap(({ title, isSkipped }) => (isSkipped ? [] : [title])));
  const add = (node: Node | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') titles.add(node.value);
    if (node?.type === 'TemplateLiteral') titles.add(source.slice(node.start + 1, node.end - 1));
  };
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'title') add(value);
    },
    ArrayExpression: ({ elements }) => {
      for (const row of elements) {
        const [first] = row?.type === 'ArrayExpression' ? row.elements : [];
        if (first?.type === 'Literal' && String(first.value).includes(' ')) add(first);
      }
    },
  }).visit(parseSync('titles.ts', source).program);
  return titles;
}

const isRule = (line: string | undefined) => line?.startsWith('| ---') ?? false;

/** All rows of a document's tables except the headers, which are followed by a rule. */
function rowsOf(document: string): string[] {
  const lines = readFileSync(join(rootDir, document), 'utf8').split('\n');
  return lines.filter((line, index) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1]));
}

describe.each(['docs/fault-cases.md', 'docs/promises.md'])('%s', (document) => {
  it.each(rowsOf(document))('names an existing test: %s', (row) => {
    const [, path = '', title = ''] = /^\| [^|]+ \| `([^`|]+)`: ([^|]+) \|$/.exec(row) ?? [];
    expect(path, 'a row has the form | case | `path`: title |').not.toBe('');
    expect(existsSync(join(rootDir, path)), path).toBe(true);
    expect(testTitles(readFileSync(join(rootDir, path), 'utf8'))).toContain(title);
  });
});

describe('the titles of a test file', () => {
  const titles = (source: string) => [...testTitles(source)];

  it('are those of tests, parameterized tests and groups, and of rows in a table of cases', () => {
    expect(titles("it('adds', () => {});")).toEqual(['adds']);
    expect(titles('test("says \\"no\\"", async ({ page }) => {});')).toEqual(['says "no"']);
    expect(titles("describe('a key', () => { it.each([1, 2])('is %s', () => {}); });")).toEqual([
      'a key',
      'is %s',
    ]);
    const title = 'is at $' + '{width} px';
    expect(titles(`test(\`${title}\`, () => {});`)).toEqual([title]);
    expect(titles("await test.step('pays', async () => {});")).toEqual(['pays']);
    expect(titles("const cases = [{ title: 'sign in', body: {} }];")).toEqual(['sign in']);
    expect(titles("const policy = [['read rows', () => 1, ['200']]];")).toEqual(['read rows']);
  });

  it('are not other strings, nor parts of titles', () => {
    expect(titles("expect(text).toBe('adds'); const name = 'adds';")).toEqual([]);
    expect(titles("// it('adds', () => {});")).toEqual([]);
    expect(titles("it.skip('adds', () => {}); it.todo('adds');")).toEqual([]);
    expect(titles("it('adds numbers', () => {});")).not.toContain('adds');
  });
});
