import * as messages from '@verapix/messages/ui-mask-editor';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type PictureSize, useZoomPan, type ZoomPan } from '../zoom-pan';
import {
  areaOf,
  coverageOf,
  type MaskEditorProps,
  type MaskMode,
  type MaskPicking,
  type MaskTool,
  type PictureMask,
  type PictureRegion,
  type Shape,
} from './mask';
import { boxed, cleared, drawn, type MaskHistory, redone, undone, useMaskHistory } from './mask-history';
import { useOverlay } from './overlay';
import {
  createKeyDrawing,
  drawDrag,
  followPointer,
  type KeyDrawing,
  type MaskPen,
  useMaskPen,
} from './use-mask-pen';

type Options = Required<
  Pick<MaskEditorProps, 'value' | 'onChange' | 'modes' | 'shows' | 'marks' | 'disabled'>
> &
  Pick<MaskEditorProps, 'regionAt' | 'picking' | 'startsWith'> &
  PictureSize;

/** The editor's state and actions, for its parts. */
export interface MaskEditing {
  parts: { sheetRef: RefObject<HTMLDivElement | null>; canvasRef: RefObject<HTMLCanvasElement | null> };
  zoom: ZoomPan;
  pen: MaskPen;
  keys: KeyDrawing;
  announcement: Announcement;
  tool: MaskTool;
  setTool: (tool: MaskTool) => void;
  mode: MaskMode;
  /** Selects a mode by its label. */
  setMode: (label: string) => void;
  brush: { size: number; sizes: BrushSizes; set: (size: number) => void };
  resize: (way: 'larger' | 'smaller') => void;
  history: MaskHistory;
  picking: MaskPicking | undefined;
  step: (name: keyof typeof steps) => void;
}

const steps = {
  undo: { apply: undone, done: messages.undone },
  redo: { apply: redone, done: messages.redone },
  clear: { apply: cleared, done: messages.cleared },
} as const;

/** The editor's logic without its styles: tools, steps, pen, overlay and zoom on one stage. */
export function useMaskEditor(options: Options): MaskEditing {
  const { value, onChange, modes, shows, marks, regionAt, picking, disabled, width, height } = options;
  const stageRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const size = { width, height };
  const sizes = brushSizesFor(size);
  const [tool, setTool] = useState(options.startsWith ?? (marks === 'box' ? 'rectangle' : 'brush'));
  const [modeValue, setModeValue] = useState(modes[0].value);
  const [brushSize, setBrushSize] = useState(sizes.start);
  const [announcement, announce] = useAnnouncer();
  const { history, apply } = useMaskHistory(value, onChange);
  const overlay = useOverlay(canvasRef, size, history, shows);
  const mode: MaskMode = modes.find((each) => each.value === modeValue) ?? modes[0];

  const announceStep = (lead: string, { mask }: MaskHistory) =>
    announce(shows === 'mask' ? `${lead}. ${coverageInWords(mask)}` : `${lead}.`);
  /** The live drawing only approximates the mask. */
  const redraw = (shape: Shape, { mask }: Pick<MaskHistory, 'mask'>) =>
    overlay.current?.show(shows === 'mask' ? mask : null, areaOf(shape, mask));

  const draw = marks === 'box' ? boxed : drawn;
  const pen = useMaskPen(
    {
      size,
      tool,
      radius: brushSize / 2,
      removes: shows === 'mask' && mode.value === 0,
      disabled,
      regionAt,
      picking,
      onPick: (pick) => {
        announce(messages.picked({ kind: pick.kind === 'box' ? 'box' : pick.isInside ? 'add' : 'take' }));
        picking?.onPick(pick);
      },
      onDone: (shape) => {
        const next = apply((before) => draw(before, shape, mode.value));
        redraw(shape, next);
        announceStep(mode.done, next);
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

  const { found } = picking ?? {};
  useEffect(() => {
    if (found) announce(messages.objectFound({ percent: Math.round(ratioOf(found, width * height) * 100) }));
  }, [found, width, height, announce]);

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
      announce(messages.brushResized({ size: next }));
    },
    history,
    picking,
    step: (name: keyof typeof steps) => {
      pen.cancel();
      if (picking && picking.picks.length > 0 && name !== 'redo') {
        if (name === 'undo') picking.onUndo();
        else picking.onDiscard();
        announce(`${steps[name].done}.`);
      } else if (!disabled) announceStep(steps[name].done, apply(steps[name].apply));
    },
  };
}

/** Diameters of the brush in pixels of the picture. */
interface BrushSizes {
  min: number;
  max: number;
  step: number;
  start: number;
}

/** The factor by which `[` and `]` change the size. */
const ratio = 1.25;

/** From a dot to a quarter of the longer side, for any picture size. */
function brushSizesFor({ width, height }: PictureSize): BrushSizes {
  const long = Math.max(width, height);
  const min = Math.max(1, Math.round(long / 1000));
  return {
    min,
    max: Math.max(min + 1, Math.round(long / 4)),
    step: Math.max(1, Math.round(long / 500)),
    start: Math.max(min, Math.round(long / 24)),
  };
}

/** Returns the next size up or down, at least one pixel away, within the limits. */
function nextBrushSize(size: number, way: 'larger' | 'smaller', { min, max }: BrushSizes): number {
  const next =
    way === 'larger'
      ? Math.max(size + 1, Math.round(size * ratio))
      : Math.min(size - 1, Math.round(size / ratio));
  return Math.min(max, Math.max(min, next));
}

interface Announcement {
  words: string;
  /** Makes the same text announced twice two announcements. */
  number: number;
}

/** The text of a live region, and a function to announce one. */
function useAnnouncer(): [Announcement, (words: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', number: 0 });
  const announce = useCallback(
    (words: string) => setAnnouncement(({ number }) => ({ words, number: number + 1 })),
    [],
  );
  return [announcement, announce];
}

/** The ratio of a picture's pixels that a region has. */
function ratioOf({ inside }: PictureRegion, pixels: number): number {
  let count = 0;
  for (const value of inside) if (value !== 0) count += 1;
  return count / pixels;
}

/** The marked percentage in words. */
function coverageInWords(mask: PictureMask): string {
  const ratio = coverageOf(mask);
  if (ratio === 0) return messages.nothingMarked;
  if (ratio < 0.01) return messages.littleMarked;
  return messages.partMarked({ percent: Math.round(ratio * 100) });
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Handles `[` and `]`, and the keys for undo and redo, anywhere in the editor. Returns true if the key was handled. */
export function pressEditorKey(event: KeyPress, { resize, step }: MaskEditing): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return false;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === 'z') step(shiftKey ? 'redo' : 'undo');
    else if (letter === 'y') step('redo');
    else return false;
    return true;
  }
  if (key === '[') resize('smaller');
  else if (key === ']') resize('larger');
  else return false;
  return true;
}
