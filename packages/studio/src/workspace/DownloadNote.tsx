import { type DownloadFile, isFileCached } from '@verapix/engines';
import * as messages from '@verapix/messages/tool-run';
import { Text } from '@verapix/ui';
import { useEffect, useState } from 'react';
import { formatBytes } from '@verapix/messages/formats/sizes';

/**
 * The names of the files that an earlier run, of any tool, has left on this device. They are looked up again whenever
 * `trigger` changes, such as after a run. `files` must keep its identity.
 */
export function useCachedFiles(files: readonly DownloadFile[], trigger: unknown): ReadonlySet<string> {
  const [cached, setCached] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `trigger` says when to look again, not what to look for.
  useEffect(() => {
    let isStale = false;
    const lookUp = async () => {
      const found = await Promise.all(files.map(isFileCached));
      if (!isStale) setCached(new Set(files.filter((_, at) => found[at]).map(({ name }) => name)));
    };
    void lookUp();
    return () => {
      isStale = true;
    };
  }, [files, trigger]);
  return cached;
}

/**
 * Says how much a run will download of the files it needs, or that all of them are cached. The size is that of the
 * uncompressed files; a server that compresses them sends less, hence "at most".
 */
export function describeDownload(files: readonly DownloadFile[], cached: ReadonlySet<string>): string {
  const missing = files.filter(({ name }) => !cached.has(name));
  if (missing.length === 0) return messages.alreadyHere;
  const bytes = missing.reduce((sum, file) => sum + file.bytes, 0);
  return messages.downloadsOnce({ size: formatBytes(bytes) });
}

/** Says before a run how much it will download. Its props are those of `useCachedFiles`. */
export function DownloadNote({ files, trigger }: { files: readonly DownloadFile[]; trigger: unknown }) {
  const cached = useCachedFiles(files, trigger);
  return (
    <Text size="s" tone="textMuted">
      {describeDownload(files, cached)}
    </Text>
  );
}
