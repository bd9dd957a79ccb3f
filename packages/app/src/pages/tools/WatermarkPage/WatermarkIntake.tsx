import type { VideoSupport } from '@verapix/engines/watermark';
import { Alert, Button, Icon, Stack } from '@verapix/ui';
import { Eraser } from 'lucide-react';
import { markedSamples } from '../../../content/sample-pictures';
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
  /** The run was asked for all the same: what to say. */
  onMissing: (words: string) => void;
}

const noSamples: typeof markedSamples = [];

/** Where a file comes in. A browser that can't work on videos says so before anybody chooses one. */
export function WatermarkIntake({ kind, snapshot, send, support, empty, onMissing }: WatermarkIntakeProps) {
  const { drop, hint, takes, accept, missing } = kindWords[kind];
  if (kind === 'video' && support && !support.ok)
    return (
      <Alert tone="warning" title={support.message}>
        {support.fix}
      </Alert>
    );
  return (
    <Stack gap="m">
      {kind === 'video' && support?.ok && support.note && <Alert title={support.note} />}
      <PictureIntake
        snapshot={snapshot}
        send={send}
        label={drop}
        hint={hint}
        takes={takes}
        accept={accept}
        samples={kind === 'image' ? markedSamples : noSamples}
      />
      {empty && (
        <div>
          <Button
            size="l"
            tone="accent"
            look="solid"
            icon={<Icon of={Eraser} />}
            onClick={() => onMissing(missing)}
          >
            Remove Watermark
          </Button>
        </div>
      )}
    </Stack>
  );
}
