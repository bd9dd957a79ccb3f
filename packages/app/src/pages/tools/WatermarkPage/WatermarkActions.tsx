import type { WatermarkOutput } from '@verapix/engines/watermark';
import { fileNames } from '@verapix/facts';
import { isStale, selectBlocker } from '@verapix/machines';
import { Alert, Button, Icon, Stack } from '@verapix/ui';
import { Download, Eraser, Highlighter, RotateCw } from 'lucide-react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { CancelRun } from '../shared/CancelRun';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';

interface WatermarkActionsProps {
  snapshot: WatermarkSnapshot;
  send: WatermarkSend;
}

/** What can be done now: start, cancel, try again, download, go on marking, start over. */
export function WatermarkActions({ snapshot, send }: WatermarkActionsProps) {
  const { result } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  if (snapshot.matches('processing')) return <CancelRun send={send} />;
  const fresh = result !== undefined && !isStale(snapshot);
  return (
    <Stack gap="s">
      {blocker && <Alert title={blocker.message}>{blocker.fix}</Alert>}
      {result && <DownloadResult {...{ result, send }} loud={fresh} />}
      {!fresh && <RunButton {...{ snapshot, send }} />}
      {result && (
        <Button wide icon={<Icon of={Highlighter} />} onClick={() => send({ type: 'result.dismissed' })}>
          Change the marks
        </Button>
      )}
      <Button wide look="ghost" onClick={() => send({ type: 'source.cleared' })}>
        Start over
      </Button>
    </Stack>
  );
}

/** Pressed with nothing marked, it says what is missing. */
function RunButton({ snapshot, send }: WatermarkActionsProps) {
  const failed = snapshot.matches('failed');
  return (
    <Button
      wide
      size="l"
      tone="accent"
      look="solid"
      icon={<Icon of={failed ? RotateCw : Eraser} />}
      onClick={() => send({ type: failed ? 'run.retry' : 'run.start' })}
    >
      {failed ? 'Try again' : 'Remove Watermark'}
    </Button>
  );
}

interface DownloadResultProps {
  result: WatermarkOutput;
  send: WatermarkSend;
  /** Whether it is the main thing to do. */
  loud: boolean;
}

function DownloadResult({ result, send, loud }: DownloadResultProps) {
  const url = useObjectUrl(result.blob);
  const name = result.kind === 'video' ? fileNames.watermarkRemovedVideo : fileNames.watermarkRemovedImage;
  if (!url) return null;
  return (
    <Button asChild wide size="l" tone="accent" look={loud ? 'solid' : 'outline'}>
      <a href={url} download={name} onClick={() => send({ type: 'result.taken' })}>
        <Icon of={Download} />
        Download Result
      </a>
    </Button>
  );
}
