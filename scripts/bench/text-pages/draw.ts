/**
 * `npx tsx scripts/bench/text-pages/draw.ts DIRECTORY` draws the set of sixty pages for `npm run bench -- text`: ten kinds of page,
 * each clean and photographed in two strengths, in fonts that were used for tuning (`tuned-`) and in fonts that were not
 * (`apart-`). Every picture is determined by its name.
 */
import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { hashOf, mulberry32 } from '../../../packages/engines/src/random.ts';
import { browserLaunchOptions } from '../../browser.ts';
import { isMain, rootDir } from '../../paths.ts';
import { contents, type PageContent } from './contents.ts';
import { photograph, strengths } from './photograph.ts';

/** Published fonts, all under the Open Font License or Apache-2.0; each file is taken from its package. */
const fonts = {
  tuned: ['noto-sans@5.3.0', 'merriweather@5.3.0', 'ibm-plex-mono@5.3.0', 'outfit@5.3.0'],
  apart: ['open-sans@5.3.0', 'lora@5.3.0', 'courier-prime@5.3.0', 'roboto-condensed@5.3.0'],
} as const;

/** Pages that lie on their side or upside down when they are photographed in the harder way. */
const turns: Record<string, number> = {
  'tuned-form': 90,
  'tuned-card': 180,
  'apart-invoice': 270,
  'apart-leaflet': 180,
};

const cache = join(rootDir, 'node_modules/.cache/text-pages');

/** A font as the source of a CSS font face. */
async function fontSource(font: string, weight: number): Promise<string> {
  const [name = '', version = ''] = font.split('@');
  const file = join(
    cache,
    'fonts',
    `${name}-${version}`,
    `package/files/${name}-latin-${weight}-normal.woff2`,
  );
  if (
    !(await access(file).then(
      () => true,
      () => false,
    ))
  ) {
    const directory = join(cache, 'fonts', `${name}-${version}`);
    await mkdir(directory, { recursive: true });
    const specifier = `@fontsource/${name}@${version}`;
    await promisify(execFile)('npm', [
      'pack',
      specifier,
      '--pack-destination',
      directory,
      '--ignore-scripts',
      '--silent',
    ]);
    const archive = (await readdir(directory)).find((entry) => entry.endsWith('.tgz')) ?? '';
    await promisify(execFile)('tar', ['xzf', join(directory, archive), '-C', directory]);
  }
  return `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`;
}

async function documentOf(content: PageContent, font: string): Promise<string> {
  const faces = await Promise.all(
    [400, 700].map(
      async (weight) =>
        `@font-face{font-family:page;font-weight:${weight};src:url(${await fontSource(font, weight)})}`,
    ),
  );
  const photo =
    content.background && (await readFile(join(rootDir, 'fixtures/photographs', content.background)));
  const ground = photo
    ? `background:url(data:image/jpeg;base64,${photo.toString('base64')}) center/cover`
    : '';
  return `<!doctype html><style>${faces.join('')}body{margin:0}#page{box-sizing:border-box;width:${content.width}px;padding:56px;font:22px/1.35 page;background:#fff;color:#161616;${content.style ?? ''};${ground}}</style><div id="page">${content.html}</div>`;
}

async function draw(browser: Browser, content: PageContent, font: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: content.width, height: 900 } });
  await page.setContent(await documentOf(content, font));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.locator('#page').screenshot();
  await page.close();
  return png;
}

async function writePage(directory: string, name: string, picture: Buffer, truth: string, ending: string) {
  await writeFile(join(directory, `${name}.txt`), truth);
  await writeFile(join(directory, `${name}.${ending}`), picture);
}

/** Draws the set into a folder, unless it is there. */
export async function drawTextPages(directory: string): Promise<void> {
  if (
    await access(directory).then(
      () => true,
      () => false,
    )
  )
    return;
  const staged = `${directory}.${process.pid}`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    for (const [at, set] of (['tuned', 'apart'] as const).entries())
      for (const [index, [kind, pages]] of Object.entries(contents).entries()) {
        const content: PageContent = pages[at] ?? pages[0];
        const font = fonts[set][index % fonts[set].length] ?? fonts[set][0];
        const name = `${set}-${kind}`;
        const png = await draw(browser, content, font);
        await writePage(staged, `${name}-clean`, png, content.truth, 'png');
        for (const [strength, degradation] of Object.entries(strengths)) {
          const turn = strength === 'hard' ? (turns[name] ?? 0) : 0;
          const { data, info } = await sharp(png)
            .removeAlpha()
            .rotate(turn)
            .raw()
            .toBuffer({ resolveWithObject: true });
          const next = mulberry32(hashOf(`${name}-${strength}`));
          const jpeg = await photograph({ width: info.width, height: info.height, data }, degradation, next);
          await writePage(staged, `${name}-${strength}`, jpeg, content.truth, 'jpg');
        }
      }
  } finally {
    await browser.close();
  }
  await rename(staged, directory);
}

if (isMain(import.meta.url)) {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new Error('Name the folder: npx tsx scripts/bench/text-pages/draw.ts DIRECTORY');
  await drawTextPages(directory);
}
