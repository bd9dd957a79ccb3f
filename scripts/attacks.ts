/**
 * `npm run test:attack`: attacks the project on this computer, and prints a line for each kind of attack. A test belongs
 * to the kind whose number its title has, otherwise to the one that names its file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rootDir } from './paths.ts';

interface Attack {
  /** What holds under it. */
  holds: string;
  /** The beginnings of the files' paths, unless all tests have its number in their titles. */
  files?: readonly string[];
}

/** The kinds of attacks, in the order of their numbers. */
const attacks: readonly Attack[] = [
  {
    holds: 'the database is reached by verified TLS, or not at all',
    files: ['supabase/tests/tls', 'packages/server/src/node/database.test'],
  },
  {
    holds: 'large bodies are bounded before they are parsed',
    files: ['mocks/http/router', 'packages/api/src/intake-threads'],
  },
  {
    holds: 'everything outside has a time limit',
    files: ['packages/server/src/node/fetch-picture'],
  },
  { holds: 'no file without a row, no row without its file' },
  { holds: 'accounts take turns', files: ['supabase/tests/jobs'] },
  { holds: 'silent webhooks delay no others' },
  { holds: 'repeats and new keys are limited' },
  { holds: 'a storage that fails leaves no job behind' },
  {
    holds: 'rows and functions need the second factor and a session that goes on',
    files: ['supabase/tests/policies', 'supabase/tests/grants'],
  },
  {
    holds: 'floods of messages, checkouts and mails are bounded',
    files: ['supabase/tests/contact-form', 'supabase/config.test'],
  },
  {
    holds: 'a copy brings all back, and money that goes back takes its plan',
    files: ['mocks/checkout/reversals', 'supabase/tests/backup'],
  },
  {
    holds: 'the next user of a browser sees nothing of the one before',
    files: [
      'packages/domain/src/device-owner',
      'packages/studio/src/store/device-database',
      'packages/machines/src/sign-out',
      'packages/machines/src/chat/',
      'packages/app/src/features/site/contact/contact-draft',
      'packages/app/src/app/account/account-runtime',
    ],
  },
  {
    holds: 'faults are found in the log by the id that their error shows',
    files: ['packages/api/src/observe', 'packages/worker/src/observe'],
  },
  {
    holds: 'few round trips to the database, and the throughput that follows',
    files: ['supabase/tests/admit-key'],
  },
  {
    holds: 'odd requests, clocks and a database that is away are answered',
    files: [
      'packages/client/src/auth-callback-url',
      'packages/server/src/public-api/addresses',
      'scripts/hosts',
    ],
  },
  { holds: 'the API runs on Node 22 and 24' },
  {
    holds: 'tokens, codes, addresses and files that attack are refused, also by nginx and Caddy',
    files: [
      'mocks/auth/',
      'packages/engines/src/upscale/check-model.test',
      'packages/engines/src/upscale/model-checker',
      'packages/engines/src/network/load-file',
      'packages/engines/src/background/compose/compose-picture',
      'packages/engines/src/pdf/open-pdf.browser',
      'packages/studio/src/tools/watermark/area-file',
      'packages/studio/src/tools/logo/logo-file',
      'scripts/build-checks/hosts',
    ],
  },
];

interface Run {
  command: string;
  /** The number of the attack that all of its tests belong to. */
  attack?: number;
}

/** Files whose tests name the attack in their titles. */
const numbered = ['supabase/tests/api-service', 'mocks/checkout/checkout', 'mocks/public-api/jobs'];

/** The tests of the API on another line of Node. */
const onNode = (line: number): Run => ({
  command: `npx -y -p node@${line} node node_modules/vitest/vitest.mjs run --project database supabase/tests/api-service`,
  attack: 16,
});

const runs: readonly Run[] = [
  {
    command: [
      'vitest run --mode=full --project unit --project database --project engines',
      ...attacks.flatMap(({ files = [] }) => files),
      ...numbered,
    ].join(' '),
  },
  { command: 'vitest run --project build scripts/build-checks/hosts' },
  // On the project as processes of its own. One file after the other: they measure times.
  { command: 'vitest run --project attack' },
  onNode(22),
  onNode(24),
];

/** The part of Vitest's JSON report that is read. */
interface Report {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; duration?: number }[];
  }[];
}

interface Test {
  attack: number;
  title: string;
  status: string;
  milliseconds: number;
}

/** The number of the attack that a test belongs to; 0 for none. */
function attackOf(file: string, title: string): number {
  const [, number] = /\((\d+)\)/.exec(title) ?? [];
  if (number) return Number(number);
  return attacks.findIndex(({ files = [] }) => files.some((start) => file.startsWith(start))) + 1;
}

const folder = mkdtempSync(join(tmpdir(), 'verapix-attacks-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs tests and shows their output. Returns them, and whether the run succeeded. */
async function testsOf({ command, attack }: Run): Promise<{ isPassed: boolean; tests: Test[] }> {
  const path = join(folder, 'report.json');
  console.log(`\n$ ${command}`);
  const child = spawn(`${command} --reporter=default --reporter=json --outputFile.json=${path}`, {
    cwd: rootDir,
    shell: true,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (!existsSync(path)) return { isPassed: false, tests: [] };
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  rmSync(path);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName: title, status, duration = 0 }) => ({
      attack: attack ?? attackOf(relative(rootDir, name).replaceAll('\\', '/'), title),
      title,
      status,
      milliseconds: duration,
    })),
  );
  return { isPassed: code === 0, tests };
}

/** What became of an attack. One without a test that ran has failed. */
function outcomeOf(tests: readonly Test[]): { isHeld: boolean; text: string } {
  const of = (status: string) => tests.filter((test) => test.status === status);
  const [passed, failed] = [of('passed'), of('failed')];
  const seconds = Math.round(tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000);
  const left = tests.length - passed.length - failed.length;
  const text = [
    `${passed.length} tests, ${seconds} s`,
    ...(left > 0 ? [`${left} not run`] : []),
    ...failed.map(({ title }) => `\n      failed: ${title}`),
  ].join(', ');
  return { isHeld: failed.length === 0 && passed.length > 0, text };
}

const done: Awaited<ReturnType<typeof testsOf>>[] = [];
for (const run of runs) done.push(await testsOf(run));
const tests = done.flatMap((run) => run.tests);
console.log('');
const outcomes = attacks.map(({ holds }, index) => {
  const outcome = outcomeOf(tests.filter(({ attack }) => attack === index + 1));
  const mark = outcome.isHeld ? 'held  ' : 'FAILED';
  console.log(`${String(index + 1).padStart(2)}  ${mark}  ${holds} (${outcome.text})`);
  return outcome;
});
process.exitCode = done.every(({ isPassed }) => isPassed) && outcomes.every(({ isHeld }) => isHeld) ? 0 : 1;
