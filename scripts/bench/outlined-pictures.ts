/**
 * Twenty free pictures with outlines made by hand (`outlines`), for `npm run bench -- background --outlines`. Most pictures are
 * those of Debian packages (bookworm), which are unpacked but not installed. Authors and licences are in `outlines/README.md`.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import type { CutOutSubject } from '../../packages/engines/src/background/contract.ts';
import { rootDir } from '../paths.ts';

const execute = promisify(execFile);

const photographs = join(rootDir, 'fixtures/photographs');
const paintings = join(rootDir, 'packages/app/src/content/examples/originals');

/** The folder of each Debian package, from its root, that has the pictures. */
const packages = {
  'python3-skimage': 'usr/lib/python3/dist-packages/skimage/data',
  'python3-sklearn': 'usr/lib/python3/dist-packages/sklearn/datasets/images',
  'python3-scipy': 'usr/lib/python3/dist-packages/scipy/misc',
  'python-matplotlib-data': 'usr/share/matplotlib/mpl-data/sample_data',
  'opencv-doc': 'usr/share/doc/opencv-doc/examples/data',
  'lomiri-wallpapers-20.04': 'usr/share/backgrounds',
  'mate-backgrounds': 'usr/share/backgrounds/mate/nature',
} as const;

interface Source {
  /** A folder of the repository, or a package. */
  from: string;
  file: string;
  /** What a user chooses for it; `anything` by default. */
  subject?: CutOutSubject;
}

const sources: Record<string, Source> = {
  aloe: { from: 'opencv-doc', file: 'aloeL.jpg' },
  apple: { from: 'opencv-doc', file: 'apple.jpg' },
  astronaut: { from: photographs, file: 'astronaut.jpg', subject: 'people' },
  cameraman: { from: 'python3-skimage', file: 'camera.png', subject: 'people' },
  cat: { from: photographs, file: 'cat.jpg' },
  coffee: { from: photographs, file: 'coffee.jpg' },
  dahlia: { from: 'python3-sklearn', file: 'flower.jpg' },
  'fig-in-a-red-bowl': { from: photographs, file: 'fig-in-a-red-bowl.jpg' },
  ladybird: { from: 'mate-backgrounds', file: 'LadyBird.jpg' },
  marigold: { from: 'mate-backgrounds', file: 'Garden.jpg' },
  motorcycle: { from: 'python3-skimage', file: 'motorcycle_left.png' },
  nuthatch: { from: 'lomiri-wallpapers-20.04', file: 'Kleiber_by_Lukas_Baubkus.jpg' },
  officer: { from: 'python-matplotlib-data', file: 'grace_hopper.jpg', subject: 'people' },
  'painted-man': { from: paintings, file: 'painted-man.jpg', subject: 'people' },
  'painted-woman': { from: paintings, file: 'painted-woman.jpg', subject: 'people' },
  players: { from: 'opencv-doc', file: 'basketball1.png', subject: 'people' },
  raccoon: { from: 'python3-scipy', file: 'face.dat' },
  squirrel: { from: 'opencv-doc', file: 'squirrel_cls.jpg' },
  table: { from: 'opencv-doc', file: 'stuff.jpg' },
  'two-spaniels': { from: photographs, file: 'two-spaniels.jpg' },
};

/** Longer side at which the pictures are measured, in pixels, at most. */
const maxSidePx = 1600;

async function unpack(name: keyof typeof packages, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await execute('apt-get', ['download', name], { cwd: directory });
  const archive = (await readdir(directory)).find((file) => file.endsWith('.deb')) ?? '';
  await execute('dpkg-deb', ['-x', join(directory, archive), directory]);
}

/** SciPy's raccoon is packed raw pixels. */
async function raccoon(file: string): Promise<Sharp> {
  const options = { encoding: 'buffer', maxBuffer: 2 ** 24 } as const;
  const { stdout } = await execute('bzip2', ['-dc', file], options);
  return sharp(stdout, { raw: { width: 1024, height: 768, channels: 3 } });
}

/** Writes each picture and its outline as `NAME.jpg` and `NAME.mask.png` into a folder, unless it is there. */
async function collect(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  const staged = `${directory}.${process.pid}`;
  const unpacked = `${staged}.packages`;
  await mkdir(staged, { recursive: true });
  try {
    for (const name of Object.keys(packages) as (keyof typeof packages)[])
      await unpack(name, join(unpacked, name));
    for (const [name, { from, file }] of Object.entries(sources)) {
      const folder = from in packages ? join(unpacked, from, packages[from as keyof typeof packages]) : from;
      const path = join(folder, file);
      const picture = name === 'raccoon' ? await raccoon(path) : sharp(path);
      const { width, height } = await picture
        .removeAlpha()
        .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 92 })
        .toFile(join(staged, `${name}.jpg`));
      const outlines = ['astronaut', 'cat', 'coffee'].includes(name)
        ? join(photographs, 'outlines')
        : join(rootDir, 'scripts/bench/outlines');
      await sharp(join(outlines, `${name}.svg`))
        .resize(width, height, { fit: 'fill' })
        .png()
        .toFile(join(staged, `${name}.mask.png`));
    }
    await rename(staged, directory);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    await rm(staged, { recursive: true, force: true });
  }
}

/** Collects the pictures at the first call, and returns their folder. */
export async function outlinedPictures(): Promise<string> {
  const directory = join(rootDir, 'node_modules/.cache/outlined-pictures');
  await collect(directory);
  return directory;
}

/** What a user chooses for a picture of the set. */
export const subjectOf = (name: string): CutOutSubject => sources[name]?.subject ?? 'anything';
