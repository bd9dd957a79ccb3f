import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { rootDir } from '../paths.ts';
import { galleryApp, galleryRefs, nextApp, sizeApps, typedApp, viteApp } from './consumer-apps.ts';
import {
  buildWithVite,
  builtText,
  inBrowser,
  minutes,
  packedConsumers,
  run,
  servedAt,
  servedByNext,
  writeFiles,
} from './consumers.ts';

const createApp = packedConsumers();

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
    const className = /\.([\w-]+)/.exec(sheet)?.[1];
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
  await servedByNext(app, async (url) => {
    const page = await (await fetch(url)).text();
    for (const text of ['On the server', 'A badge', 'Plain', 'A grey rectangle'])
      expect(page).toContain(text);
    expect(await inBrowser(url, useComponents)).toEqual([]);

    const script = builtText(join(app, '.next/static'), 'js');
    expect(othersIn(script)).toEqual([]);
    // The page's own texts stay on the server; those of client modules are in the script.
    expect(script).not.toContain('On the server');
    expect(script).toContain('Read the ref');
  });
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
