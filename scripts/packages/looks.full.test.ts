import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Locator, Page } from 'playwright';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { messages } from '../../packages/messages/src/vite.ts';
import { rootDir } from '../paths.ts';
import {
  type AppFiles,
  foreignElements,
  nextSamplesApp,
  plainApp,
  rightToLeftApp,
  samplesApp,
  tailwindApp,
  textsApp,
  vitestApp,
} from './consumer-apps.ts';
import {
  buildWithVite,
  inBrowser,
  minutes,
  packedConsumers,
  run,
  servedAt,
  servedByNext,
  writeFiles,
} from './consumers.ts';

type Styles = Record<string, Record<string, string>>;

/** How the samples look: the computed styles of each element by its place, and a picture of all. */
interface Look {
  styles: Styles;
  picture: string;
}

const createApp = packedConsumers();

async function lookOf(url: string): Promise<Look> {
  let look: Look | undefined;
  await inBrowser(url, async (page) => {
    await page.locator('[data-sample]').first().waitFor();
    look = { styles: await stylesOf(page), picture: await pictureOf(page) };
  });
  if (!look) throw new Error('The samples were not seen.');
  return look;
}

/** The styles of the elements of others, on the page or on a page without ours. */
async function foreignLookOf(url: string): Promise<Styles> {
  let styles: Styles = {};
  await inBrowser(url, async (page) => {
    if (url === 'about:blank') {
      await page.setContent(`<!doctype html><html lang="en"><section>${foreignElements}</section>`);
    }
    styles = await stylesOf(page, 'section');
  });
  // The tokens say which scheme the page is in.
  for (const style of Object.values(styles)) delete style['color-scheme'];
  return styles;
}

const pictureOf = async (page: Page) => (await page.locator('main').screenshot()).toString('base64');

const stylesOf = (page: Page, root = '[data-sample]'): Promise<Styles> =>
  page.evaluate(async (root) => {
    await document.fonts.ready;
    const styles: Record<string, Record<string, string>> = {};
    for (const sample of document.querySelectorAll(root)) {
      for (const [index, element] of [...sample.querySelectorAll('*')].entries()) {
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') continue;
          const place = `${sample.getAttribute('data-sample')} ${index} ${element.localName}${part}`;
          const ignored = [
            // A generated name.
            'animation-name',
            // Minifiers write `background: none` as `background: 0 0`.
            'background-position',
            'background-position-x',
            'background-position-y',
            // Without a class, an element has no size and no padding either.
            ...(element.classList.length > 0 ? [] : ['box-sizing']),
          ];
          const names = [...style].filter((name) => !ignored.includes(name) && !name.startsWith('--'));
          styles[place] = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
        }
      }
    }
    return styles;
  }, root);

/** What differs, as `Button 0 button: padding-left: 0px instead of 16px`. */
const differences = (styles: Styles, expected: Styles): string[] =>
  Object.keys({ ...styles, ...expected }).flatMap((place) =>
    Object.entries(expected[place] ?? { element: 'none' })
      .filter(([name, value]) => styles[place]?.[name] !== value)
      .map(([name, value]) => `${place}: ${name}: ${styles[place]?.[name]} instead of ${value}`),
  );

const expectSamePicture = ({ picture }: Look) =>
  expect(picture === expected.picture, 'The pictures are the same.').toBe(true);

function expectSameLook(look: Look): void {
  expect(differences(look.styles, expected.styles).slice(0, 50)).toEqual([]);
  expectSamePicture(look);
}

/** Writes an app into a folder of the one that is installed. */
function createPart(name: string, files: AppFiles): string {
  const folder = join(app, name);
  writeFiles(folder, files);
  return folder;
}

let expected: Look;
let app: string;

beforeAll(async () => {
  // The sources, as the app of the repository builds them.
  const source = join(rootDir, 'node_modules/.cache/verapix-samples');
  writeFiles(source, samplesApp);
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [messages(), react(), vanillaExtractPlugin()],
  });
  expected = await servedAt(join(source, 'dist'), lookOf);
  const tools = { next: '^16', vite: '^7', vitest: '^4', tailwindcss: '^4', '@tailwindcss/vite': '^4' };
  app = createApp('looks', {}, { react: '^19', 'react-dom': '^19', ...tools });
}, 5 * minutes);

const ownVite = () => join(app, 'node_modules/.bin/vite');

it('components look the same in an app with Vite 8, and others’ elements as without them', {
  timeout: 2 * minutes,
}, async () => {
  const built = buildWithVite(createPart('vite-8', samplesApp));
  expectSameLook(await servedAt(built, lookOf));
  const untouched = await foreignLookOf('about:blank');
  expect(Object.keys(untouched).length).toBeGreaterThan(10);
  expect(differences(await servedAt(built, foreignLookOf), untouched)).toEqual([]);
});

