import * as messages from '@verapix/messages/ui-mask-editor';
import * as pictureMessages from '@verapix/messages/ui-pictures';
import {
  Brush,
  Eraser,
  Hand,
  Highlighter,
  Maximize2,
  Minus,
  Plus,
  SquareDashed,
  Trash2,
  WandSparkles,
} from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { screens } from '../../theme/screens';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { SegmentedControl } from '../SegmentedControl';
import { Slider } from '../Slider';
import { UndoButtons } from '../UndoButtons';
import {
  layer,
  picture as pictureGeometry,
  StageStatus,
  ToolbarButton,
  usePictureLoad,
  ZoomFigure,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import * as css from './MaskEditor.css';
import type { MaskEditorProps, MaskMode, MaskPicking } from './mask';
import { isMarked } from './mask';
import { percent, showFound } from './overlay';
import { type MaskEditing, pressEditorKey, useMaskEditor } from './use-mask-editor';

const markAndErase: readonly [MaskMode, MaskMode] = [
  { value: 1, label: messages.mark, icon: Highlighter, done: messages.marked },
  { value: 0, label: messages.erase, icon: Eraser, done: messages.erased },
];

/**
 * Marks parts of a picture, by mouse, touch, pen or keyboard. Marks are drawn at screen resolution and stored at
 * picture resolution: drawing on a photo of 12 megapixels is no slower than on a small one.
 */
export function MaskEditor({
  src,
  alt,
  width,
  height,
  value,
  onChange,
  modes = markAndErase,
  shows = 'mask',
  marks = 'anything',
  className,
  regionAt,
  picking,
  regionPanel,
  startsWith,
  disabled = false,
  startsFull = false,
  onKeyDown,
  ...rest
}: MaskEditorProps) {
  const picture = { src, alt, width, height };
  const options = { value, onChange, modes, shows, marks, regionAt, picking, startsWith, disabled };
  const editing = useMaskEditor({ ...options, width, height });
  const load = useShownStatus(usePictureLoad(src));
  const keysId = useId();
  const full = useFullScreen(editing.zoom.stageRef, startsFull);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const used = pressEditorKey(event, editing);
    const leaves = !used && full.isOn && event.key === 'Escape';
    if (leaves) full.toggle();
    if (used || leaves) event.preventDefault();
  };
  return (
    <ZoomFigure
      aria-label={messages.pictureToMark}
      {...rest}
      {...full.attributes}
      className={classNames(css.root, className)}
      zoom={editing.zoom}
      onKeyDown={press}
    >
      {full.isOn && (
        <div className={css.head}>
          <Button size="s" tone="accent" variant="solid" onClick={full.toggle}>
            {messages.leaveFull}
          </Button>
        </div>
      )}
      <MaskTools
        {...{ editing, modes, marks, disabled }}
        hasRegions={regionAt !== undefined || picking !== undefined || regionPanel !== undefined}
      />
      {editing.tool === 'region' && regionPanel?.(editing.mode)}
      <ZoomStage zoom={editing.zoom} picture={picture} className={css.stage}>
        <ZoomPicture picture={picture} load={load} />
        <MaskSheet editing={editing} {...{ width, height, disabled }} describedBy={keysId} />
        <StageStatus
          status={load.status}
          loadingLabel={pictureMessages.loadingPicture}
          failedLabel={pictureMessages.pictureFailed}
        />
      </ZoomStage>
      <ZoomToolbar zoom={editing.zoom}>
        {!full.isOn && <ToolbarButton label={messages.full} icon={Maximize2} onClick={full.toggle} />}
      </ZoomToolbar>
      <p id={keysId} className={css.keys}>
        {keysFor[marks]}
        {picking ? ` ${messages.keysForObject}` : regionAt && ` ${messages.keysForRegion}`}
      </p>
      <VisuallyHidden>
        <span aria-live="polite">
          <span key={editing.announcement.number}>{editing.announcement.words}</span>
        </span>
      </VisuallyHidden>
    </ZoomFigure>
  );
}

/** The whole window, above everything else. The element stays where it is in the document, and so do the marks and the focus. */
function useFullScreen(stage: RefObject<HTMLElement | null>, startsOn: boolean) {
  const [isOn, setOn] = useState(() => startsOn && !window.matchMedia(screens.desktop).matches);
  useLayoutEffect(() => {
    if (isOn) stage.current?.closest('figure')?.showPopover();
  }, [isOn, stage]);
  return {
    isOn,
    toggle: () => setOn(!isOn),
    attributes:
      isOn && ({ popover: 'manual', role: 'dialog', 'aria-modal': true, 'data-full': true } as const),
  };
}

const keysFor = { anything: messages.keys, box: messages.keysForBox };

interface MaskToolsProps {
  editing: MaskEditing;
  modes: readonly MaskMode[];
  marks: NonNullable<MaskEditorProps['marks']>;
  disabled: boolean;
  hasRegions: boolean;
}

const tools = [
  { value: 'brush', label: messages.brush, icon: Brush },
  { value: 'rectangle', label: messages.box, icon: SquareDashed },
  { value: 'region', label: messages.region, icon: WandSparkles },
  { value: 'move', label: messages.move, icon: Hand },
] as const;

