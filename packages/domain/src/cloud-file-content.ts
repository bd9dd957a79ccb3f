import type { CloudFileType } from './cloud-results';
import type { PictureFormatName } from './file-formats';
import { holds } from './picture-content/header';
import { sniffFormat } from './picture-content/sniff';

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function isPicture(bytes: Uint8Array, format: PictureFormatName): boolean {
  const found = sniffFormat(bytes);
  return found.kind === 'picture' && found.format === format;
}

const isAvif = (bytes: Uint8Array) => holds(bytes, 4, 'ftypavi');

const contents: Readonly<Record<CloudFileType, (bytes: Uint8Array) => boolean>> = {
  'image/png': (bytes) => isPicture(bytes, 'png'),
  'image/jpeg': (bytes) => isPicture(bytes, 'jpeg'),
  'image/webp': (bytes) => isPicture(bytes, 'webp'),
  'image/avif': isAvif,
  'image/svg+xml': (bytes) => /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(textOf(bytes) ?? ''),
  'text/plain': (bytes) => textOf(bytes) !== undefined,
  'video/mp4': (bytes) => holds(bytes, 4, 'ftyp') && !isAvif(bytes),
};

/** Whether the content of a file is of its type. Nothing is decoded. */
export const isOfType = (bytes: Uint8Array, type: CloudFileType): boolean => contents[type](bytes);