it('components look the same in an app with Vite 7', { timeout: 2 * minutes }, async () => {
  // It writes JSX in the old way unless it is told.
  const config = { 'vite.config.js': `export default { esbuild: { jsx: 'automatic' } };` };
  const built = buildWithVite(createPart('vite-7', { ...samplesApp, ...config }), 'production', ownVite());
  expectSameLook(await servedAt(built, lookOf));
});

it('components look the same in an app with Next', { timeout: 8 * minutes }, async () => {
  expectSameLook(await servedByNext(createPart('next', nextSamplesApp), lookOf));
});

it('components that Node renders look the same with the one style sheet', {
  timeout: 2 * minutes,
}, async () => {
  const folder = createPart('plain', plainApp);
  run(ownVite(), ['build', '--ssr', 'Samples.jsx', '--logLevel', 'error'], folder);
  run(process.execPath, ['render.mjs'], folder);
  rmSync(join(folder, 'dist'), { recursive: true });
  cpSync(join(app, 'node_modules/@verapix/ui'), join(folder, 'ui'), { recursive: true });
  // Not the styles: some elements are added in the browser only.
  expectSamePicture(await servedAt(folder, lookOf));
});

it('a test of an app renders a component without configuration', { timeout: 2 * minutes }, () => {
  run(join(app, 'node_modules/.bin/vitest'), ['run'], createPart('vitest', vitestApp));
});

it.each([
  { order: 'before', isFirst: true },
  { order: 'after', isFirst: false },
])(
  'components look the same with Tailwind’s style sheet $order ours, and its utilities win',
  {
    timeout: 2 * minutes,
  },
  async ({ order, isFirst }) => {
    const folder = createPart(`tailwind-${order}`, tailwindApp(isFirst));
    await servedAt(buildWithVite(folder, 'production', ownVite()), async (url) => {
      expectSamePicture(await lookOf(url));
      await inBrowser(url, async (page) => {
        const button = page.getByRole('button', { name: 'With utilities' });
        expect(await button.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('48px');
        expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(
          /^oklch/,
        );
      });
    });
  },
);

it('keys and sides follow the direction of the text', { timeout: 2 * minutes }, async () => {
  const built = buildWithVite(createPart('right-to-left', rightToLeftApp));
  const printed = await servedAt(built, (url) =>
    inBrowser(url, async (page) => {
      await page.getByRole('tab', { name: 'One' }).press('ArrowLeft');
      await page.getByRole('tab', { name: 'Two', selected: true }).waitFor();
      await page.getByRole('radio', { name: 'PNG' }).press('ArrowLeft');
      await page.getByRole('radio', { name: 'JPEG', checked: true }).waitFor();
      const slider = page.getByRole('slider');
      await slider.press('ArrowLeft');
      expect(await slider.inputValue()).toBe('41');
      const end = (locator: Locator) =>
        locator.evaluate((element) => Math.round(element.getBoundingClientRect().right));
      for (const [trigger, list] of [
        [page.getByRole('button', { name: 'More' }), page.getByRole('menu')],
        [page.getByRole('combobox'), page.getByRole('listbox')],
      ] as const) {
        // Both begin where the text does.
        const start = await end(trigger);
        await trigger.press('Enter');
        await list.waitFor();
        expect(await list.getAttribute('dir')).toBe('rtl');
        expect(Math.abs((await end(list)) - start)).toBeLessThan(2);
        await page.keyboard.press('Escape');
      }
    }),
  );
  expect(printed).toEqual([]);
});

it('components have the texts of the page', { timeout: minutes }, () => {
  const printed = run(process.execPath, ['texts.mjs'], createPart('texts', textsApp));
  const { german, english, marked } = JSON.parse(printed) as Record<string, string>;
  for (const text of ['Achtung:', 'Passwort zeigen', 'Farbschema', 'Tag', 'Minuten'])
    expect(german).toContain(text);
  for (const text of ['Warning:', 'Show password', 'Color theme', 'minutes', 'Copy'])
    expect(english).toContain(text);
  // Nothing is left between tags and in names of controls but values and marks.
  const shown = [...(marked ?? '').matchAll(/>([^<]+)<|(?:aria-label|title)="([^"]+)"/g)];
  expect(shown.map(([, text, name]) => text ?? name).filter((text) => /[a-z]{2}/i.test(text ?? ''))).toEqual(
    [],
  );
});
