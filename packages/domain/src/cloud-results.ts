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

/** The types of the files that tools make. */
export const cloudFileTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'text/plain',
  'video/mp4',
] as const;
export type CloudFileType = (typeof cloudFileTypes)[number];

/** The type of a file without its parameters; undefined if the cloud keeps no such files. */
export function cloudFileType(mime: string): CloudFileType | undefined {
  const [type = ''] = mime.toLowerCase().split(';');
  return cloudFileTypes.find((known) => known === type.trim());
}

/** Whether a name is one that a download can have: visible, and no path. */
export const isFileName = (name: string): boolean =>
  name.length <= 255 && isVisibleText(name) && !/[\p{Cc}\p{Cs}/\\]/u.test(name);
