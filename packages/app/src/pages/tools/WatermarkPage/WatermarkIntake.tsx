import type { VideoSupport } from '@verapix/engines/watermark';
import { Alert, Button, Icon, Stack } from '@verapix/ui';
import { Eraser } from 'lucide-react';
import { samplePictures } from '../../../content/sample-pictures';
import { useToasts } from '../../../wiring/toasts';
import { PictureIntake } from '../shared/PictureIntake';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';
import type { WatermarkKind } from './watermark-options';
import { kindWords } from './watermark-words';

interface WatermarkIntakeProps {
  kind: WatermarkKind;
  snapshot: WatermarkSnapshot | undefined;
  send: WatermarkSend;
  support: VideoSupport | undefined;
  /** There is no file yet to work on. */
  empty: boolean;
}

const noSamples: typeof samplePictures = [];

/** Where a file comes in. A browser that can't work on videos says so before anybody chooses one. */
export function WatermarkIntake({ kind, snapshot, send, support, empty }: WatermarkIntakeProps) {
  const { notify } = useToasts();
  const { drop, hint, accept, missing } = kindWords[kind];
  if (kind === 'video' && support && !support.ok)
    return (
      <Alert tone="warning" title={support.message}>
        {support.fix}
      </Alert>
    );
  const sayMissing = () =>
    notify({ title: 'Error', description: missing, variant: 'destructive', type: 'error' });
  return (
    <Stack gap="m">
      {kind === 'video' && support?.ok && support.note && <Alert title={support.note} />}
      <PictureIntake
        snapshot={snapshot}
        send={send}
        label={drop}
        hint={hint}
        accept={accept}
        samples={kind === 'image' ? samplePictures : noSamples}
      />
      {empty && (
        <div>
          <Button size="l" tone="accent" look="solid" icon={<Icon of={Eraser} />} onClick={sayMissing}>
            Remove Watermark
          </Button>
        </div>
      )}
    </Stack>
  );
}
