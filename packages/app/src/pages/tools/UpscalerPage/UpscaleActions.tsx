import type { PictureSource } from '@verapix/engines';
import { fileStem, pictureFormatNames, pictureFormats } from '@verapix/facts';
import { isStale, selectBlocker } from '@verapix/machines';
import { Alert, Button, Icon, InternalLink, Stack } from '@verapix/ui';
import { Download, ImageUpscale, RotateCw } from 'lucide-react';
import { paths } from '../../../paths';
import { CancelRun } from '../shared/CancelRun';
import type { UpscalerSend, UpscalerSnapshot } from './upscaler-machine';

interface UpscaleActionsProps {
  snapshot: UpscalerSnapshot;
  source: PictureSource;
  send: UpscalerSend;
  resultUrl: string | undefined;
}

/** What can be done now: start, cancel, try again, download, start over. */
export function UpscaleActions({ snapshot, source, send, resultUrl }: UpscaleActionsProps) {
  const { result } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  if (snapshot.matches('processing')) return <CancelRun send={send} />;
  const fresh = result !== undefined && !isStale(snapshot);
  return (
    <Stack gap="s">
      {blocker && (
        <Alert
          tone="warning"
          title={blocker.message}
          live
          actions={
            blocker.code === 'larger-than-plan' && (
              <Button asChild size="s">
                <InternalLink to={paths.pricing}>See the plans</InternalLink>
              </Button>
            )
          }
        >
          {blocker.fix}
        </Alert>
      )}
      {result && resultUrl && (
        <Button asChild wide size="l" tone="accent" look={fresh ? 'solid' : 'outline'}>
          <a
            href={resultUrl}
            download={downloadName(source, result)}
            onClick={() => send({ type: 'result.taken' })}
          >
            <Icon of={Download} />
            Download
          </a>
        </Button>
      )}
      {!fresh && <RunButton {...{ snapshot, send }} disabled={blocker !== undefined} />}
      <Button wide look="ghost" onClick={() => send({ type: 'source.cleared' })}>
        Start over
      </Button>
    </Stack>
  );
}

function RunButton({
  snapshot,
  send,
  disabled,
}: Pick<UpscaleActionsProps, 'snapshot' | 'send'> & { disabled: boolean }) {
  const failed = snapshot.matches('failed');
  const label = failed
    ? 'Try again'
    : snapshot.context.result
      ? 'Upscale with these settings'
      : 'Upscale picture';
  return (
    <Button
      wide
      size="l"
      tone="accent"
      look="solid"
      disabled={disabled}
      icon={<Icon of={failed ? RotateCw : ImageUpscale} />}
      onClick={() => send({ type: failed ? 'run.retry' : 'run.start' })}
    >
      {label}
    </Button>
  );
}

/** `boats-2048x1366.jpg`: the picture's own name, its new size, the ending of what was written. */
function downloadName(
  source: PictureSource,
  { mime, width, height }: { mime: string; width: number; height: number },
) {
  const format = pictureFormatNames.find((name) => pictureFormats[name].mime === mime) ?? 'png';
  return `${fileStem(source.name)}-${width}x${height}${pictureFormats[format].extensions[0]}`;
}
