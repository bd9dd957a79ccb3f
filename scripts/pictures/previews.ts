/**
 * `npm run pictures -- previews` makes the pages' preview pictures (`og:image`). Commit its output. Run it again when a
 * title changes or a page with its own preview is added.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { paths } from '../../packages/app/src/content/paths.ts';
import { previewOf, previewSize } from '../../packages/app/src/app/seo/previews.ts';
import { posts } from '../../packages/app/src/content/blog/posts.ts';
import { postPath } from '../../packages/app/src/content/blog/slugs.ts';
import { browserLaunchOptions } from '../browser.ts';
import { rootDir } from '../paths.ts';
import { photographPath } from './sources.ts';

interface Preview {
  /** Above the title: the part of the site. */
  area: string;
  title: string;
  /** A picture, as a data address. */
  picture: string;
}

/** The files of the two typefaces, as data addresses. */
interface Faces {
  heading: string;
  text: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const mark =
  '<svg width="56" height="56" viewBox="0 0 32 32"><path fill="#fff" opacity=".6" d="M7 7h4v4H7zM13 13h4v4h-4zM7 13h4v4H7z"/><path fill="#ff7043" d="M19 7h6v18H7v-6h12z"/></svg>';

/** A preview as a page: the title on the left, the picture on the right, which squares turn into. */
const previewPage = ({ area, title, picture }: Preview, { heading, text }: Faces) => `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Heading; src: url(${heading}); font-weight: 200 800; }
  @font-face { font-family: Words; src: url(${text}); font-weight: 100 900; }
  body { margin: 0; inline-size: ${previewSize.width}px; block-size: ${previewSize.height}px; display: grid;
    grid-template-columns: 600px 600px; background: #131313; color: #fff; overflow: hidden; }
  section { display: flex; flex-direction: column; justify-content: space-between; padding: 56px 48px 56px 64px; }
  header { display: flex; align-items: center; gap: 12px; font: 700 34px Heading; }
  p { margin: 0 0 16px; font: 500 24px Words; color: #b5b5b5; }
  h1 { margin: 0; font: 700 ${title.length > 44 ? 48 : 60}px/1.12 Heading; letter-spacing: -0.01em; text-wrap: balance; }
  figure { margin: 0; background: url(${picture}) center / cover; }
</style>
<body><section><header>${mark}Verapix</header><div><p>${escaped(area)}</p><h1>${escaped(title)}</h1></div></section><figure></figure></body>`;

const require = createRequire(import.meta.url);
const content = join(rootDir, 'packages/app/src/content');

const dataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const typeface = (name: string) =>
  dataUrl(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    'font/woff2',
  );

/** A picture as a JPEG. */
async function picture(file: string): Promise<string> {
  const bytes = await sharp(file).resize(1200, 1260, { fit: 'outside' }).jpeg({ quality: 92 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const photograph = (name: string) => picture(photographPath(name));

/** The previews by the paths of their pages. The home page's is the site's default. */
async function previews(): Promise<[string, Preview][]> {
  const site = {
    area: 'Image tools on your own device',
    title: 'See what was always in the picture',
    picture: await photograph('fig-in-a-red-bowl'),
  };
  // Vite finds the folders of the tools.
  const { module } = await runnerImport<typeof import('../../packages/studio/src/tools.ts')>(
    join(rootDir, 'packages/studio/src/tools.ts'),
  );
  const ofTools = module.studioTools.map(
    async ({ path, title, picture: url }): Promise<[string, Preview]> => [
      path,
      { area: 'On your own device', title, picture: await picture(join(rootDir, url)) },
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
      picture: await photograph('autumn-ridge'),
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
