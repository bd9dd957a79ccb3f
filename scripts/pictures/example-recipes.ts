import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { paintPicture } from '../../packages/engines/src/image-generator/paint/paint-picture.ts';
import { toSvg } from '../../packages/engines/src/logo/artwork.ts';
import { type Area, cutOut, enlarge, type InputFile, removeMark } from './app-tools.ts';
import { type PersonName, portrait } from './portraits.ts';
import { northwindLogos, photographPath } from './sources.ts';

/** The size of what is drawn for the examples, in pixels. */
const drawnSize = { width: 960, height: 640 } as const;

/** A photograph, byte by byte. */
const photograph = async (name: string) => ({ bytes: await readFile(photographPath(name)) });

/** A picture by the AI image generator. */
async function painting(): Promise<Buffer> {
  const { data } = paintPicture({
    prompt: 'a city at night with a full moon',
    negative: '',
    style: 'realistic',
    strength: 70,
    seed: 3,
    ...drawnSize,
  });
  return sharp(Buffer.from(data), { raw: { ...drawnSize, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A painted portrait. */
async function paintedPortrait(name: PersonName): Promise<Buffer> {
  return sharp(await portrait(name))
    .resize(drawnSize)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A logo by the logo generator, on white. */
async function logo(): Promise<Buffer> {
  const whole = (await northwindLogos()).find(({ layout }) => layout === 'full');
  if (!whole) throw new Error('The logo generator made no logo with both a mark and a name.');
  const drawing = await sharp(Buffer.from(toSvg(whole.light)), { density: 600 })
    .resize({ width: 820, height: 480, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { ...drawnSize, channels: 3, background: 'white' } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

const quarter: Size = { width: 240, height: 160 };

/** A text drawn on a picture, for the watermark remover. */
interface Mark {
  /** The size of the marked picture, in pixels. */
  size: Size;
  /** Where the mark is, in pixels of that picture. */
  area: Area;
  text: string;
  /** SVG attributes of the text. */
  attributes: string;
}

/** A camera's date stamp in a corner. */
const date: Mark = {
  size: { width: 744, height: 496 },
  area: { left: 20, top: 428, width: 184, height: 48 },
  text: "12 3 '98",
  attributes: 'font-family="monospace" font-size="34" fill="#ff8a3c" stroke="#7a2400" stroke-width="0.7"',
};

/** A part of a picture, reduced with Lanczos-3. */
function reduced(original: Buffer, part?: Area, size: Size = quarter): Promise<Buffer> {
  const whole = sharp(original);
  return (part ? whole.extract(part) : whole)
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A part of a photograph as a JPEG of another size. */
function cropped(original: Buffer, part: Area, size: Size): Promise<Buffer> {
  return sharp(original)
    .extract(part)
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A part of a photograph, with a mark on it, as JPEG. */
async function marked(
  original: Buffer,
  { size, area, text, attributes }: Mark,
  from: Pick<Area, 'left' | 'top'>,
): Promise<Buffer> {
  const { left, top, width, height } = area;
  const letters = Buffer.from(
    `<svg width="${width}" height="${height}"><text x="${width / 2}" y="36" text-anchor="middle" font-weight="bold" ${attributes}>${text}</text></svg>`,
  );
  return sharp(
    await sharp(original)
      .extract({ ...from, ...size })
      .png()
      .toBuffer(),
  )
    .composite([{ input: letters, left, top }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** How a pair of pictures is made. */
export interface Recipe {
  /** The original, byte by byte as it is offered to download, and its file's name, if it is drawn for the page. */
  original: { name?: string; bytes: Buffer };
  /** What the tool was given: offered in the tool too. Left out where the tool was given the original itself. */
  input?: Buffer;
  /** The page of the tool. */
  path: string;
  make: (page: Page, input: InputFile) => Promise<Buffer>;
}

const enlarged = (factor: 3 | 4): Pick<Recipe, 'path' | 'make'> => ({
  path: '/tools/image-upscaler',
  make: (page, input) => enlarge(page, input, { factor, method: 'Sharp' }),
});
const cut: Pick<Recipe, 'path' | 'make'> = { path: '/tools/background-remover', make: cutOut };
const freedOf = ({ size, area }: Mark): Pick<Recipe, 'path' | 'make'> => ({
  path: '/tools/watermark-remover',
  make: (page, input) => removeMark(page, input, size, area),
});

/** How each pair is made, by the id of its example. */
export async function recipes(): Promise<Readonly<Record<string, Recipe>>> {
  const cat = await photograph('cat');
  const city = { name: 'city-at-night.jpg', bytes: await painting() };
  const man = { name: 'painted-man.jpg', bytes: await paintedPortrait('jonas') };
  const mountains = await photograph('mountains');
  const northwind = { name: 'northwind-logo.png', bytes: await logo() };
  const room = await photograph('room-with-a-drum');
  const spaniels = await photograph('two-spaniels');
  const sunset = await photograph('sunset');
  const woman = { name: 'painted-woman.jpg', bytes: await paintedPortrait('mika') };

  return {
    'mountains-enlarged': {
      original: mountains,
      input: await reduced(mountains.bytes, { left: 600, top: 260, width: 720, height: 480 }),
      ...enlarged(3),
    },
    'woman-cut-out': { original: woman, ...cut },
    'table-enlarged': {
      original: room,
      input: await reduced(room.bytes, { left: 320, top: 170, width: 660, height: 440 }),
      ...enlarged(4),
    },
    'sunset-date-removed': {
      original: sunset,
      input: await marked(sunset.bytes, date, { left: 530, top: 260 }),
      ...freedOf(date),
    },
    'cat-enlarged': {
      original: cat,
      input: await reduced(
        cat.bytes,
        { left: 0, top: 0, width: 450, height: 300 },
        { width: 225, height: 150 },
      ),
      ...enlarged(4),
    },
    'drum-cut-out': {
      original: room,
      input: await cropped(
        room.bytes,
        { left: 0, top: 755, width: 1067, height: 711 },
        { width: 720, height: 480 },
      ),
      ...cut,
    },
    'city-enlarged': { original: city, input: await reduced(city.bytes), ...enlarged(4) },
    'man-enlarged': { original: man, input: await reduced(man.bytes), ...enlarged(4) },
    'spaniels-enlarged': {
      original: spaniels,
      input: await reduced(spaniels.bytes, { left: 60, top: 380, width: 960, height: 640 }),
      ...enlarged(4),
    },
    'logo-enlarged': { original: northwind, input: await reduced(northwind.bytes), ...enlarged(4) },
  };
}
