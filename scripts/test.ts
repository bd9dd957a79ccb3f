/**
 * `npm test` runs every check of a commit, in the order below, and prints how long each took. `npm test -- KIND …` runs
 * these kinds only; what follows the last kind goes to its command: `npm test -- engines packages/engines/src/upscale`.
 */
import { spawn } from 'node:child_process';
import { rootDir } from './paths.ts';

/** What tests need first. Each is made once per run. */
const preparations = {
  messages: 'npm run -s messages',
  weights: 'npm run -s weights',
  build: 'npm run -s build:demo',
};

interface Kind {
  /** What it proves, for the list of kinds. */
  proves: string;
  needs?: readonly (keyof typeof preparations)[];
  /** One after the other; the first that fails ends the run. */
  commands: readonly string[];
  /** Runs the commands at once instead, and prints the output of each as a whole. */
  isParallel?: boolean;
}

const stories = 'vitest run --project stories --update=none';
const node = 'vitest run --project unit --project database';
const engines = 'vitest run --project engines';

const kinds = {
  static: {
    proves: 'format, lint, import rules, types, no unused code or dependency',
    needs: ['messages'],
    commands: ['biome format', 'biome lint --error-on-warnings', 'tsc', 'knip'],
    isParallel: true,
  },
  node: {
    proves: 'units, and the database with its policies, functions and worker',
    needs: ['weights'],
    commands: [node],
  },
  engines: {
    proves: 'engines with real weights and photographs, in the browser',
    needs: ['weights'],
    commands: [engines],
  },
  checks: {
    proves: 'each check of the stories can fail',
    commands: ['vitest run --project checks'],
  },
  stories: {
    proves: 'every state of the components: behaviour, accessibility, the pictures of their matrices',
    commands: [`${stories} packages/ui`],
  },
  build: {
    proves: 'the build: pages, scripts, CSS layers, both backends, sizes',
    needs: ['build'],
    commands: ['vitest run --project build', 'size-limit'],
  },
  journeys: {
    proves: 'journeys on the built app',
    needs: ['build'],
    commands: ['playwright test'],
  },
  changed: {
    proves: 'lint, types, and the unit tests and stories near the changed files',
    needs: ['messages'],
    commands: ['biome lint --error-on-warnings', 'tsc', 'tsx scripts/test-changed.ts'],
  },
  screenshots: {
    proves: 'every story, its picture, and pages at 400 % zoom and in forced colours',
    commands: [`${stories} --mode=full`],
  },
  themes: {
    proves: 'components in all themes',
    commands: [`${stories} --mode=themes packages/ui`],
  },
  languages: {
    proves: 'pages in German and in the locales for tests, at 360 pixels',
    commands: ['de', 'en-XA', 'ar-XB'].map(
      (locale) =>
        `LOCALE=${locale} vitest run --project stories --mode=languages packages/app packages/studio`,
    ),
  },
  storybook: {
    proves: 'the built Storybook',
    commands: ['npm run -s build-storybook', 'playwright test --config e2e/storybook/playwright.config.ts'],
  },
  browsers: {
    proves: 'the main journeys in Firefox and WebKit, as they are installed',
    needs: ['build'],
    commands: ['playwright test --config e2e/browsers/playwright.config.ts'],
  },
  project: {
    proves: 'one journey on a whole project on this computer',
    needs: ['weights'],
    commands: ['playwright test --config e2e/project/playwright.config.ts'],
  },
  packages: {
    proves: '@verapix/ui and @verapix/machines, built and checked as packages',
    commands: ['tsx scripts/packages/check.ts'],
  },
  slow: {
    proves:
      'node, engines and build with every case: also packages in apps, workers as processes, all kinds of files, a real project',
    needs: ['weights', 'build'],
    commands: [`${node} --mode=full`, `${engines} --mode=full`, 'vitest run --project build --mode=full'],
  },
  attack: {
    proves: 'the project attacked, overloaded and cut off, on this computer',
    needs: ['messages', 'weights', 'build'],
    commands: ['tsx scripts/attacks.ts'],
  },
  chaos: {
    proves: 'the API and its workers disturbed at random under load (CHAOS_SECONDS, CHAOS_SEED)',
    needs: ['weights'],
    commands: ['vitest run --mode=full --project attack chaos.full'],
  },
  nodes: {
    proves: 'the API and its workers on the other supported lines of Node',
    needs: ['weights'],
    commands: [22, 24].map(
      (line) =>
        `npx -y -p node@${line} node node_modules/vitest/vitest.mjs run --project database --project attack supabase/tests/api-service supabase/tests/jobs supabase/attack`,
    ),
  },
  variants: {
    proves: 'the journeys with all their variants',
    needs: ['build'],
    commands: ['FULL=1 playwright test'],
  },
  leaks: {
    proves: 'fifty runs of every tool leave no memory behind',
    needs: ['build'],
    commands: ['LEAK_RUNS=50 playwright test tool-leaks'],
  },
  mutation: {
    proves: 'the machines, rules and parsers have tests that notice changes',
    commands: ['stryker run'],
  },
  benches: {
    proves: 'limits of quality, time, memory, first load and frames',
    needs: ['build'],
    commands: ['npm run -s bench'],
  },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;
type Run = readonly [kind: KindName, ...options: string[]];

const isKind = (word: string): word is KindName => Object.hasOwn(kinds, word);
const all: Readonly<Record<KindName, Kind>> = kinds;

const commit: readonly Run[] = [['static'], ['node'], ['engines'], ['stories'], ['build'], ['journeys']];

/** Every night. `screenshots` contains the stories of the components, `variants` the journeys. */
const night: readonly Run[] = [
  ['static'],
  ['slow'],
  ['checks'],
  ['build'],
  ['packages'],
  ['attack'],
  ['chaos'],
  ['nodes'],
  ['screenshots', '--sequence.shuffle'],
  ['themes'],
  ['languages'],
  ['storybook'],
  ['variants'],
  ['project'],
  ['leaks'],
  ['mutation'],
  ['benches'],
];

/** Runs a command line. Resolves to its exit code, and its output unless it was shown at once. */
function execute(command: string, isShown = true): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: rootDir,
      shell: true,
      stdio: ['inherit', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve([code ?? 1, output]));
  });
}

