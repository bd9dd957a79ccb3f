import { fileStem, pictureFormatNames, pictureFormats } from '@verapix/domain';
import { isStale, selectBlocker } from '@verapix/machines';
import { Heading, Stack, ToolPanel } from '@verapix/ui';
import { ImageUpscale } from 'lucide-react';
import { useObjectUrl } from '../../../lib/object-url';
import { DownloadLink } from '../parts/DownloadLink';
import { RunActions, StartRun } from '../parts/run-controls';
import { workspaceHeadingId } from '../parts/ToolSection';
import { UpscaleControls } from './UpscaleControls';
import { SizeBlocker, UpscaleSizes, UpscaleStage } from './UpscaleStage';
import { suitedOptions, type UpscaleWorkspaceProps } from './upscale-options';

export { onResult, validate } from './upscale-options';

/** A new picture starts with the options that suit it. */
export const onSource = ({ source, send, env }: UpscaleWorkspaceProps) =>
  send({ type: 'options.changed', options: suitedOptions(source, env.throughput) });

/** The picture on one side, the settings on the other. */
export function Workspace({ snapshot, source, send, env }: UpscaleWorkspaceProps) {
  const { result, options } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const sourceUrl = useObjectUrl(source.file);
  const resultUrl = useObjectUrl(result?.blob);
  const fresh = result !== undefined && !isStale(snapshot);
  const download = result && resultUrl && (
    <DownloadLink
      url={resultUrl}
      fileName={downloadName(source.name, result)}
      variant={fresh ? 'primary' : 'secondary'}
      onSaved={() => send({ type: 'result.saved' })}
    >
      Download
    </DownloadLink>
  );
  return (
    <Stack gap="m">
      <Heading level={2} id={workspaceHeadingId}>
        Upscale your picture
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label="Picture">
          <UpscaleStage {...{ snapshot, source, sourceUrl, resultUrl }} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label="Settings">
          <UpscaleControls
            {...{ source, options, env }}
            disabled={snapshot.matches('processing')}
            onChange={(changes) => send({ type: 'options.changed', options: changes })}
          />
          {blocker && <SizeBlocker blocker={blocker} />}
          <UpscaleSizes {...{ source, options, result }} />
        </ToolPanel.Controls>
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
      </ToolPanel.Root>
    </Stack>
  );
}

/** `boats-2048x1366.jpg`: the picture's name, its new size and the extension of its new format. */
function downloadName(
  sourceName: string,
  { mime, width, height }: { mime: string; width: number; height: number },
) {
  const format = pictureFormatNames.find((name) => pictureFormats[name].mime === mime) ?? 'png';
  return `${fileStem(sourceName)}-${width}x${height}${pictureFormats[format].extensions[0]}`;
}
