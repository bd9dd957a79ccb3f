/**
 * `npm run pictures -- tools` makes the picture on each tool's card, in the tool's folder: the input on the left, the output on the right. Commit
 * its output. Run it again when a tool's output changes. It needs a built app, which makes the headshots of the sample:
 * `--build FOLDER` names another build than that of `npm run build`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { paintPicture } from '../../packages/engines/src/image-generator/paint/paint-picture.ts';
import { toSvg } from '../../packages/engines/src/logo/artwork.ts';
import type { DrawnLogo } from '../../packages/engines/src/logo/make-logos.ts';
import { buildDir, rootDir } from '../paths.ts';
import { headshots, withApp } from './app-tools.ts';
import { cutOutCup, northwindLogos, photographPath } from './sources.ts';

const { values } = parseArgs({ options: { build: { type: 'string', default: buildDir } } });
const size = { width: 640, height: 400 };
const half = { width: size.width / 2, height: size.height };
const folder = join(rootDir, 'packages/studio/src/tools');

const filled = (name: string, position = 'centre') =>
  sharp(photographPath(name)).resize({ ...size, fit: 'cover', position });
const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${Object.entries(size)
      .map(([side, px]) => `${side}="${px}"`)
      .join(' ')}>${content}</svg>`,
  );
const divider = svg('<path d="M320 0V400" stroke="white" stroke-width="3"/>');

async function write(tool: string, base: Sharp, layers: OverlayOptions[]): Promise<void> {
  await sharp(await base.composite(layers).png().toBuffer())
    .avif({ quality: 55, effort: 9 })
    .toFile(join(folder, tool, 'picture.avif'));
}

/** The left half of a picture, as a layer. */
async function leftHalf(picture: Sharp): Promise<OverlayOptions> {
  const whole = await picture.png().toBuffer();
  return {
    input: await sharp(whole)
      .extract({ left: 0, top: 0, ...half })
      .toBuffer(),
    left: 0,
    top: 0,
  };
}

async function upscaler(): Promise<void> {
  const whole = await filled('forest-stream').png().toBuffer();
  const coarse = await sharp(whole).resize(80, 50).png().toBuffer();
  await write('upscale', sharp(whole), [
    await leftHalf(sharp(coarse).resize({ ...size, kernel: 'nearest' })),
    { input: divider },
  ]);
}

async function watermarkRemover(): Promise<void> {
  const whole = await filled('sunset').png().toBuffer();
  const mark = svg(
    '<g fill="white" opacity="0.75" font-family="sans-serif" font-weight="700" font-size="54" transform="rotate(-18 160 200)"><text x="20" y="130">SAMPLE</text><text x="-40" y="250">SAMPLE</text><text x="60" y="370">SAMPLE</text></g>',
  );
  await write('watermark', sharp(whole), [
    await leftHalf(sharp(whole).composite([{ input: mark }])),
    { input: divider },
  ]);
}

/** A checkerboard for transparency. */
const checkerboard = svg(
  '<defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h24v24H0z"/><path fill="#ddd" d="M0 0h12v12H0zM12 12h12v12H12z"/></pattern></defs><path fill="url(#p)" d="M0 0h640v400H0z"/>',
);

async function backgroundRemover(): Promise<void> {
  const portrait = { width: 318, height: 400, fit: 'cover', position: 'centre' } as const;
  const before = await sharp(photographPath('coffee')).resize(portrait).png().toBuffer();
  const cutOut = await sharp(await cutOutCup())
    .resize(portrait)
    .png()
    .toBuffer();
  await write('background', sharp(checkerboard), [
    { input: before, left: 0, top: 0 },
    { input: cutOut, left: 322, top: 0 },
    { input: divider },
  ]);
}

async function imageToText(): Promise<void> {
  const page = join(rootDir, 'packages/studio/src/samples/pictures/note-to-self.sample.png');
  const found = svg(
    '<g fill="#D0370A" fill-opacity="0.12" stroke="#D0370A" stroke-width="2"><path d="M40 40h77v32h-77zM118 40h26v32h-26zM145 40h113v32h-113z"/></g>',
  );
  await write('image-to-text', sharp(page).resize({ ...size, fit: 'cover', position: 'top' }), [
    { input: found },
  ]);
}

/** Three logos as the tool makes them. */
async function logoGenerator(): Promise<void> {
  const place = async ({ light, layout }: DrawnLogo, at: number): Promise<OverlayOptions> => {
    const room = layout === 'icon' ? 110 : 176;
    const { data, info } = await sharp(Buffer.from(toSvg(light)), { density: 300 })
      .resize({ width: room, height: room, fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    const middle = 107 + at * 213;
    return {
      input: data,
      left: Math.round(middle - info.width / 2),
      top: Math.round((size.height - info.height) / 2),
    };
  };
  const ground = sharp(
    svg(
      '<path fill="#fff" d="M0 0h640v400H0z"/><path stroke="#ddd" stroke-width="2" d="M213.5 0v400M426.5 0v400"/>',
    ),
  );
  await write('logo', ground, await Promise.all((await northwindLogos()).map(place)));
}

/** One scene in two styles. */
async function imageGenerator(): Promise<void> {
  const scene = { prompt: 'a lake below snowy mountains at sunset with pine forest', negative: '', seed: 7 };
  const paint = async (style: 'realistic' | 'watercolor') => {
    const { data } = await paintPicture({ ...scene, ...size, style, strength: 70 }, () => {});
    return sharp(Buffer.from(data), { raw: { ...size, channels: 4 } });
  };
  await write('image-generator', await paint('realistic'), [
    await leftHalf(await paint('watercolor')),
    { input: divider },
  ]);
}

/** The four headshots that the tool makes of its sample. */
async function headshotGenerator(): Promise<void> {
  const file = join(rootDir, 'packages/studio/src/samples/pictures/painted-portrait.sample.jpg');
  const photo = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await readFile(file) };
  const made = await withApp(values.build, async (open) =>
    headshots(await open('/tools/headshot-generator'), photo),
  );
  const width = size.width / made.length;
  const layers = made.map(async (headshot, at) => ({
    input: await sharp(headshot).resize({ width, height: size.height, fit: 'cover' }).toBuffer(),
    left: at * width,
    top: 0,
  }));
  await write('headshots', sharp(svg('')), await Promise.all(layers));
}

await backgroundRemover();
await imageGenerator();
await headshotGenerator();
await logoGenerator();
await imageToText();
await upscaler();
await watermarkRemover();
