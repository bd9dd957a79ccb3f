/** Names of downloaded files. They are the same in every language. */
export const fileNames = {
  demo: 'enhanced-image-4k.png',
  cutOut: 'transparent_background.png',
  newBackground: 'new_background.png',
  cutOutMask: 'background_mask.png',
  extractedText: 'extracted-text.txt',
  watermarkRemovedImage: 'watermark-removed.png',
  watermarkRemovedVideo: 'watermark-removed.mp4',
  accountJson: 'my-account-data.json',
  accountCsv: 'my-account-data.csv',
} as const;

/** Name of a headshot, by its preset and, unless it is the full one, its size: `headshot-slate-400x400.jpg`. */
export const headshotFileName = (preset: string, size?: { width: number; height: number }) =>
  `headshot-${preset}${size ? `-${size.width}x${size.height}` : ''}.jpg`;

/** The name of a generated picture; `at` is its creation time in milliseconds since 1970. */
export const generatedImageName = (at: number): string => `ai-generated-image-${at}.jpg`;

/** The name of a saved logo, `acme-coffee-logo.png`: lowercase letters of any script, spaces as hyphens. */
export function logoFileName(brandName: string, extension: 'png' | 'svg' | 'zip'): string {
  const words = brandName
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  const brand = [...words].slice(0, maxStemCharacters).join('') || 'brand';
  return `${brand}-logo.${extension}`;
}

/** Maximum characters of the original name in the name of a download. */
const maxStemCharacters = 80;

/**
 * The original name without its extension and without unsafe characters: path separators, control characters, and the
 * invisible marks that reverse the direction of text.
 */
export function fileStem(name: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .trim();
  return [...stem].slice(0, maxStemCharacters).join('') || 'picture';
}
