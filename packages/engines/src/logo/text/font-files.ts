import arabic from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf?url';
import bengali from '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf?url';
import devanagari from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url';
import hebrew from '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf?url';
import tamil from '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf?url';
import thai from '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf?url';
import abril from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff?url';
import abrilExt from '@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff?url';
import anton from '@fontsource/anton/files/anton-latin-400-normal.woff?url';
import antonExt from '@fontsource/anton/files/anton-latin-ext-400-normal.woff?url';
import archivo from '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff?url';
import archivoExt from '@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff?url';
import chakra from '@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff?url';
import chakraExt from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-600-normal.woff?url';
import cinzel from '@fontsource/cinzel/files/cinzel-latin-600-normal.woff?url';
import cinzelExt from '@fontsource/cinzel/files/cinzel-latin-ext-600-normal.woff?url';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff?url';
import cormorantExt from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-600-normal.woff?url';
import jost from '@fontsource/jost/files/jost-latin-400-normal.woff?url';
import jostExt from '@fontsource/jost/files/jost-latin-ext-400-normal.woff?url';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?url';
import cyrillicExt from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?url';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?url';
import greekExt from '@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff?url';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?url';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?url';
import outfit from '@fontsource/outfit/files/outfit-latin-600-normal.woff?url';
import outfitExt from '@fontsource/outfit/files/outfit-latin-ext-600-normal.woff?url';
import sora from '@fontsource/sora/files/sora-latin-700-normal.woff?url';
import soraExt from '@fontsource/sora/files/sora-latin-ext-700-normal.woff?url';
import grotesk from '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff?url';
import groteskExt from '@fontsource/space-grotesk/files/space-grotesk-latin-ext-700-normal.woff?url';
import type { FontFileId } from './typefaces';

/** The 125 numbered files of the Japanese font. */
const japanese = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-*-700-normal.woff',
  { query: '?url', import: 'default', eager: true },
);

/** The id `noto-jp-12` for `…/noto-sans-jp-12-700-normal.woff`; files without a number are not Japanese. */
function japaneseEntry([path, url]: [string, string]): [string, string][] {
  const file = path.match(/noto-sans-jp-(\d+)-700/)?.[1];
  return file === undefined ? [] : [[`noto-jp-${file}`, url]];
}

/** The URL of each font file. All are under the Open Font License. */
const fontFiles: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    outfit,
    'outfit-ext': outfitExt,
    sora,
    'sora-ext': soraExt,
    jost,
    'jost-ext': jostExt,
    cormorant,
    'cormorant-ext': cormorantExt,
    'archivo-black': archivo,
    'archivo-black-ext': archivoExt,
    anton,
    'anton-ext': antonExt,
    abril,
    'abril-ext': abrilExt,
    cinzel,
    'cinzel-ext': cinzelExt,
    'space-grotesk': grotesk,
    'space-grotesk-ext': groteskExt,
    chakra,
    'chakra-ext': chakraExt,
    'noto-latin-ext': latinExt,
    'noto-vietnamese': vietnamese,
    'noto-greek': greek,
    'noto-greek-ext': greekExt,
    'noto-cyrillic': cyrillic,
    'noto-cyrillic-ext': cyrillicExt,
    'noto-arabic': arabic,
    'noto-hebrew': hebrew,
    'noto-devanagari': devanagari,
    'noto-bengali': bengali,
    'noto-tamil': tamil,
    'noto-thai': thai,
  } satisfies Partial<Record<FontFileId, string>>),
  ...Object.entries(japanese).flatMap(japaneseEntry),
]);

/** Loads a font file from the app's server. */
export async function fetchFont(id: FontFileId): Promise<ArrayBuffer> {
  const url = fontFiles.get(id);
  const response = url === undefined ? undefined : await fetch(url);
  if (!response?.ok) throw new Error(`The typeface file "${id}" could not be fetched.`);
  return response.arrayBuffer();
}
