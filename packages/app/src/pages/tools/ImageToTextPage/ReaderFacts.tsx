import { weights } from '@verapix/engines';
import { textDownloadBytes } from '@verapix/engines/text';
import { Stack, Text } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { useWeightsKept } from '../shared/use-weights-kept';

const language = [weights.tesseractEnglish] as const;

/** What the reader can do, and how much a first run downloads. `moment` changes when that may have changed. */
export function ReaderFacts({ moment }: { moment: unknown }) {
  const kept = useWeightsKept(language, moment);
  return (
    <Stack gap="s">
      <Text size="s">
        Printed text in English, and in no other language yet. A page may lie turned, a little askew or in
        uneven light. Handwriting is not read.
      </Text>
      <Text size="s" tone="textMuted">
        {kept.has(weights.tesseractEnglish.name)
          ? 'The reader and its language are already on this device.'
          : `The first run downloads the reader and its language once: ${formatBytes(textDownloadBytes)}.`}
      </Text>
    </Stack>
  );
}
