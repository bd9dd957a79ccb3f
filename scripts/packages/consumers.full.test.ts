import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { buildPackage, libraryPackages } from './build.ts';
import {
  type AppFiles,
  galleryApp,
  galleryRefs,
  nextApp,
  sizeApps,
  typedApp,
  viteApp,
} from './consumer-apps.ts';

const minutes = 60_000;
const work = mkdtempSync(join(tmpdir(), 'verapix-consumers-'));
const packed: Record<string, string> = {};

const run = (command: string, args: string[], cwd: string, mode = 'production') =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
  });

beforeAll(async () => {
  for (const library of libraryPackages) {
    const folder = await buildPackage(library);
    const [{ filename, name }] = JSON.parse(
      run('npm', ['pack', '--json', '--pack-destination', work], folder),
    ) as [{ filename: string; name: string }];
    packed[name] = `file:${join(work, filename)}`;
  }
}, 5 * minutes);

afterAll(() => rm(work, { recursive: true, force: true }));

const writeFiles = (folder: string, files: AppFiles) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** Writes and installs an app outside the repository, with the packed packages. It is removed after the test. */
function createApp(name: string, files: AppFiles, dependencies: Record<string, string>): string {
  const folder = join(work, name);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
}

/** Builds a page in the app's folder with the repository's Vite. Returns the folder of the result. */
function buildWithVite(app: string, mode = 'production'): string {
  run(join(rootDir, 'node_modules/.bin/vite'), ['build', '--mode', mode, '--logLevel', 'error'], app, mode);
  return join(app, 'dist');
}

/** Uses the page in a browser. Returns what the console printed. */
async function inBrowser(url: string, use: (page: Page) => Promise<void>): Promise<string[]> {
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

/** Opens the dialog, reads the button's ref, moves the divider and runs the machine. */
async function useComponents(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: 'Open' });
  await trigger.click();
  await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
  await page.getByRole('button', { name: 'Read the ref' }).click();
  expect(await page.title()).toBe('BUTTON');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const divider = page.getByRole('slider');
  await divider.press('End');
  expect(await divider.getAttribute('aria-valuenow')).toBe('100');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('DONE').waitFor();
  // The css of the packages applies.
  expect(await trigger.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(208, 55, 10)',
  );
}

async function useGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'List the refs' }).click();
  expect(await page.title()).toBe(galleryRefs);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  await page.keyboard.press('Escape');
  // The second copy of the reviews, which makes the row a loop.
  expect(await page.locator('ul[inert]').count()).toBe(1);
}

async function servedAt<Result>(folder: string, use: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

/** The text of all built files with this ending. */
const builtText = (folder: string, ending: string) =>
  globSync(`**/*.${ending}`, { cwd: folder, absolute: true })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Texts of components, one of each, that the apps do not import. The gallery has them all. */
const textsOfOthers = [
  'Open menu',
  'Show password',
  'Picture to mark',
  'The assistant is typing',
  'Not copied',
];

const othersIn = (script: string) => textsOfOthers.filter((text) => script.includes(text));

/** The first class of a component's css, for components that the apps do not import. */
function sheetsOfOthers(app: string): { component: string; className: string }[] {
  return ['Toaster', 'Prose', 'PlanCard', 'DataTable'].map((component) => {
    const path = `node_modules/@verapix/ui/ui/src/components/${component}/${component}.css`;
    const sheet = readFileSync(join(app, path), 'utf8').replace(/@layer[^{;]*[{;]/g, '');
    const className = /\.(\w+)/.exec(sheet)?.[1];
    if (!className) throw new Error(`${path} has no class.`);
    return { component, className };
  });
}

it.each([
  { name: 'react-19', react: '^19' },
  { name: 'react-18', react: '~18.3.0' },
])(
  'an app with Vite and $name works, without what it does not import',
  {
    timeout: 5 * minutes,
  },
  async ({ name, react }) => {
    const types = { '@types/react': react, '@types/react-dom': react };
    const app = createApp(name, viteApp, { react, 'react-dom': react, ...types });
    const built = buildWithVite(app);
    expect(await servedAt(built, (url) => inBrowser(url, useComponents))).toEqual([]);

    writeFiles(join(app, 'typed'), typedApp);
    run(join(rootDir, 'node_modules/.bin/tsc'), ['--project', 'typed'], app);

    // In development mode, where React prints its warnings.
    const galleryFolder = join(app, 'gallery');
    writeFiles(galleryFolder, galleryApp);
    const gallery = buildWithVite(galleryFolder, 'development');
    expect(await servedAt(gallery, (url) => inBrowser(url, useGallery))).toEqual([]);

    expect(othersIn(builtText(built, 'js'))).toEqual([]);
    expect(othersIn(builtText(gallery, 'js'))).toEqual(textsOfOthers);
    const css = builtText(built, 'css');
    const galleryCss = builtText(gallery, 'css');
    for (const { component, className } of sheetsOfOthers(app)) {
      expect(css, component).not.toContain(className);
      expect(galleryCss, component).toContain(className);
    }
  },
);

it('an app with Next renders on the server what needs no browser', { timeout: 8 * minutes }, async () => {
  const app = createApp('next', nextApp, { react: '^19', 'react-dom': '^19', next: '^16' });
  run('npx', ['next', 'build'], app);
  const server: ChildProcess = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', '0', '-H', '127.0.0.1'],
    { cwd: app, stdio: ['ignore', 'pipe', 'inherit'] },
  );
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
    const page = await (await fetch(url)).text();
    for (const text of ['On the server', 'A badge', 'Plain', 'A grey rectangle'])
      expect(page).toContain(text);
    expect(await inBrowser(url, useComponents)).toEqual([]);

    const script = builtText(join(app, '.next/static'), 'js');
    expect(othersIn(script)).toEqual([]);
    // The page's own texts stay on the server; those of client modules are in the script.
    expect(script).not.toContain('On the server');
    expect(script).toContain('Read the ref');
  } finally {
    server.kill();
  }
});

it('a page with three components is not larger than with other libraries', { timeout: 5 * minutes }, () => {
  const libraries = { '@radix-ui/themes': '^3.3.0', '@mantine/core': '^9.8.1', '@mantine/hooks': '^9.8.1' };
  const app = createApp('sizes', {}, { react: '^19', 'react-dom': '^19', ...libraries });
  const sizes = Object.entries(sizeApps).map(([library, files]) => {
    const folder = join(app, library.replace(' ', '-'));
    writeFiles(folder, files);
    const built = buildWithVite(folder);
    const kilobytes = (ending: string) =>
      Number((gzipSync(builtText(built, ending)).length / 1000).toFixed(1));
    return { library, script: kilobytes('js'), css: kilobytes('css') };
  });
  console.table(sizes);
  const [alone, verapix, ...others] = sizes.map(({ script, css }) => script + css);
  for (const other of others) expect(verapix).toBeLessThan(other);
  expect(alone).toBeLessThan(verapix ?? 0);
});
