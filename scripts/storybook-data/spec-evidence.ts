import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { rootDir } from '../paths.ts';
import { parseCsf } from './csf.ts';
import { readStoryParameters } from './story-parameters.ts';
import { readStoryStates } from './story-states.ts';

/** A story that shows a requirement. */
export interface SpecStory {
  requirement: string;
  storyId: string;
  title: string;
  name: string;
  /** Whether its `play` proves what it shows. */
  isPlayed: boolean;
}

/** A test, or a group of tests, that fails if a requirement is not met. */
export interface SpecTest {
  requirement: string;
  /** The file in the repository. */
  file: string;
  title: string;
}

/** A machine that keeps a requirement: in a state of one of its stories, or by a test of the machine. */
export interface SpecMachine {
  requirement: string;
  machineId: string;
  /** The story of the machine's page. */
  storyId: string;
}

/** What shows that the specification is met. */
export interface SpecEvidence {
  stories: readonly SpecStory[];
  tests: readonly SpecTest[];
  machines: readonly SpecMachine[];
}

/** A test, or a group of tests, in a file. */
interface TestCall {
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

/** The calls of `it`, `test` and `describe`, and of what they have, such as `it.each` and `test.step`. */
function testCallsIn(source: string): TestCall[] {
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

/**
 * The tests of a file with a comment `// @spec requirement other-requirement` in the lines before them.
 * @throws Error if such a comment stands elsewhere, or the test is skipped.
 */
export function specTestsIn(source: string, file: string): SpecTest[] {
  const { comments } = parseSync('spec.ts', source);
  const calls = testCallsIn(source);
  return comments.flatMap(({ type, value, start, end }, at) => {
    if (type !== 'Line' || !value.startsWith(' @spec ')) return [];
    // Only white space, and more of these comments, may stand between.
    let last = end;
    for (const next of comments.slice(at + 1)) {
      if (source.slice(last, next.start).trim() !== '') break;
      last = next.end;
    }
    const test = calls.find((call) => call.start >= last && source.slice(last, call.start).trim() === '');
    if (!test || test.isSkipped) {
      const line = source.slice(0, start).split('\n').length;
      throw new Error(`${file}:${line}: @spec must stand directly before a test that runs.`);
    }
    const requirements = value.replace(' @spec ', '').split(/\s+/).filter(Boolean);
    return requirements.map((requirement) => ({ requirement, file, title: test.title }));
  });
}

const machinePages = '.storybook/pages/machines/Machines.stories.tsx';

/** The stories of the pages of machines, by the machine's id. */
function readMachinePages(): Map<string, string> {
  const code = readFileSync(join(rootDir, machinePages), 'utf8');
  const { _stories } = parseCsf(code, machinePages);
  return new Map(
    Object.entries(_stories).flatMap(([key, { id }]) => {
      const [, machineId] = new RegExp(`const ${key} = .*machineId: '([^']+)'`).exec(code) ?? [];
      return machineId === undefined ? [] : [[machineId, id] as const];
    }),
  );
}

function machinesOf({ stories, tests }: Pick<SpecEvidence, 'stories' | 'tests'>): SpecMachine[] {
  const pages = readMachinePages();
  const states = readStoryStates();
  const found = new Map<string, SpecMachine>();
  const add = (requirement: string, machineId: string) => {
    const storyId = pages.get(machineId);
    if (storyId) found.set(`${requirement} ${machineId}`, { requirement, machineId, storyId });
  };
  for (const { requirement, storyId } of stories)
    for (const { state } of states.filter((each) => each.storyId === storyId))
      add(requirement, state.split('.')[0] ?? '');
  for (const { requirement, file } of tests)
    if (file.startsWith('packages/machines/')) add(requirement, basename(file).split('.')[0] ?? '');
  return [...found.values()];
}

/** All evidence that stories and tests declare, in the order of their files. */
export function readSpecEvidence(): SpecEvidence {
  const files = globSync('{packages,mocks,supabase,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: rootDir,
    ignore: ['**/node_modules/**', '**/dist/**'],
  });
  const stories = readStoryParameters('spec').map(({ value, ...story }) => ({
    requirement: value,
    ...story,
  }));
  const tests = files.sort().flatMap((file) => {
    const source = readFileSync(join(rootDir, file), 'utf8');
    return source.includes('// @spec ') ? specTestsIn(source, file) : [];
  });
  return { stories, tests, machines: machinesOf({ stories, tests }) };
}
