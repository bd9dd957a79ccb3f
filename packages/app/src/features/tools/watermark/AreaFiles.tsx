import { fileStem } from '@verapix/domain';
import { Button, Grid, Icon, Stack } from '@verapix/ui';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/object-url';
import { FileButton } from '../parts/FileButton';
import { RunFailure } from '../parts/run-controls';
import { readArea, writeArea } from './area-file';
import type { Marking } from './watermark-options';

/** No area of a picture that the tools open is larger as a file. */
const maxBytes = 50_000_000;

const failures = {
  'no-area': {
    message: 'This file holds no area.',
    fix: 'Choose a JSON file that was saved here.',
  },
  'other-size': {
    message: 'This area belongs to a picture of another size.',
    fix: 'Choose the area of a picture with the same width and height.',
  },
} as const;

/** Saves the marked area as a file and loads one, for other pictures of the same size, also on another day. */
export function AreaFiles({ marking: { source, mask, onMark, disabled } }: { marking: Marking }) {
  const [problem, setProblem] = useState<keyof typeof failures>();
  const save = () => {
    if (!mask) return;
    const file = new Blob([writeArea(mask)], { type: 'application/json' });
    saveFile(file, `${fileStem(source.name)}-area.json`);
  };
  const load = async (file: File) => {
    const read =
      file.size > maxBytes
        ? ({ ok: false, problem: 'no-area' } as const)
        : readArea(await file.text(), source);
    if (read.ok) onMark(read.mask);
    setProblem(read.ok ? undefined : read.problem);
  };
  return (
    <Stack gap="s">
      <Grid column="s" gap="s">
        <Button wide icon={<Icon of={Download} />} disabled={disabled || !mask} onClick={save}>
          Save area
        </Button>
        <FileButton
          wide
          icon={<Icon of={Upload} />}
          disabled={disabled}
          fileLabel="Area file"
          accept="application/json,.json"
          onFile={load}
        >
          Load area
        </FileButton>
      </Grid>
      <RunFailure failure={problem && failures[problem]} />
    </Stack>
  );
}
