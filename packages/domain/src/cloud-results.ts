import { isVisibleText } from './typed-text';
import type { ToolId } from './tools';

const MB = 1024 * 1024;

/** Limits of the cloud storage of one account with a paid plan. */
export const cloudStorage = {
  /** All results together, in bytes. */
  maxBytes: 1024 * MB,
  /** The files of one result together, in bytes. */
  maxResultBytes: 32 * MB,
  maxResults: 500,
  maxFilesPerResult: 8,
} as const;

/** A file of a result in the cloud. */
export interface CloudFile {
  /** The name it is downloaded with. */
  name: string;
  mime: CloudFileType;
  bytes: number;
}

/** A result in the cloud as its owner reads it. Times are ISO 8601. */
export interface CloudResultRow {
  id: string;
  user_id: string;
  /** Its id in the library of the device that it was kept from: keeping it again has no effect. */
  result_id: string;
  /** The tool of the last step. */
  tool: ToolId;
  /** The tools that made it, in order, with their settings. */
  steps: readonly { tool: ToolId; settings: Readonly<Record<string, unknown>> }[];
  files: readonly CloudFile[];
  /** Pixels; null for a text. */
  width: number | null;
  height: number | null;
  /** The beginning of a text. */
  excerpt: string | null;
  /** All its files together. */
  bytes: number;
  made_at: string;
  created_at: string;
}

const startsWith =
  (text: string, at = 0) =>
  (bytes: Uint8Array) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The types of the files that tools make, and whether a content is of the type. */
const contents = {
  'image/png': startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': startsWith('\xff\xd8\xff'),
  'image/webp': (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes),
  'image/avif': (bytes) => startsWith('ftypavi', 4)(bytes),
  'image/svg+xml': (bytes) => /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(textOf(bytes) ?? ''),
  'text/plain': (bytes) => textOf(bytes) !== undefined,
  'video/mp4': (bytes) => startsWith('ftyp', 4)(bytes) && !startsWith('ftypavi', 4)(bytes),
} as const satisfies Record<string, (bytes: Uint8Array) => boolean>;

export type CloudFileType = keyof typeof contents;
export const cloudFileTypes = Object.keys(contents) as CloudFileType[];

/** The type of a file without its parameters; undefined if the cloud keeps no such files. */
export function cloudFileType(mime: string): CloudFileType | undefined {
  const [type = ''] = mime.toLowerCase().split(';');
  return cloudFileTypes.find((known) => known === type.trim());
}

/** Whether the content of a file is of its type. Nothing is decoded. */
export const isOfType = (bytes: Uint8Array, type: CloudFileType): boolean => contents[type](bytes);

/** Whether a name is one that a download can have: visible, and no path. */
export const isFileName = (name: string): boolean =>
  name.length <= 255 && isVisibleText(name) && !/[\p{Cc}\p{Cs}/\\]/u.test(name);
