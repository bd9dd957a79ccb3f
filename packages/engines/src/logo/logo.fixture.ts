import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import japanese from '@fontsource/noto-sans-jp/unicode.json';
import { type DrawnLogo, makeLogos } from './make-logos';
import { styles, typefacesOf } from './style';
import { openLettering } from './text/lettering';
import type { FontFileId, LoadFont, TypefaceId } from './text/typefaces';
import type { LogoRequest } from './types';

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

/** `outfit-ext` → `outfit/files/outfit-latin-ext-600-normal.woff`. */
function fileOf(id: FontFileId): string {
  if (id.startsWith('noto-jp-')) return `noto-sans-jp/files/noto-sans-jp-${id.slice(8)}-700-normal.woff`;
  if (id === 'noto-hebrew') return 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff';
  if (id.startsWith('noto-')) return `noto-sans/files/noto-sans-${id.slice(5)}-600-normal.woff`;
  const [own, weight] = packages[id.replace(/-ext$/, '') as TypefaceId];
  return `${own}/files/${own}-latin${id.endsWith('-ext') ? '-ext' : ''}-${weight}-normal.woff`;
}

/** The typefaces from where npm put them. */
export const loadFont: LoadFont = async (id) => {
  const bytes = await readFile(require.resolve(`@fontsource/${fileOf(id)}`));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

export { japanese };

/** A request with its usual values. */
export const requestOf = (changes: Partial<LogoRequest> = {}): LogoRequest => ({
  brandName: 'Acme Coffee',
  description: '',
  template: 'modern',
  colours: ['#3A86FF'],
  seed: 1,
  ...changes,
});

/** The logos of a request, drawn with the real typefaces. */
export async function logosOf(changes: Partial<LogoRequest> = {}): Promise<DrawnLogo[]> {
  const request = requestOf(changes);
  const typefaces = typefacesOf(styles[request.template]);
  const text = `${request.brandName}Technology`;
  return makeLogos(request, await openLettering({ text, typefaces, load: loadFont, japanese }));
}
