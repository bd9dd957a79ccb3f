import type { ForeignDropKind } from '@verapix/engines';
import { pictureAccept, pictureFormatsInWords, uploadMaxBytes } from '@verapix/facts';
import type { Rejection } from '@verapix/machines';
import { Dropzone, Inline, Stack } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { SamplePictures } from '../SamplePictures/SamplePictures';
import { UploadMeter } from '../UploadMeter/UploadMeter';
import type { UpscalerSend } from './upscaler-machine';

interface UpscalerIntakeProps {
  /** A file is being looked at. */
  checking: boolean;
  /** A run is under way: nothing is taken meanwhile. */
  running: boolean;
  rejection: Rejection | undefined;
  send: UpscalerSend;
}

/** Where a picture comes in: by drop, picker or paste, or one of the samples. */
export function UpscalerIntake({ checking, running, rejection, send }: UpscalerIntakeProps) {
  const choose = (files: readonly File[]) => send({ type: 'file.chosen', files });
  const refuse = async (kind: ForeignDropKind) => {
    const { foreignDropRejection } = await import('@verapix/engines');
    send({ type: 'drop.foreign', rejection: foreignDropRejection(kind) });
  };
  return (
    <Stack gap="m">
      <Dropzone
        label="Drop a picture here"
        hint={`${pictureFormatsInWords}, up to ${formatBytes(uploadMaxBytes)}`}
        accept={pictureAccept}
        busy={checking}
        disabled={running}
        invalid={rejection !== undefined}
        error={rejection && `${rejection.message} ${rejection.fix ?? ''}`}
        pasteAnywhere
        onFiles={choose}
        onForeignDrop={refuse}
      />
      <Inline justify="space-between" gap="m">
        <SamplePictures disabled={checking || running} onChoose={(file) => choose([file])} />
        <UploadMeter />
      </Inline>
    </Stack>
  );
}
