import * as messages from '@verapix/messages/tools';

/** Names of downloaded files. */
export const fileNames = {
  demo: `${messages.demoFile}.png`,
  cutOut: `${messages.cutOutFile}.png`,
  newBackground: `${messages.newBackgroundFile}.png`,
  cutOutMask: `${messages.cutOutMaskFile}.png`,
  extractedText: `${messages.extractedTextFile}.txt`,
  watermarkRemovedImage: `${messages.watermarkRemovedFile}.png`,
  watermarkRemovedVideo: `${messages.watermarkRemovedFile}.mp4`,
  accountJson: `${messages.accountFile}.json`,
  accountCsv: `${messages.accountFile}.csv`,
} as const;

/** Name of a headshot, by its preset and, unless it is the full one, its size: `headshot-slate-400x400.jpg`. */
export const headshotFileName = (preset: string, size?: { width: number; height: number }) =>
  `${messages.headshotFile({ preset })}${size ? `-${size.width}x${size.height}` : ''}.jpg`;

/** The name of a generated picture; `at` is its creation time in milliseconds since 1970. */
export const generatedImageName = (at: number): string => `${messages.generatedImageFile({ time: at })}.jpg`;

/** The name of a saved logo, `acme-coffee-logo.png`: lowercase letters of any script, spaces as hyphens. */
export function logoFileName(brandName: string, extension: 'png' | 'svg' | 'zip'): string {
  const words = brandName
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  const brand = [...words].slice(0, maxStemCharacters).join('') || messages.unnamedBrand;
  return `${messages.logoFile({ brand })}.${extension}`;
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
  return [...stem].slice(0, maxStemCharacters).join('') || messages.unnamedPicture;
}
