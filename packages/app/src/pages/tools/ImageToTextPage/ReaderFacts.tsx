import { downloads } from '@verapix/engines';
import { Stack, Text } from '@verapix/ui';
import { DownloadNote } from '../shared/DownloadNote';

/** What the reader can do, and how much a first run downloads. `moment` changes when that may have changed. */
export function ReaderFacts({ moment }: { moment: unknown }) {
  return (
    <Stack gap="s">
      <Text size="s">
        Printed text in English, and in no other language yet. A page may lie turned, a little askew or in
        uneven light. Handwriting is not read.
      </Text>
      <DownloadNote files={downloads.text} moment={moment} />
    </Stack>
  );
}
