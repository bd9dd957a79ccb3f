import type { Weights } from '@verapix/engines';
import { Text } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { useWeightsKept } from './use-weights-kept';

interface ModelDownloadProps {
  /** What a run needs; must keep its identity. */
  models: readonly Weights[];
  /** Changes whenever something may have been fetched, such as after a run. */
  moment: unknown;
}

/** Says before a run how much it will download, or that an earlier one has left all of it here. */
export function ModelDownload({ models, moment }: ModelDownloadProps) {
  const kept = useWeightsKept(models, moment);
  const missing = models.filter(({ name }) => !kept.has(name));
  const bytes = missing.reduce((sum, entry) => sum + entry.bytes, 0);
  return (
    <Text size="s" tone="textMuted">
      {missing.length === 0
        ? 'The models it needs are already on this device.'
        : `The first run downloads the models it needs once: ${formatBytes(bytes)}.`}
    </Text>
  );
}
