import * as messages from '@verapix/messages/tool-upscale-workspace';
import { Button, Icon, isMarked, type PictureMask, Skeleton, Stack, Text } from '@verapix/ui';
import { Brush } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { UpscaleWorkspaceProps } from './upscale-options';

/** The parts of a picture that a network leaves as they are, and whether the user is marking them. */
export interface LeftParts {
  source: UpscaleWorkspaceProps['source'];
  mask: PictureMask | undefined;
  isMarking: boolean;
  /** Nothing can be marked during a run. */
  disabled: boolean;
  onMark: (mask: PictureMask | undefined) => void;
  /** Opens or closes the editor. */
  toggle: () => void;
}

/** Marking ends with another picture or result, and with a run. */
export function useLeftParts({ snapshot, source, send }: UpscaleWorkspaceProps): LeftParts {
  const { result, options } = snapshot.context;
  const [startedAt, setStartedAt] = useState<{ source: typeof source; result: typeof result }>();
  const disabled = snapshot.matches('processing');
  const isMarking = !disabled && startedAt?.source === source && startedAt.result === result;
  return {
    source,
    mask: options.mask,
    isMarking,
    disabled,
    onMark: (mask) =>
      send({
        type: 'options.changed',
        options: { mask: mask && isMarked(mask) ? mask : undefined },
      }),
    toggle: () => setStartedAt(isMarking ? undefined : { source, result }),
  };
}

/** Says which parts are left as they are, and opens the editor. */
export function LeftPartsChoice({ parts }: { parts: LeftParts }) {
  const { mask, isMarking, disabled, onMark, toggle } = parts;
  const marked = mask ? messages.someLeft : messages.noneLeft;
  return (
    <Stack gap="s">
      <Text size="s" weight="medium">
        {messages.leaveParts}
      </Text>
      <Text size="s" tone="textMuted" aria-live="polite">
        {isMarking ? messages.brushOver : marked}
      </Text>
      <Button icon={isMarking ? undefined : <Icon of={Brush} />} disabled={disabled} onClick={toggle}>
        {isMarking ? messages.doneMarking : messages.markParts}
      </Button>
      {mask && (
        <Button variant="ghost" disabled={disabled} onClick={() => onMark(undefined)}>
          {messages.leaveNone}
        </Button>
      )}
    </Stack>
  );
}

const Editor = lazy(async () => ({ default: (await import('./MarkLeftParts')).MarkLeftParts }));

/** The picture, to brush over the parts. Loaded when it is opened. */
export const MarkLeftParts = (props: ComponentProps<typeof Editor>) => (
  <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
    <Editor {...props} />
  </Suspense>
);
