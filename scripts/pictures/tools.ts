/**
 * `npm run pictures -- tools` makes the picture on each tool's card, in the tool's folder: the input on the left, the output on the right. Commit
 * its output. Run it again when a tool's output changes. The photographs are those of `npm run pictures -- samples`.
 */
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { presets } from '../../packages/engines/src/headshots/studio.ts';
import { paintPicture } from '../../packages/engines/src/image-generator/paint/paint-picture.ts';
import { toSvg } from '../../packages/engines/src/logo/artwork.ts';
import type { DrawnLogo } from '../../packages/engines/src/logo/make-logos.ts';
import { rootDir } from '../paths.ts';
import { northwindLogos, photographPath } from './sources.ts';

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
    .webp({ quality: 82 })
    .toFile(join(folder, tool, 'picture.webp'));
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
  const whole = await filled('fig-in-a-red-bowl').png().toBuffer();
  const coarse = await sharp(whole).resize(80, 50).png().toBuffer();
  await write('upscale', sharp(whole), [
    await leftHalf(sharp(coarse).resize({ ...size, kernel: 'nearest' })),
    { input: divider },
  ]);
}

async function watermarkRemover(): Promise<void> {
  const whole = await filled('mountains').png().toBuffer();
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
  const { data, info } = await sharp(before).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const outline = await sharp(join(rootDir, 'fixtures/photographs/outlines/coffee.svg'))
    .resize(portrait)
    .extractChannel(0)
    .raw()
    .toBuffer();
  for (const [pixel, opacity] of outline.entries()) data[pixel * 4 + 3] = opacity;
  const cutOut = await sharp(data, { raw: info }).png().toBuffer();
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

/** The four backdrops with a silhouette: no photograph of a person ships with the app. */
async function headshots(): Promise<void> {
  const css = ({ red, green, blue }: { red: number; green: number; blue: number }) =>
    `rgb(${red},${green},${blue})`;
  const backdrops = Object.entries(presets).map(
    ([id, { middle, corner }], at) => `
      <radialGradient id="${id}" cy="0.4" r="0.8"><stop stop-color="${css(middle)}"/><stop offset="1" stop-color="${css(corner)}"/></radialGradient>
      <g transform="translate(${at * 160})"><path fill="url(#${id})" d="M0 0h160v400H0z"/>
      <g fill="#1c1c1c" opacity="0.8"><ellipse cx="80" cy="188" rx="34" ry="44"/><path d="M62 220h36v34q42 10 52 52v94H10v-94q10-42 52-52z"/></g></g>`,
  );
  await write('headshots', sharp(svg(backdrops.join(''))), []);
}

await backgroundRemover();
await imageGenerator();
await headshots();
await logoGenerator();
await imageToText();
await upscaler();
await watermarkRemover();
