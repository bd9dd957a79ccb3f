import type { DownloadFile } from '@verapix/engines';
import { formatBytes } from '../../../content/format';

/**
 * What a run will download of the files it needs, or that all of them are here, as a sentence. The size is that of the
 * files themselves: a server that compresses them on their way sends less, hence "at most".
 */
export function describeDownload(files: readonly DownloadFile[], kept: ReadonlySet<string>): string {
  const missing = files.filter(({ name }) => !kept.has(name));
  if (missing.length === 0) return 'What it needs is already on this device.';
  const bytes = missing.reduce((sum, file) => sum + file.bytes, 0);
  return `Downloads what it needs once: at most ${formatBytes(bytes)}.`;
}
