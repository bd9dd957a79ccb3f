import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type PictureSize, useZoomPan, type ZoomPan } from '../zoom-pan';
import { type BrushSizes, brushSizesFor, nextBrushSize } from './brush-size';
import { createKeyDrawing, type KeyDrawing } from './key-drawing';
import type { MaskEditorProps, MaskMode } from './mask-editor.types';
import { cleared, drawn, type MaskHistory, redone, undone } from './mask-history';
import { coverageInWords } from './mask-words';
import type { MaskTool } from './pen';
import { drawDrag, followPointer } from './pointer-drawing';
import { areaOf, type Shape } from './shapes';
import { type Announcement, useAnnouncer } from './use-announcer';
import { useMaskHistory } from './use-mask-history';
import { type MaskPen, useMaskPen } from './use-mask-pen';
import { useOverlay } from './use-overlay';

type Options = Required<Pick<MaskEditorProps, 'value' | 'onChange' | 'modes' | 'shows' | 'disabled'>> &
  PictureSize;

/** What the parts of the editor read and do. */
export interface MaskEditing {
  parts: { sheetRef: RefObject<HTMLDivElement | null>; canvasRef: RefObject<HTMLCanvasElement | null> };
  zoom: ZoomPan;
  pen: MaskPen;
  keys: KeyDrawing;
  announcement: Announcement;
  tool: MaskTool;
  setTool: (tool: MaskTool) => void;
  mode: MaskMode;
  /** Chooses a mode by its label. */
  setMode: (label: string) => void;
  brush: { size: number; sizes: BrushSizes; set: (size: number) => void };
  resize: (way: 'larger' | 'smaller') => void;
  history: MaskHistory;
  step: (name: keyof typeof steps) => void;
}

const steps = { Undone: undone, Redone: redone, Cleared: cleared } as const;

/** Everything of the editor that is not its look: tools, steps, pen, overlay and zoom on one stage. */
export function useMaskEditor(options: Options): MaskEditing {
  const { value, onChange, modes, shows, disabled, width, height } = options;
  const stageRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const size = { width, height };
  const sizes = brushSizesFor(size);
  const [tool, setTool] = useState<MaskTool>('brush');
  const [modeValue, setModeValue] = useState(modes[0].value);
  const [brushSize, setBrushSize] = useState(sizes.start);
  const [announcement, announce] = useAnnouncer();
  const { history, act } = useMaskHistory(value, onChange);
  const overlay = useOverlay(canvasRef, size, history, shows);
  const mode: MaskMode = modes.find((each) => each.value === modeValue) ?? modes[0];

  const tell = (lead: string, { mask }: MaskHistory) =>
    announce(shows === 'mask' ? `${lead}. ${coverageInWords(mask)}` : `${lead}.`);
  /** What was drawn live is only near what the mask has. */
  const redraw = (shape: Shape, { mask }: Pick<MaskHistory, 'mask'>) =>
    overlay.current?.show(shows === 'mask' ? mask : null, areaOf(shape, mask));

  const pen = useMaskPen(
    {
      size,
      tool,
      radius: brushSize / 2,
      removes: shows === 'mask' && mode.value === 0,
      disabled,
      onDone: (shape) => {
        const next = act((before) => drawn(before, shape, mode.value));
        redraw(shape, next);
        tell(mode.done, next);
      },
      onCancelled: (shape) => redraw(shape, history),
    },
    sheetRef,
    overlay,
  );

  const takeDrag = useCallback(
    (event: PointerEvent) => sheetRef.current && drawDrag(event, sheetRef.current, pen),
    [pen],
  );
  const zoom = useZoomPan(stageRef, size, takeDrag);
  useEffect(() => (sheetRef.current ? followPointer(sheetRef.current, pen) : undefined), [pen]);

  const [keys] = useState(() =>
    createKeyDrawing(pen, () => {
      const [sheet, stage] = [sheetRef.current, stageRef.current];
      return sheet && stage && { sheet, stage, zoom: zoom.controller, announce };
    }),
  );

  return {
    parts: { sheetRef, canvasRef },
    zoom,
    pen,
    keys,
    announcement,
    tool,
    setTool,
    mode,
    setMode: (label: string) => setModeValue((modes.find((each) => each.label === label) ?? mode).value),
    brush: { size: brushSize, sizes, set: setBrushSize },
    resize: (way: 'larger' | 'smaller') => {
      const next = nextBrushSize(brushSize, way, sizes);
      setBrushSize(next);
      announce(`Brush ${next} px`);
    },
    history,
    step: (name: keyof typeof steps) => {
      pen.cancel();
      if (!disabled) tell(name, act(steps[name]));
    },
  };
}
