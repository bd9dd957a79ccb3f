import type { PictureSource } from '@verapix/engines';
import { fileStem, pictureFormatNames, pictureFormats } from '@verapix/facts';
import { isStale, selectBlocker } from '@verapix/machines';
import { ImageUpscale } from 'lucide-react';
import { DownloadLink } from '../shared/DownloadLink';
import { RunActions } from '../shared/RunActions';
import { StartRun } from '../shared/StartRun';
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
  const fresh = result !== undefined && !isStale(snapshot);
  const download = result && resultUrl && (
    <DownloadLink
      url={resultUrl}
      fileName={downloadName(source, result)}
      loud={fresh}
      onTaken={() => send({ type: 'result.taken' })}
    >
      Download
    </DownloadLink>
  );
  return (
    <RunActions
      {...{ snapshot, send }}
      main={
        fresh ? (
          download
        ) : (
          <StartRun {...{ snapshot, send }} icon={ImageUpscale} disabled={blocker !== undefined}>
            {result ? 'Upscale with these settings' : 'Upscale picture'}
          </StartRun>
        )
      }
    >
      {!fresh && download}
    </RunActions>
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
