/**
 * `npm run pictures -- text-pages` makes the pictures of text that the tests of image to text read, and its sample. Commit
 * its output. It needs the DejaVu fonts: other fonts make other pictures.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMain, rootDir } from '../paths.ts';

const letter = `The workshop on Mill Street opens its doors again on Monday, 14 September.

For three months the old roof was taken off, beam by beam, and each of the 212 slates was numbered, cleaned and laid on the grass behind the house. Eleven of them were broken; the others went back to where they had been since 1887. "Nobody will see the difference," the carpenter said, "and that is the point."

Visitors may come between 9:30 and 17:00. Tickets cost 6.50 at the door, or 5.00 for anyone who arrives by bicycle. The small press in the back room still runs on its leather belt, and on Saturdays you can print a card of your own: choose the paper, set your name in lead, and pull the lever twice.

Please leave large bags at the entrance. Dogs are welcome in the yard, but not near the ink; last spring one of them left blue footprints all the way to the station. If it rains, the tour begins in the kitchen, where there is tea.`;

const notice = `Water will be turned off in the whole building on Thursday from 8 in the morning until about 2 in the afternoon, because the main valve in the cellar has to be replaced.

Before that, fill a kettle and a bucket. Do not use the washing machine while the water is off, and keep all taps closed: otherwise air gets into the pipes, and the first glass you pour will be brown.

When the work is done, open the tap in the kitchen slowly and let it run for one minute. If the pressure is low the next day, knock at number 12 or leave a note in the letter box with your name, the floor and the time at which somebody will be at home.

The bill of 340 is shared by all eighteen flats, so each of us pays just under 19. Thank you for your patience.`;

const columns = [
  `A garden wall keeps the warmth of the day. Brick gives it back until long after dark, which is why figs and peaches grow against it in places that are too cold for them elsewhere.

The wall should face south, and it should be higher than a person, or the wind reaches over it.`,
  `Apples need less help. They grow in the open, and a good frost in winter even does them good. What they do need is company: most kinds bear no fruit unless another kind flowers near them.

Plant two, or ask what your neighbour has. Bees will see to the rest.`,
];

export const sampleNote = `Things to remember

The key to the shed hangs behind the second shelf, not the first. Feed the cat at seven and at six; she will say that nobody has fed her since Tuesday.

The train on 3 October leaves at 7:42 from platform 5. Take the blue umbrella, the camera and four apples.

Call Aunt Vera on Sunday. She wants the recipe for plum cake, and the photograph of the boat.`;

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
  const pictures = join(rootDir, 'packages/studio/src/samples/pictures');
  const note = await set(sampleNote, { font: 'DejaVu Serif 17', width: 620, margin: 50 });
  await sharp(note).greyscale().png({ palette: true }).toFile(join(pictures, 'note-to-self.sample.png'));
  await sharp(note)
    .resize(192, 192, { fit: 'cover', position: 'left top' })
    .webp({ quality: 80 })
    .toFile(join(pictures, 'note-to-self.thumbnail.webp'));
}

if (isMain(import.meta.url)) {
  await makePages();
  await makeSample();
}
