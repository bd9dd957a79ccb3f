import { type Composer, type Composition, type CutOutOutput, editValues } from '@verapix/engines/background';
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
import type { History } from '../../../lib/use-history';
import { useObjectUrl } from '../../../lib/object-url';
import { RunFailure } from '../parts/run-controls';
import { useBrushView } from './use-composer';

interface TouchUpProps {
  /** The picture's name. */
  name: string;
  result: CutOutOutput;
  composer: Composer | undefined;
  composition: History<Composition>;
  onDone: () => void;
}

const modes: readonly [MaskMode, MaskMode] = [
  { value: editValues.erased, label: 'Erase', icon: Eraser, done: 'Erased' },
  { value: editValues.restored, label: 'Restore', icon: PaintbrushVertical, done: 'Restored' },
];

/** An object URL of the blob, or of the blob before until there is one: the picture never goes blank. */
function useLastUrl(blob: Blob | undefined): string {
  const url = useObjectUrl(blob);
  const [last, setLast] = useState('');
  if (url !== undefined && url !== last) setLast(url);
  return url ?? last;
}

/** Corrects the cut-out by hand. The corrections become one step of the composition when the user is done. */
export function TouchUp({ name, result, composer, composition, onDone }: TouchUpProps) {
  const { width, height } = result;
  const [mask, setMask] = useState<PictureMask>(() => composition.now.edits ?? createMask(width, height));
  const draft = useMemo(() => ({ ...composition.now, edits: mask }), [composition.now, mask]);
  const view = useBrushView(composer, draft);
  const viewUrl = useLastUrl(view.made);
  const keep = () => {
    const edits = isMarked(mask) ? mask : undefined;
    if (edits !== composition.now.edits) composition.change({ edits }, 'edits');
    composition.settle();
    onDone();
  };
  return (
    <ToolPanel.Root>
      <ToolPanel.Stage level={3} label="Picture">
        <MaskEditor
          src={viewUrl}
          alt={`${name}, with what was cut away faint`}
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
        <Button wide size="l" tone="accent" variant="solid" onClick={keep}>
          Done
        </Button>
      </ToolPanel.Actions>
      <ToolPanel.More>
        <Button wide variant="ghost" onClick={onDone}>
          Leave it as it was
        </Button>
      </ToolPanel.More>
    </ToolPanel.Root>
  );
}
