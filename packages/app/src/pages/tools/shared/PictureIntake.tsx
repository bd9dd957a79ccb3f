import type { ForeignDropKind, IntakeTakes } from '@verapix/engines';
import { pictureAccept, pictureFormatsInWords, uploadMaxBytes } from '@verapix/facts';
import type { Rejection } from '@verapix/machines';
import { Dropzone, Inline, Stack } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { type SamplePicture, samplePictures } from '../../../content/sample-pictures';
import { SamplePictures } from './SamplePictures/SamplePictures';
import { UploadMeter } from './UploadMeter/UploadMeter';
import { useLostFocus } from './use-lost-focus';

/** What an intake says to its machine. */
type IntakeEvent =
  | { type: 'file.chosen'; files: readonly File[] }
  | { type: 'drop.foreign'; rejection: Rejection };

interface IntakeSnapshot {
  matches: (state: 'empty' | 'checking' | 'processing') => boolean;
  context: { rejection: Rejection | undefined };
}

interface PictureIntakeProps {
  /** Undefined before the machine has started. */
  snapshot: IntakeSnapshot | undefined;
  send: (event: IntakeEvent) => void;
  label?: string;
  hint?: string;
  /** What somebody is told to choose who dropped something else. */
  takes?: IntakeTakes;
  browseLabel?: string;
  /** What the picker offers. */
  accept?: string;
  /** Refuses a dropped file that does not call itself a picture, before anything of it is read. */
  dropsOnlyImages?: boolean;
  /** Pictures for someone who has none at hand; an empty list offers none. */
  samples?: readonly SamplePicture[];
}

const isImage = ({ type }: File) => type.startsWith('image/');

/** Where a picture or a video comes in: by drop, picker or paste, or one of the samples. Nothing is taken during a run. */
export function PictureIntake({
  snapshot,
  send,
  label = 'Drop a picture here',
  hint = `${pictureFormatsInWords}, up to ${formatBytes(uploadMaxBytes)}`,
  takes = 'picture',
  browseLabel,
  accept = pictureAccept,
  dropsOnlyImages = false,
  samples = samplePictures,
}: PictureIntakeProps) {
  const checking = snapshot?.matches('checking') ?? false;
  const running = snapshot?.matches('processing') ?? false;
  const rejection = snapshot?.context.rejection;
  // Whoever starts over is to choose the next file.
  const intake = useLostFocus<HTMLDivElement>(snapshot?.matches('empty'), { onArrival: false });
  const choose = (files: readonly File[]) => send({ type: 'file.chosen', files });
  const refuse = async (kind: ForeignDropKind) => {
    const { foreignDropRejection } = await import('@verapix/engines');
    send({ type: 'drop.foreign', rejection: foreignDropRejection(kind, takes) });
  };
  return (
    <Stack gap="m" ref={intake}>
      <Dropzone
        label={label}
        hint={hint}
        {...(browseLabel !== undefined && { browseLabel })}
        accept={accept}
        busy={checking}
        disabled={running}
        invalid={rejection !== undefined}
        error={rejection && `${rejection.message} ${rejection.fix ?? ''}`}
        pasteAnywhere
        onFiles={(files, source) => {
          const isForeign = dropsOnlyImages && source === 'drop' && !files.every(isImage);
          if (isForeign) refuse('other-file');
          else choose(files);
        }}
        onForeignDrop={refuse}
      />
      <Inline justify="space-between" gap="m">
        {samples.length > 0 && (
          <SamplePictures
            samples={samples}
            disabled={checking || running}
            onChoose={(file) => choose([file])}
          />
        )}
        <UploadMeter />
      </Inline>
    </Stack>
  );
}
