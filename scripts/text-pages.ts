/**
 * `npx tsx scripts/text-pages.ts` makes the pictures of text that the tests of image to text read, and its sample.
 * What it makes is committed: other fonts would make other pictures. Needs the DejaVu fonts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rootDir } from './paths.ts';
import { columns, letter, notice, sampleNote } from './text-pages/texts.ts';

const folder = join(rootDir, 'fixtures/pages');
const at = (name: string) => join(folder, name);
const white = '#fff';

interface Setting {
  font: string;
  /** Width of the column of text, in pixels. */
  width: number;
  margin?: number;
}

/** A text set in lines, black on white. */
async function set(text: string, { font, width, margin = 70 }: Setting): Promise<Buffer> {
  const marked = `<span foreground="black">${text.replaceAll('&', '&amp;')}</span>`;
  return sharp({ text: { text: marked, font, width, dpi: 96, rgba: true, spacing: 8 } })
    .flatten({ background: white })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: white })
    .png()
    .toBuffer();
}

/** Uneven light, a soft lens, noise and strong compression: what a phone makes of a page under a lamp. */
async function photographed(page: Buffer, turn: number): Promise<Buffer> {
  const turned = await sharp(page).rotate(turn, { background: '#e8e4da' }).toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>
        <radialGradient id="lamp" cx="20%" cy="15%" r="110%">
          <stop offset="0" stop-color="#fffbe9"/><stop offset=".55" stop-color="#b9ab93"/><stop offset="1" stop-color="#4f463d"/>
        </radialGradient>
        <linearGradient id="fold" x1="0" x2="1"><stop offset=".46" stop-color="#fff"/>
          <stop offset=".5" stop-color="#999"/><stop offset=".56" stop-color="#fff"/></linearGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#lamp)"/>
      <rect width="100%" height="100%" fill="url(#fold)" style="mix-blend-mode:multiply" opacity=".8"/>
    </svg>`,
  );
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  const lit = await sharp(turned)
    .composite([{ input: light, blend: 'multiply' }])
    .blur(0.9)
    .png()
    .toBuffer();
  return sharp(lit)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 60 })
    .toBuffer();
}

async function makePages(): Promise<void> {
  const serif = await set(letter, { font: 'DejaVu Serif 19', width: 1100 });
  await sharp(serif).png({ palette: true }).toFile(at('letter.png'));
  await sharp(serif)
    .resize({ width: 620, kernel: 'lanczos3' })
    .greyscale()
    .png({ palette: true })
    .toFile(at('letter-half.png'));
  for (const turn of [90, 180, 270])
    await sharp(serif)
      .rotate(turn)
      .png({ palette: true })
      .toFile(at(`letter-turned-${turn}.png`));
  await writeFile(at('letter-photo.jpg'), await photographed(serif, 1.6));

  const sans = await set(notice, { font: 'DejaVu Sans 17', width: 1000 });
  await writeFile(at('notice-photo.jpg'), await photographed(sans, -2.4));
  await sharp(sans).negate({ alpha: false }).png({ palette: true }).toFile(at('notice-inverted.png'));

  const [left, right] = await Promise.all(
    columns.map((text) => set(text, { font: 'DejaVu Serif 15', width: 480, margin: 40 })),
  );
  const { height = 0 } = await sharp(left).metadata();
  await sharp({ create: { width: 1160, height, channels: 3, background: white } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 580, top: 0 },
    ])
    .greyscale()
    .png({ palette: true })
    .toFile(at('columns.png'));
  await writeFile(at('letter.txt'), `${letter}\n`);
  await writeFile(at('notice.txt'), `${notice}\n`);
  await writeFile(at('columns.txt'), `${columns.join('\n\n')}\n`);
}

async function makeSample(): Promise<void> {
  const pictures = join(rootDir, 'packages/app/src/content/pictures');
  const note = await set(sampleNote, { font: 'DejaVu Serif 17', width: 620, margin: 50 });
  await sharp(note).greyscale().png({ palette: true }).toFile(join(pictures, 'note-to-self.sample.png'));
  await sharp(note)
    .resize(192, 192, { fit: 'cover', position: 'left top' })
    .webp({ quality: 80 })
    .toFile(join(pictures, 'note-to-self.thumbnail.webp'));
}

await makePages();
await makeSample();