/** The tool, its effect, its size, and undo. */
function MaskTools({ editing, modes, marks, disabled, hasRegions }: MaskToolsProps) {
  const { tool, setTool } = editing;
  const steps = <MaskSteps editing={editing} disabled={disabled} />;
  const isBox = marks === 'box';
  const offered = tools
    .filter(({ value: each }) =>
      isBox ? each === 'rectangle' || each === 'move' : each !== 'region' || hasRegions,
    )
    .map((each) => (each.value === 'region' && editing.picking ? { ...each, label: messages.object } : each));
  return (
    <div className={css.tools}>
      <SegmentedControl
        label={messages.toolLabel}
        options={offered}
        value={tool}
        onChange={setTool}
        disabled={disabled}
      />
      {isBox ? steps : <StrokeTools {...{ editing, modes, disabled }}>{steps}</StrokeTools>}
    </div>
  );
}

interface StrokeToolsProps extends Omit<MaskToolsProps, 'marks' | 'hasRegions'> {
  /** Beside the size. */
  children: ReactNode;
}

/** What a stroke does, and its size. */
function StrokeTools({
  editing: { tool, mode, setMode, brush },
  modes,
  disabled,
  children,
}: StrokeToolsProps) {
  return (
    <>
      <SegmentedControl
        label={messages.strokeLabel}
        options={modes.map(({ label, icon }) => ({ value: label, label, icon }))}
        value={mode.label}
        onChange={setMode}
        disabled={disabled || tool === 'move'}
      />
      <div className={css.sizeAndSteps}>
        <Slider
          className={css.size}
          label={messages.brushSize}
          min={brush.sizes.min}
          max={brush.sizes.max}
          step={brush.sizes.step}
          value={brush.size}
          formatValue={(size) => messages.pixels({ size })}
          onValueChange={brush.set}
          disabled={disabled || tool !== 'brush'}
        />
        {children}
      </div>
    </>
  );
}

function MaskSteps({ editing, disabled }: { editing: MaskEditing; disabled: boolean }) {
  const { history, step, picking } = editing;
  const { past, future, mask } = history;
  const hasPicks = picking !== undefined && picking.picks.length > 0;
  return (
    <fieldset className={css.steps} aria-label={messages.steps}>
      <UndoButtons
        canUndo={!disabled && (hasPicks || past.length > 0)}
        canRedo={!disabled && !hasPicks && future.length > 0}
        onUndo={() => step('undo')}
        onRedo={() => step('redo')}
      />
      <IconButton
        label={messages.clear}
        icon={<Icon of={Trash2} />}
        aria-disabled={disabled || !(hasPicks || isMarked(mask))}
        onClick={() => step('clear')}
      />
    </fieldset>
  );
}

interface MaskSheetProps {
  editing: MaskEditing;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  disabled: boolean;
  /** Id of the text that explains the keys. */
  describedBy: string;
}

/**
 * The drawing surface: the marks, the brush and the current rectangle, on top of the picture. The keyboard moves the
 * brush on it.
 */
function MaskSheet({ editing, width, height, disabled, describedBy }: MaskSheetProps) {
  const { parts, tool, mode, brush, pen, keys, picking } = editing;
  const draws = !disabled && tool !== 'move';
  const focusable = draws && {
    role: 'application',
    'aria-roledescription': messages.drawingArea,
    'aria-label':
      tool === 'region' && picking
        ? messages.choosingObject
        : messages.drawingWith({ mode: mode.label, tool }),
    'aria-describedby': describedBy,
    tabIndex: 0,
    onBlur: () => pen.end(),
    onKeyDown: (event: KeyboardEvent) => {
      if (keys.press(event)) event.preventDefault();
      else if (event.key === 'Escape' && picking && picking.picks.length > 0) {
        event.preventDefault();
        editing.step('clear');
      }
    },
  };
  return (
    <div className={classNames(layer, css.layer)}>
      <div
        {...focusable}
        ref={parts.sheetRef}
        className={classNames(pictureGeometry, css.sheet)}
        style={{ [css.cursorSizeProperty]: `${(brush.size / width) * 100}%` } as CSSProperties}
        data-draws={draws ? tool : undefined}
      >
        <canvas ref={parts.canvasRef} className={css.marks} />
        {picking && <Picks picking={picking} {...{ width, height }} />}
        <div className={css.rectangle} />
        <div className={css.cursor} />
      </div>
    </div>
  );
}

/** What was picked, and what was found there. */
function Picks({ picking, width, height }: { picking: MaskPicking; width: number; height: number }) {
  const { picks, found } = picking;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) showFound(canvas.current, { width, height }, found);
  }, [found, width, height]);
  return (
    <>
      <canvas ref={canvas} className={css.found} />
      {picks.map((pick, at) => {
        const box = pick.kind === 'box' && pick;
        const [left, top] = box
          ? [Math.min(box.from.x, box.to.x), Math.min(box.from.y, box.to.y)]
          : pick.kind === 'point'
            ? [pick.x, pick.y]
            : [0, 0];
        const place = { insetInlineStart: percent(left, width), insetBlockStart: percent(top, height) };
        const size = box && {
          inlineSize: percent(Math.abs(box.to.x - box.from.x), width),
          blockSize: percent(Math.abs(box.to.y - box.from.y), height),
        };
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: picks are added and taken back at the end only.
            key={at}
            className={pick.kind === 'box' ? css.pickedBox : css.pickedPoint}
            style={{ ...place, ...size }}
            aria-hidden
          >
            {pick.kind === 'point' && <Icon of={pick.isInside ? Plus : Minus} />}
          </span>
        );
      })}
    </>
  );
}

type PictureLoad = ReturnType<typeof usePictureLoad>;

/** Once a picture has loaded, replacing it shows no loading state: the picture may change with each stroke. */
function useShownStatus(load: PictureLoad): PictureLoad {
  const [wasReady, setWasReady] = useState(false);
  if (load.status === 'ready' && !wasReady) setWasReady(true);
  return wasReady && load.status === 'loading' ? { ...load, status: 'ready' } : load;
}
