import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import japanese from '@fontsource/noto-sans-jp/unicode.json';
import sharp from 'sharp';
import { toSvg } from './artwork';
import { contrast, readableOn } from './colour/colour';
import type { LogoRequest } from './contract';
import { type DrawnLogo, makeLogos } from './make-logos';
import { styles, typefacesOf } from './style';
import { type Lettering, openLettering } from './text/lettering';
import { type FontFileId, isShapedFile, type LoadFont, type TypefaceId } from './text/typefaces';

const require = createRequire(import.meta.url);

const packages: Record<TypefaceId, readonly [string, number]> = {
  outfit: ['outfit', 600],
  sora: ['sora', 700],
  jost: ['jost', 400],
  cormorant: ['cormorant-garamond', 600],
  'archivo-black': ['archivo-black', 400],
  anton: ['anton', 400],
  abril: ['abril-fatface', 400],
  cinzel: ['cinzel', 600],
  'space-grotesk': ['space-grotesk', 700],
  chakra: ['chakra-petch', 600],
};

/** `outfit-ext` → `@fontsource/outfit/files/outfit-latin-ext-600-normal.woff`. */
function fileOf(id: FontFileId): string {
  if (id.startsWith('noto-jp-'))
    return `@fontsource/noto-sans-jp/files/noto-sans-jp-${id.slice(8)}-700-normal.woff`;
  if (isShapedFile(id)) {
    const script = id.slice(5);
    const name = script.charAt(0).toUpperCase() + script.slice(1);
    return `@expo-google-fonts/noto-sans-${script}/600SemiBold/NotoSans${name}_600SemiBold.ttf`;
  }
  if (id.startsWith('noto-')) return `@fontsource/noto-sans/files/noto-sans-${id.slice(5)}-600-normal.woff`;
  const [own, weight] = packages[id.replace(/-ext$/, '') as TypefaceId];
  return `@fontsource/${own}/files/${own}-latin${id.endsWith('-ext') ? '-ext' : ''}-${weight}-normal.woff`;
}

/** Loads the fonts from the installed packages. */
export const loadFont: LoadFont = async (id) => {
  const bytes = await readFile(require.resolve(fileOf(id)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

export { japanese };

/** A request with default values. */
export const requestOf = (changes: Partial<LogoRequest> = {}): LogoRequest => ({
  brandName: 'Acme Coffee',
  description: '',
  template: 'modern',
  colours: ['#3A86FF'],
  seed: 1,
  ...changes,
});

const letterings = new Map<string, Promise<Lettering>>();

/** The lettering of a request, opened once for each template and name, because parsing fonts is slow. */
function letteringFor({ template, brandName }: LogoRequest): Promise<Lettering> {
  const key = `${template} ${brandName}`;
  const typefaces = typefacesOf(styles[template]);
  const lettering =
    letterings.get(key) ??
    openLettering({ text: `${brandName}Technology`, typefaces, load: loadFont, japanese });
  letterings.set(key, lettering);
  return lettering;
}

/** Draws the logos of a request with the real typefaces. */
export async function logosOf(changes: Partial<LogoRequest> = {}): Promise<DrawnLogo[]> {
  const request = requestOf(changes);
  return makeLogos(request, await letteringFor(request));
}

/** A drawing as grey values, scaled into a white square. */
export async function grey(svg: string, side: number): Promise<number[]> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/**
 * The ratio of the painted pixels that have a chosen colour, 0 to 1, also in the shades for a contrast to white of 1.5 as
 * a field, 3 as a shape and 4.5 as lettering.
 */
export async function colourRatio(svg: string, colour: string): Promise<number> {
  const data = await sharp(Buffer.from(svg)).resize(1000).raw().toBuffer();
  const steps = [1.5, 3, 4.5].map((minContrast) => readableOn('#ffffff', colour, minContrast));
  const wanted = new Set(steps.map((step) => Number.parseInt(step.slice(1), 16)));
  let [painted, own] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    painted++;
    if (wanted.has(data.readUIntBE(at, 3))) own++;
  }
  return own / painted;
}

/** For each chosen colour, its highest ratio in a logo of the run. */
export async function bestColourRatios(changes: Partial<LogoRequest>): Promise<number[]> {
  const logos = await logosOf(changes);
  return Promise.all(
    (changes.colours ?? []).map(async (colour) =>
      Math.max(...(await Promise.all(logos.map(({ light }) => colourRatio(toSvg(light), colour))))),
    ),
  );
}

/** The contrast of each simple mark: the range of its grey values at 16 pixels, and the ratio of content to field. */
export async function simpleContrasts(changes: Partial<LogoRequest>) {
  const logos = await logosOf({ industry: 'nonprofit', ...changes });
  return Promise.all(
    logos.map(async ({ simple }) => {
      const pixels = (await grey(toSvg(simple), 16)).toSorted((one, other) => one - other);
      // Content that is neither too small nor too large reaches both percentiles.
      const at = (percentile: number) => pixels[Math.floor(pixels.length * percentile)] ?? 0;
      const { fill, stroke } = simple.drawing.at(-1) ?? {};
      const field = simple.drawing[0]?.fill ?? '';
      return { pixels: at(0.94) - at(0.06), colours: contrast(fill ?? stroke?.colour ?? '', field) };
    }),
  );
}
