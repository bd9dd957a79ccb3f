/** For tests of apps outside the repository that install the packed packages. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll } from 'vitest';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { buildPackage, libraryPackages } from './build.ts';
import type { AppFiles } from './consumer-apps.ts';

export const minutes = 60_000;

/** Runs a command in a folder and returns what it printed. */
export const run = (command: string, args: string[], cwd: string, mode = 'production') =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
  });

export const writeFiles = (folder: string, files: AppFiles) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/**
 * Builds and packs the packages before the tests of a file. Returns a function that writes and installs an app outside the
 * repository with them. The apps are removed after the tests.
 */
export function packedConsumers() {
  const work = mkdtempSync(join(tmpdir(), 'verapix-consumers-'));
  // Inside the repository, where the types of what the packages need are found.
  const builds = mkdtempSync(join(rootDir, 'node_modules/.cache/packages-'));
  const packed: Record<string, string> = {};
  beforeAll(async () => {
    for (const library of libraryPackages) {
      // Files of tests run side by side: each has a build of its own.
      const folder = await buildPackage(library, join(builds, library.directory));
      const [{ filename, name }] = JSON.parse(
        run('npm', ['pack', '--json', '--pack-destination', work], folder),
      ) as [{ filename: string; name: string }];
      packed[name] = `file:${join(work, filename)}`;
    }
  }, 5 * minutes);
  afterAll(async () => {
    for (const folder of [work, builds]) await rm(folder, { recursive: true, force: true });
  });

  return (name: string, files: AppFiles, dependencies: Record<string, string>): string => {
    const folder = join(work, name);
    const common = { '@xstate/react': '^6.1.0', xstate: '^5.33.3' };
    const manifest = {
      name,
      private: true,
      type: 'module',
      dependencies: { ...common, ...packed, ...dependencies },
    };
    writeFiles(folder, { ...files, 'package.json': JSON.stringify(manifest) });
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
    return folder;
  };
}

/** Builds a page in the app's folder, with the repository's Vite unless another is given. Returns the folder of the result. */
export function buildWithVite(
  app: string,
  mode = 'production',
  vite = join(rootDir, 'node_modules/.bin/vite'),
): string {
  run(vite, ['build', '--mode', mode, '--logLevel', 'error'], app, mode);
  return join(app, 'dist');
}

/** Uses the page in a browser. Returns what the console printed. */
export async function inBrowser(url: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage();
    const printed: string[] = [];
    page.on('console', (message) => {
      if (!message.text().includes('Download the React DevTools')) printed.push(message.text());
    });
    page.on('pageerror', (error) => printed.push(String(error)));
    await page.goto(url);
    await use(page);
    return printed;
  } finally {
    await browser.close();
  }
}

export async function servedAt<Result>(
  folder: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

/** Builds an app with Next, and uses it while Next serves it. `folder` is the app's, or one in the app's folder. */
export async function servedByNext<Result>(
  folder: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  run('npx', ['next', 'build'], folder);
  const server: ChildProcess = spawn('npx', ['next', 'start', '-p', '0', '-H', '127.0.0.1'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, because npx starts Next as a child.
    detached: true,
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      server.once('exit', (code) => reject(new Error(`next start ended with ${code}: ${printed}`)));
      server.stdout?.on('data', (data) => {
        printed += data;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
        if (address && printed.includes('Ready')) resolve(address);
      });
    });
    return await use(url);
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

/** The text of all built files with this ending. */
export const builtText = (folder: string, ending: string) =>
  globSync(`**/*.${ending}`, { cwd: folder, absolute: true })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
