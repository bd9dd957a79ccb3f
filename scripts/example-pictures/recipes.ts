import type { Page } from 'playwright';
import { cutOut } from '../app-at-work/cut-out.ts';
import { enlarge } from '../app-at-work/enlarge.ts';
import { removeMark } from '../app-at-work/remove-mark.ts';
import type { InputFile } from '../app-at-work/with-app.ts';
import { cropped, date, type Mark, marked, reduced, word } from './inputs.ts';
import { fixture, logo, painting, photograph } from './originals.ts';

/** How a pair of pictures is made. */
export interface Recipe {
  /** The original, byte by byte as it is offered to download; left out where that is a package's own file. */
  original?: { name: string; bytes: Buffer };
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
  const cat = { name: 'cat.jpg', bytes: await fixture('cat') };
  const cup = { name: 'coffee-cup.jpg', bytes: await fixture('coffee') };
  const city = { name: 'city-at-night.jpg', bytes: await painting() };
  const northwind = { name: 'northwind-logo.png', bytes: await logo() };
  const alps = await photograph('french-alpine-landscape');
  const boats = await photograph('nagasaki-boats');
  const sheep = await photograph('march-pastoral');
  const lilyLeek = await photograph('allium-oreophilum');

  return {
    'cat-enlarged': {
      original: cat,
      input: await reduced(
        cat.bytes,
        { left: 0, top: 0, width: 450, height: 300 },
        { width: 225, height: 150 },
      ),
      ...enlarged(4),
    },
    'lily-leek-cut-out': {
      input: await cropped(
        lilyLeek,
        { left: 0, top: 40, width: 807, height: 538 },
        { width: 720, height: 480 },
      ),
      ...cut,
    },
    'alps-enlarged': {
      input: await reduced(alps, { left: 300, top: 2, width: 720, height: 480 }),
      ...enlarged(3),
    },
    'boats-enlarged': {
      input: await reduced(boats, { left: 32, top: 176, width: 960, height: 640 }),
      ...enlarged(4),
    },
    'sheep-date-removed': { input: await marked(sheep, date, { left: 140, top: 1 }), ...freedOf(date) },
    'cup-enlarged': { original: cup, input: await reduced(cup.bytes), ...enlarged(4) },
    'cup-cut-out': { original: cup, ...cut },
    'cup-mark-removed': { original: cup, input: await marked(cup.bytes, word), ...freedOf(word) },
    'city-enlarged': { original: city, input: await reduced(city.bytes), ...enlarged(4) },
    'logo-enlarged': { original: northwind, input: await reduced(northwind.bytes), ...enlarged(4) },
  };
}
