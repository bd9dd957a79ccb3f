/** Names of downloaded files. */
export const fileNames = {
  demo: 'enhanced-image-4k.png',
  cutOut: 'transparent_background.png',
  newBackground: 'new_background.png',
  extractedText: 'extracted-text.txt',
  watermarkRemovedImage: 'watermark-removed.png',
  watermarkRemovedVideo: 'watermark-removed.mp4',
  accountJson: 'my-account-data.json',
  accountCsv: 'my-account-data.csv',
} as const;

/** Name of a headshot, by its look: `headshot-slate.jpg`. */
export const headshotFileName = (look: string) => `headshot-${look}.jpg`;

/** The name of a generated picture; `at` is when it was made, in milliseconds since 1970. */
export const generatedImageName = (at: number): string => `ai-generated-image-${at}.jpg`;

/** The name of a saved logo: `acme-coffee-logo.png`. Letters of every script stay, small; spaces become hyphens. */
export function logoFileName(brandName: string, ending: 'png' | 'svg'): string {
  const words = brandName
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${[...words].slice(0, maxStemCharacters).join('') || 'brand'}-logo.${ending}`;
}

/** Most characters of the original name that a download keeps. */
const maxStemCharacters = 80;

/**
 * The original name without its ending and without what a file system or a reader could trip over: path
 * separators, control characters, and the invisible marks that turn the direction of text round.
 */
export function fileStem(name: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .trim();
  return [...stem].slice(0, maxStemCharacters).join('') || 'picture';
}