async function executeAtOnce(commands: readonly string[]): Promise<boolean> {
  const codes = await Promise.all(
    commands.map(async (command) => {
      const [code, output] = await execute(command, false);
      console.log(`\n$ ${command}\n${output}`);
      return code;
    }),
  );
  return codes.every((code) => code === 0);
}

async function executeInTurn(commands: readonly string[]): Promise<boolean> {
  for (const command of commands) {
    console.log(`\n$ ${command}`);
    const [code] = await execute(command);
    if (code !== 0) return false;
  }
  return true;
}

const isPrepared = new Set<string>();

async function runKind([name, ...options]: Run): Promise<boolean> {
  const { needs = [], commands, isParallel } = all[name];
  const missing = needs.filter((need) => !isPrepared.has(need));
  if (!(await executeInTurn(missing.map((need) => preparations[need])))) return false;
  for (const need of missing) isPrepared.add(need);
  if (isParallel) return executeAtOnce(commands);
  const last = [commands.at(-1), ...options.map((option) => JSON.stringify(option))].join(' ');
  return executeInTurn([...commands.slice(0, -1), last]);
}

/** The runs that the command line names: kinds, then options of the last of them. */
function parseRuns(words: readonly string[]): readonly Run[] {
  if (words.length === 0) return commit;
  if (words.length === 1 && words[0] === 'full') return night;
  const named = words.findIndex((word) => !isKind(word));
  const names = words.slice(0, named === -1 ? undefined : named).filter(isKind);
  const options = words.slice(names.length);
  return names.map((name, at) => [name, ...(at === names.length - 1 ? options : [])]);
}

const runs = parseRuns(process.argv.slice(2));
if (runs.length === 0) {
  const [word] = process.argv.slice(2);
  const list = Object.entries(kinds).map(([name, { proves }]) => `  ${name.padEnd(12)} ${proves}`);
  if (word !== 'help') console.error(`"${word}" is no kind of test.`);
  console.log(['The kinds of tests are:', ...list, '  full         all of every night'].join('\n'));
  process.exit(word === 'help' ? 0 : 1);
}

const times: string[] = [];
let isPassed = true;
for (const run of runs) {
  const begin = performance.now();
  isPassed = await runKind(run);
  const seconds = Math.round((performance.now() - begin) / 1000);
  times.push(`${run[0].padEnd(12)} ${String(seconds).padStart(5)} s${isPassed ? '' : '   failed'}`);
  if (!isPassed) break;
}
console.log(`\n${times.join('\n')}`);
process.exitCode = isPassed ? 0 : 1;
