import { Icon, Inline, Text } from '@verapix/ui';
import { ShieldCheck } from 'lucide-react';
import { formatBytes } from '../../../../content/format';
import { useUploadedBytes } from '../../../../wiring/use-upload-meter';

/** Says how much this page has really sent since it was opened. */
export function UploadMeter() {
  const bytes = useUploadedBytes();
  return (
    <Inline gap="xs">
      <Icon of={ShieldCheck} size="s" />
      <Text as="span" size="s" tone="textMuted">
        <Text as="span" size="s" mono>
          {formatBytes(bytes)}
        </Text>{' '}
        sent from this device
      </Text>
    </Inline>
  );
}
