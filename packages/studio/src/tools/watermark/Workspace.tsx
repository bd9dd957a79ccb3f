import { fileNames } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import type { WatermarkOutput } from '@verapix/engines/watermark';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-watermark';
import { Button, Icon, isMarked, RadioGroup } from '@verapix/ui';
import { Eraser, Highlighter } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import { DownloadLink } from '../../workspace/DownloadLink';
import { describeDownload, useCachedFiles } from '../../workspace/DownloadNote';
import { nameFor } from '../../workspace/save-as/save-options';
import * as PictureWorkspace from '../../workspace/PictureWorkspace';
import { usePictureDownload } from '../../workspace/save-as/use-picture-download';
import type { ToolRunProps } from '../../workspace/tool-props';
import { AreaFiles } from './AreaFiles';
import { FrameChooser, PreviewFrame, useFrames, VideoProperties } from './frames';
import { SuggestArea } from './SuggestArea';
import { KeepPart, VideoAreas } from './VideoAreas';
import { isWithin, withChange } from './video-areas';
import { WatermarkNotes, WatermarkStage } from './WatermarkStage';
import {
  type Marking,
  videoOf,
  type WatermarkOptions,
  type WatermarkSource,
  type WatermarkWorkspaceProps,
} from './watermark-options';
import { fitting } from './watermark-run';

/** The picture to mark on one side, the settings on the other. */
export function Workspace({ snapshot, source, send, env }: WatermarkWorkspaceProps) {
  const { result, options } = snapshot.context;
  const { areas, keep } = options;
  const video = videoOf(source);
  const frames = useFrames(video, env.requests);
  const [selectedId, setSelectedId] = useState<number>();
  const selected = Math.max(
    0,
    areas.findIndex(({ id }) => id === selectedId),
  );
  const area = areas[selected];
  const change = (changed: Partial<WatermarkOptions>) => {
    frames.preview.reset();
    send({ type: 'options.changed', options: changed });
  };
  const disabled = snapshot.matches('processing');
  const marking: Marking = {
    source,
    area,
    task: areas.length > 1 ? messages.markAreaNumber({ number: selected + 1 }) : messages.markWatermark,
    note: area && !isWithin(area, frames.at) ? messages.areaNotNow({ number: selected + 1 }) : undefined,
    mask: area ? [area.mask].find(isMarked) : options.mask,
    onMark: (mask) =>
      change(
        area ? { areas: withChange(areas, area.id, { mask }) } : { mask: isMarked(mask) ? mask : undefined },
      ),
    disabled,
  };
  const last = fitting(env.lastMarks, source);
  const isReused = video ? last?.areas === areas : last?.mask === options.mask;
  const onReuse =
    last && !isReused ? () => change(video ? { areas: last.areas } : { mask: last.mask }) : undefined;
  // In a video that this browser cannot open there is nothing to mark.
  const canMark = !result && (!video || video.support.ok);
  const videoUrl = useObjectUrl(result?.kind === 'video' ? result.blob : undefined);
  const pictureDownload = usePictureDownload({
    ...{ source, send },
    label: messages.downloadResult,
    picture: result?.kind === 'image' ? result : undefined,
    format: 'png',
    nameOf: (_, format) => nameFor(fileNames.watermarkRemovedImage, format),
  });
  const videoDownload: PictureWorkspace.ResultDownload = {
    button: (variant) => (
      <DownloadLink
        {...{ variant }}
        url={videoUrl}
        fileName={fileNames.watermarkRemovedVideo}
        onSaved={() => send({ type: 'result.saved' })}
      >
        {messages.downloadResult}
      </DownloadLink>
    ),
  };
  return (
    <PictureWorkspace.Root
      {...{ snapshot, source, send }}
      heading={messages.heading({ kind: video ? 'video' : 'picture' })}
      download={video ? videoDownload : pictureDownload}
    >
      <PictureWorkspace.Stage label={video ? messages.video : messages.picture}>
        <WatermarkStage {...{ snapshot, frames, marking }} />
      </PictureWorkspace.Stage>
      <PictureWorkspace.Controls label={messages.settings}>
        <WatermarkNotes snapshot={snapshot} />
        {canMark && video && (
          <>
            <FrameChooser {...{ video, frames, disabled }} />
            <VideoAreas
              {...{ video, areas, selected, disabled }}
              at={frames.at}
              onSeek={frames.goTo}
              onChange={(changed) => change({ areas: changed })}
              onSelect={setSelectedId}
            />
          </>
        )}
        {canMark && <SuggestArea {...{ marking, env, onReuse }} />}
        {canMark && <AreaFiles {...{ source, options, change, disabled }} />}
        {canMark && video && (
          <>
            <PreviewFrame {...{ frames, areas, disabled }} />
            <KeepPart
              {...{ video, keep, disabled }}
              at={frames.at}
              onChange={(part) => change({ keep: part })}
            />
          </>
        )}
        {!result && video && <VideoProperties video={video} />}
        {!video && <WatermarkControls {...{ snapshot, send }} />}
      </PictureWorkspace.Controls>
      <PictureWorkspace.Actions startLabel={messages.remove} icon={Eraser}>
        {result && (
          <>
            <PictureWorkspace.ResultActions
              picture={{ blob: result.blob, name: fileNames.watermarkRemovedImage }}
            />
            <Button wide icon={<Icon of={Highlighter} />} onClick={() => send({ type: 'result.dismissed' })}>
              {messages.changeMarks}
            </Button>
          </>
        )}
      </PictureWorkspace.Actions>
    </PictureWorkspace.Root>
  );
}

/** How a picture is filled in, what each method is for, and what it downloads. */
function WatermarkControls({
  snapshot,
  send,
}: ToolRunProps<WatermarkSource, WatermarkOptions, WatermarkOutput>) {
  const { options, run, result } = snapshot.context;
  const cached = useCachedFiles(downloads.watermark, `${run} ${result !== undefined}`);
  return (
    <RadioGroup
      label={messages.method}
      disabled={snapshot.matches('processing')}
      value={options.method}
      options={[
        {
          value: 'best',
          label: words.watermarkBest,
          description: messages.bestHint({ download: describeDownload(downloads.watermark, cached) }),
        },
        {
          value: 'quick',
          label: words.watermarkQuick,
          description: messages.quickHint,
        },
      ]}
      onValueChange={(method) => send({ type: 'options.changed', options: { method } })}
    />
  );
}
