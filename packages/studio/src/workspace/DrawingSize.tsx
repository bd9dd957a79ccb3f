import type { PictureSource } from '@verapix/engines';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-page';
import { Inline, SegmentedControl, Text } from '@verapix/ui';
import { loadIntake } from './inspect-chosen';
import type { RunSource } from './tool-definition';

/** The sizes to choose from: the pixels of the longer side. */
const sides = [1024, 2048, 4096] as const;

type Side = `${(typeof sides)[number]}`;

const optionOf = (side: (typeof sides)[number]) => ({
  value: `${side}` as const,
  label: messages.pixels({ count: side.toLocaleString(locale) }),
});

const drawingOf = (source: RunSource): PictureSource | undefined =>
  typeof source === 'object' && 'isDrawing' in source ? (source as PictureSource) : undefined;

interface DrawingSizeProps {
  source: RunSource;
  /** Called with the drawing as a file of another size. */
  onResize: (file: File) => void;
}

/** Chooses how large a drawing is drawn. Shows nothing for a picture that has its own pixels. */
export function DrawingSize({ source, onResize }: DrawingSizeProps) {
  const drawing = drawingOf(source);
  if (!drawing?.original) return null;
  const { original, width, height } = drawing;
  const resize = async (side: Side) => {
    const { resizeDrawing } = await loadIntake();
    onResize(await resizeDrawing(original, Number(side)));
  };
  return (
    <Inline gap="s" align="center">
      <Text>{messages.drawingSize}</Text>
      <SegmentedControl
        label={messages.drawingSize}
        options={sides.map(optionOf)}
        value={`${Math.max(width, height)}` as Side}
        onChange={resize}
      />
    </Inline>
  );
}
