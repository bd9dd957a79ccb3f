import type { WatermarkOutput } from '@verapix/engines/watermark';
import { fileNames } from '@verapix/facts';
import { isStale } from '@verapix/machines';
import { Button, Icon } from '@verapix/ui';
import { Eraser, Highlighter } from 'lucide-react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { DownloadLink } from '../shared/DownloadLink';
import { RunActions } from '../shared/RunActions';
import { StartRun } from '../shared/StartRun';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';

interface WatermarkActionsProps {
  snapshot: WatermarkSnapshot;
  send: WatermarkSend;
}

/**
 * What can be done now: start, cancel, try again, download, go on marking, start over. Started with nothing marked, it
 * says what is missing.
 */
export function WatermarkActions({ snapshot, send }: WatermarkActionsProps) {
  const { result } = snapshot.context;
  const fresh = result !== undefined && !isStale(snapshot);
  const download = result && <DownloadResult {...{ result, send }} loud={fresh} />;
  return (
    <RunActions
      {...{ snapshot, send }}
      main={
        fresh ? (
          download
        ) : (
          <StartRun {...{ snapshot, send }} icon={Eraser}>
            Remove Watermark
          </StartRun>
        )
      }
    >
      {!fresh && download}
      {result && (
        <Button wide icon={<Icon of={Highlighter} />} onClick={() => send({ type: 'result.dismissed' })}>
          Change the marks
        </Button>
      )}
    </RunActions>
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
  const fileName =
    result.kind === 'video' ? fileNames.watermarkRemovedVideo : fileNames.watermarkRemovedImage;
  if (!url) return null;
  return (
    <DownloadLink {...{ url, fileName, loud }} onTaken={() => send({ type: 'result.taken' })}>
      Download Result
    </DownloadLink>
  );
}
