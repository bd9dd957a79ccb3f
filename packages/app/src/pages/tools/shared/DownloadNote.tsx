import type { DownloadFile } from '@verapix/engines';
import { Text } from '@verapix/ui';
import { describeDownload } from './describe-download';
import { useFilesKept } from './use-files-kept';

interface DownloadNoteProps {
  /** What a run needs; must keep its identity. */
  files: readonly DownloadFile[];
  /** Changes whenever something may have been fetched, such as after a run. */
  moment: unknown;
}

/** Says before a run how much it will download, or that an earlier one has left all of it here. */
export function DownloadNote({ files, moment }: DownloadNoteProps) {
  const kept = useFilesKept(files, moment);
  return (
    <Text size="s" tone="textMuted">
      {describeDownload(files, kept)}
    </Text>
  );
}
