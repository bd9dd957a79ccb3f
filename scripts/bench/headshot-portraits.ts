/**
 * Twenty portraits for `npm run bench -- headshots --portraits`: drawn people of several skin tones and hairstyles, with and
 * without glasses and beards, before busy photographs; in four of them a second person stands behind.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawnPerson, type Person } from '../pictures/portraits.ts';
import { rootDir } from '../paths.ts';

const skins = [
  { skin: ['#fbe3d2', '#efc9ae', '#d3a184', '#a06f55'], lips: ['#b0605c', '#cc7f77'] },
  { skin: ['#f0c39a', '#d9a06f', '#b0764a', '#7b4e2e'], lips: ['#9a4f45', '#b56a5b'] },
  { skin: ['#c98f63', '#a3673f', '#7d4a2c', '#4f2a19'], lips: ['#7a3530', '#9c4a43'] },
  { skin: ['#8a5a3c', '#633c26', '#472918', '#27140b'], lips: ['#5c2a26', '#78403a'] },
] as const;
const hairs = [
  ['#4a3a33', '#241a17', '#0f0a09'],
  ['#e6cf98', '#c7a562', '#8a6d38'],
  ['#c9c5c0', '#97928c', '#5f5b56'],
  ['#b5573a', '#83341f', '#4c1b10'],
  ['#8a6246', '#573a27', '#2c1c12'],
] as const;
const clothes = [
  ['#3f8a78', '#1f5f52', '#0f3932'],
  ['#f2efe8', '#d4cfc4', '#a29c90'],
  ['#39404d', '#1f242e', '#0d1016'],
  ['#8a9a5b', '#66743f', '#3f4926'],
  ['#b3434a', '#842a31', '#511519'],
] as const;
const hairstyles = ['bob', 'short', 'bun'] as const;
const collars = ['shirt', 'round', 'blazer'] as const;
const grounds = ['autumn-ridge', 'forest-stream', 'mountains', 'paint-brushes', 'room-with-a-drum'] as const;

const size = { width: 1400, height: 1050 } as const;

function personOf(index: number): Omit<Person, 'ground'> {
  const of = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;
  return {
    ...of(skins, index),
    iris: of(['#3a2112', '#4d6f86', '#4f5a38'], index),
    hair: of(hairs, index),
    hairstyle: of(hairstyles, index),
    tilt: ((index * 5) % 13) - 6,
    brow: '#2a1d15',
    clothes: of(clothes, index + 2),
    collar: of(collars, index + 1),
    ...(index % 3 === 1 && { glasses: '#2b2522' }),
    ...(index % 6 === 1 && { beard: true }),
  };
}

/** A person at this height, as a layer that stands on the lower edge of the picture. */
async function layerOf(index: number, height: number, across: number) {
  const input = await sharp(await drawnPerson(personOf(index)))
    .resize({ height })
    .toBuffer();
  const { width } = await sharp(input).metadata();
  return { input, left: Math.round(across * size.width - width / 2), top: size.height - height };
}

/** Draws the portraits as `portrait-NN.jpg` into a folder. */
export async function drawPortraits(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (let index = 0; index < 20; index++) {
    const ground = join(rootDir, 'fixtures/photographs', `${grounds[index % grounds.length]}.jpg`);
    const height = [980, 760, 860, 640][index % 4] ?? 980;
    const behind = index % 5 === 4 ? [await layerOf(index + 7, Math.round(height * 0.62), 0.84)] : [];
    const layers = [...behind, await layerOf(index, height, behind.length > 0 ? 0.4 : 0.5)];
    // A layer may reach beyond the picture, which sharp refuses: the picture is drawn larger and cut.
    const margin = size.width;
    const wide = await sharp(ground)
      .resize(size.width, size.height, { fit: 'cover' })
      .extend({ left: margin, right: margin, extendWith: 'mirror' })
      .composite(layers.map((layer) => ({ ...layer, left: layer.left + margin })))
      .png()
      .toBuffer();
    await sharp(wide)
      .extract({ left: margin, top: 0, ...size })
      .jpeg({ quality: 85 })
      .toFile(join(directory, `portrait-${String(index + 1).padStart(2, '0')}.jpg`));
  }
}
