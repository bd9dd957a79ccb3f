import { fileStem } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-watermark';
import { Button, Grid, Icon, Stack } from '@verapix/ui';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/object-url';
import { FileButton } from '../../workspace/FileButton';
import { RunFailure } from '../../workspace/run-controls';
import { type AreaProblem, readArea, readAreas, writeArea, writeAreas } from './area-file';
import { firstUnmarked } from './video-areas';
import { videoOf, type WatermarkOptions, type WatermarkSource } from './watermark-options';

/** No areas of a file that the tools open are larger as a file. */
const maxBytes = 20_000_000;

const failures: Record<AreaProblem, { message: string; fix: string }> = {
  'no-area': {
    message: messages.noArea,
    fix: messages.noAreaFix,
  },
  'other-size': {
    message: messages.otherSize,
    fix: messages.otherSizeFix,
  },
  'of-a-video': {
    message: messages.ofVideo,
    fix: messages.ofVideoFix,
  },
  'too-late': {
    message: messages.tooLate,
    fix: messages.tooLateFix,
  },
};

interface AreaFilesProps {
  source: WatermarkSource;
  options: WatermarkOptions;
  change: (options: Partial<WatermarkOptions>) => void;
  disabled: boolean;
}

/** Reads marks for a picture or a video. */
async function readMarks(file: File, source: WatermarkSource) {
  if (file.size > maxBytes) return { ok: false, problem: 'no-area' } as const;
  const { width, height } = source;
  const text = await file.text();
  const video = videoOf(source);
  return video
    ? readAreas(text, { width, height, length: video.durationMs / 1000 })
    : readArea(text, { width, height });
}

/** Saves what is marked as a file, in a video with its times, and loads one, for other files of the same size. */
export function AreaFiles({ source, options, change, disabled }: AreaFilesProps) {
  const [problem, setProblem] = useState<AreaProblem>();
  const { mask, areas } = options;
  const isVideo = videoOf(source) !== undefined;
  const word = isVideo ? 'areas' : 'area';
  const canSave = isVideo ? firstUnmarked(areas) === undefined : mask !== undefined;
  const save = () => {
    const text = isVideo ? writeAreas(areas, source) : mask && writeArea(mask);
    if (text)
      saveFile(new Blob([text], { type: 'application/json' }), `${fileStem(source.name)}-${word}.json`);
  };
  const load = async (file: File) => {
    const read = await readMarks(file, source);
    if (read.ok) change('areas' in read ? { areas: read.areas } : { mask: read.mask });
    setProblem(read.ok ? undefined : read.problem);
  };
  return (
    <Stack gap="s">
      <Grid column="s" gap="s">
        <Button wide size="s" icon={<Icon of={Download} />} disabled={disabled || !canSave} onClick={save}>
          {messages.saveAreas({ kind: word })}
        </Button>
        <FileButton
          wide
          size="s"
          icon={<Icon of={Upload} />}
          disabled={disabled}
          fileLabel={messages.areaFile}
          accept="application/json,.json"
          onFile={load}
        >
          {messages.loadAreas({ kind: word })}
        </FileButton>
      </Grid>
      <RunFailure failure={problem && failures[problem]} />
    </Stack>
  );
}
