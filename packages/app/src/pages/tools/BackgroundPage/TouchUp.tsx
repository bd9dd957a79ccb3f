import type { PictureSource } from '@verapix/engines';
import { type Composer, type CutOutOutput, editValues } from '@verapix/engines/background';
import {
  Button,
  createMask,
  isMarked,
  MaskEditor,
  type MaskMode,
  type PictureMask,
  Stack,
  Text,
  ToolPanel,
} from '@verapix/ui';
import { Eraser, PaintbrushVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { RunFailure } from '../shared/RunFailure';
import type { LookState } from './use-look';
import { useBrushView } from './use-preview';

interface TouchUpProps {
  source: PictureSource;
  result: CutOutOutput;
  composer: Composer | undefined;
  look: LookState;
  onDone: () => void;
}

const modes: readonly [MaskMode, MaskMode] = [
  { value: editValues.erased, label: 'Erase', icon: Eraser, done: 'Erased' },
  { value: editValues.restored, label: 'Restore', icon: PaintbrushVertical, done: 'Restored' },
];

/** The address of a picture, or of the one before while it has none yet: what is drawn on never goes blank. */
function useLastUrl(blob: Blob | undefined): string {
  const url = useObjectUrl(blob);
  const [last, setLast] = useState('');
  if (url !== undefined && url !== last) setLast(url);
  return url ?? last;
}

/** Corrects by hand what was kept and what was not. It becomes part of the look, as one step, when it is done. */
export function TouchUp({ source, result, composer, look, onDone }: TouchUpProps) {
  const { width, height } = result;
  const [mask, setMask] = useState<PictureMask>(() => look.now.edits ?? createMask(width, height));
  const draft = useMemo(() => ({ ...look.now, edits: mask }), [look.now, mask]);
  const view = useBrushView(composer, draft);
  const viewUrl = useLastUrl(view.made);
  const keep = () => {
    const edits = isMarked(mask) ? mask : undefined;
    if (edits !== look.now.edits) look.change({ edits }, 'edits');
    look.settle();
    onDone();
  };
  return (
    <ToolPanel.Root>
      <ToolPanel.Stage level={3} label="Picture">
        <MaskEditor
          src={viewUrl}
          alt={`${source.name}, with what was cut away faint`}
          {...{ width, height, modes }}
          value={mask}
          onChange={setMask}
          shows="stroke"
        />
        <RunFailure failure={view.failure} />
      </ToolPanel.Stage>
      <ToolPanel.Controls level={3} label="Erase or restore">
        <Stack gap="s">
          <Text size="s">Erase takes away what was kept by mistake.</Text>
          <Text size="s">Restore brings back what was cut away: it still shows, faint.</Text>
        </Stack>
      </ToolPanel.Controls>
      <ToolPanel.Actions>
        <Button wide size="l" tone="accent" look="solid" onClick={keep}>
          Done
        </Button>
      </ToolPanel.Actions>
      <ToolPanel.More>
        <Button wide look="ghost" onClick={onDone}>
          Leave it as it was
        </Button>
      </ToolPanel.More>
    </ToolPanel.Root>
  );
}
