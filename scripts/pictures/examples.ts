/**
 * `npm run pictures -- examples` makes the pictures of `/examples`: the input and the output of the app's tools. Commit
 * its output. It takes minutes, and needs a built app: `--build FOLDER` names another build than that of
 * `npm run build`, `--only ID` one example.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { buildDir, rootDir } from '../paths.ts';
import { type InputFile, withApp } from './app-tools.ts';
import { type Recipe, recipes } from './example-recipes.ts';

const { values } = parseArgs({
  options: { build: { type: 'string', default: buildDir }, only: { type: 'string' } },
});
const folder = join(rootDir, 'packages/app/src/content/examples');

async function write(place: string, bytes: Buffer): Promise<void> {
  const file = join(folder, place);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, bytes);
}

/** The tool's input: the recipe's own, or the original. */
async function inputOf(id: string, { input, original }: Recipe): Promise<InputFile> {
  const buffer = input ?? original.bytes;
  const format = (await sharp(buffer).metadata()).format === 'png' ? 'png' : 'jpg';
  return {
    name: `${id}.${format}`,
    mimeType: format === 'png' ? 'image/png' : 'image/jpeg',
    buffer,
  };
}

/** The maximum bytes of one of the page's twenty pictures. */
const maxBytes = 45 * 1024;

/** The best of a few qualities that is small enough. */
async function avif(picture: Buffer, [best, ...others]: readonly number[]): Promise<Buffer> {
  const made = await sharp(picture).avif({ quality: best, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
  return made.length <= maxBytes || others.length === 0 ? made : avif(picture, others);
}

const all = Object.entries(await recipes()).filter(([id]) => !values.only || id === values.only);
await withApp(values.build, async (open) => {
  for (const [id, recipe] of all) {
    const input = await inputOf(id, recipe);
    const made = await recipe.make(await open(recipe.path), input);
    const before = await avif(input.buffer, [80, 70, 60, 50, 40]);
    const after = await avif(made, [62, 55, 48, 40]);
    if (recipe.original.name) await write(`originals/${recipe.original.name}`, recipe.original.bytes);
    if (recipe.input) await write(`inputs/${id}${extname(input.name)}`, recipe.input);
    await write(`pictures/${id}-before.avif`, before);
    await write(`pictures/${id}-after.avif`, after);
    const { width, height } = await sharp(made).metadata();
    console.log(id, `${width} × ${height}`, `before ${before.length} bytes, after ${after.length} bytes`);
  }
});
