import { fileNames } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import { type WatermarkMethod, type WatermarkOutput, watermarkMethods } from '@verapix/engines/watermark';
import { isStale } from '@verapix/machines';
import { Button, Heading, Icon, isMarked, type PictureMask, RadioGroup, Stack, ToolPanel } from '@verapix/ui';
import { Eraser, Highlighter } from 'lucide-react';
import { useObjectUrl } from '../../../lib/object-url';
import type { ToolRunProps } from '../define-tool';
import { DownloadLink } from '../parts/DownloadLink';
import { describeDownload, useCachedFiles } from '../parts/DownloadNote';
import { RunActions, StartRun } from '../parts/run-controls';
import { workspaceHeadingId } from '../parts/ToolSection';
import { FrameChooser, useFrames } from './frames';
import { SuggestArea } from './SuggestArea';
import { WatermarkStage } from './WatermarkStage';
import {
  videoOf,
  type WatermarkOptions,
  type WatermarkSource,
  type WatermarkWorkspaceProps,
} from './watermark-options';

export { validateWatermark as validate } from './watermark-options';

/** The marks of the last file do not apply to this one, until the user says so. */
export const onSource = ({ send }: WatermarkWorkspaceProps) =>
  send({ type: 'options.changed', options: { mask: undefined } });

export const onResult = (_: WatermarkOutput, { snapshot, env }: WatermarkWorkspaceProps) =>
  env.setLastMask(snapshot.context.lastRunOptions?.mask);

/** The picture to mark on one side, the settings on the other. */
export function Workspace({ snapshot, source, send, env }: WatermarkWorkspaceProps) {
  const { result, options } = snapshot.context;
  const video = videoOf(source);
  const frames = useFrames(video, env.requests);
  const running = snapshot.matches('processing');
  const mark = (mask: PictureMask) => {
    frames.preview.reset();
    send({ type: 'options.changed', options: { mask: isMarked(mask) ? mask : undefined } });
  };
  const marking = { source, mask: options.mask, onMark: mark, disabled: running };
  return (
    <Stack gap="m">
      <Heading level={2} id={workspaceHeadingId}>
        {`Remove the watermark from your ${video ? 'video' : 'picture'}`}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label={video ? 'Video' : 'Picture'}>
          <WatermarkStage {...{ snapshot, frames }} {...marking} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label="Settings">
          {!result && <SuggestArea {...marking} env={env} />}
          {video ? (
            !result && <FrameChooser {...{ video, frames, mask: options.mask, disabled: running }} />
          ) : (
            <WatermarkControls {...{ snapshot, send }} />
          )}
        </ToolPanel.Controls>
        <WatermarkActions {...{ snapshot, send }} />
      </ToolPanel.Root>
    </Stack>
  );
}

type RunProps = ToolRunProps<WatermarkSource, WatermarkOptions, WatermarkOutput>;

const labels: Record<WatermarkMethod, string> = { quick: 'Quick', best: 'Best' };

/** How a picture is filled in, what each method is for, and what it downloads. */
function WatermarkControls({ snapshot, send }: RunProps) {
  const { options, run, result } = snapshot.context;
  const cached = useCachedFiles(downloads.watermark, `${run} ${result !== undefined}`);
  const descriptions: Record<WatermarkMethod, string> = {
    quick:
      'Continues what is around the mark. For plain areas and small marks. Takes moments and downloads nothing.',
    best: `Paints what may be behind the mark: it is invented, but mostly fits. Takes a few seconds for each mark. ${describeDownload(downloads.watermark, cached)}`,
  };
  return (
    <RadioGroup
      label="Method"
      disabled={snapshot.matches('processing')}
      value={options.method}
      options={[...watermarkMethods].reverse().map((value) => ({
        value,
        label: labels[value],
        description: descriptions[value],
      }))}
      onValueChange={(method) => send({ type: 'options.changed', options: { method } })}
    />
  );
}

/** The actions. With nothing marked, starting a run says what is missing. */
function WatermarkActions({ snapshot, send }: RunProps) {
  const { result } = snapshot.context;
  const fresh = result !== undefined && !isStale(snapshot);
  const download = result && (
    <DownloadResult result={result} primary={fresh} onSaved={() => send({ type: 'result.saved' })} />
  );
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
  primary: boolean;
  onSaved: () => void;
}

function DownloadResult({ result, primary, onSaved }: DownloadResultProps) {
  const url = useObjectUrl(result.blob);
  const fileName =
    result.kind === 'video' ? fileNames.watermarkRemovedVideo : fileNames.watermarkRemovedImage;
  if (!url) return null;
  return (
    <DownloadLink {...{ url, fileName, onSaved }} variant={primary ? 'primary' : 'secondary'}>
      Download Result
    </DownloadLink>
  );
}
