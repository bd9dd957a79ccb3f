import * as messages from '@verapix/messages/ui-pictures';
import { ChevronsLeftRight, ChevronsUpDown, Pause, Play } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  createRef,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import {
  type Drag,
  directionAt,
  layer,
  type Picture,
  type PictureSize,
  StageStatus,
  ToolbarButton,
  usePictureLoad,
  useZoomPan,
  worstStatus,
  type ZoomController,
  ZoomFigure,
  type ZoomPan,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import * as css from './ComparisonSlider.css';
import { clampPosition, type Orientation, type Position, positionAfterKey } from './position';
import type { Divider } from './use-divider';
import { type DividerOptions, type DividerParts, dividerDrag, useDivider } from './use-divider';
import type { Sweep } from './use-sweep';
import { type Sweeping, useSweep } from './use-sweep';

export interface ComparisonSliderProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /**
   * Both pictures show the same scene. The before picture may have other dimensions: it is scaled to the after
   * picture.
   */
  before: Picture;
  /** Its dimensions give the aspect ratio. At 100 % one of its pixels is one pixel of the screen. */
  after: Picture;
  beforeLabel?: string;
  afterLabel?: string;
  /** The direction in which the divider moves. */
  orientation?: Orientation;
  /** The divider's initial position in percent from the start (the top when vertical), 0 to 100. */
  defaultPosition?: Position;
  /**
   * The divider's position if its owner keeps it: set to what `onPositionChange` is called with. Any other value moves the
   * divider.
   */
  position?: Position | undefined;
  /** Called with the divider's position, at most once per frame. */
  onPositionChange?: (position: Position) => void;
  /** The divider's value for screen readers, given the visible percentage of the after picture. */
  describeValue?: (afterPercent: number) => string;
  /** Moves the divider back and forth until the user grabs it. Adds a pause button. */
  sweep?: Sweep;
  /** `lazy` loads the pictures shortly before they scroll into view. */
  loading?: 'eager' | 'lazy';
  /** `high` for the largest picture of a page's first view. */
  fetchPriority?: 'high';
  /** Zooms and pans together with the other views of this controller. */
  controller?: ZoomController;
}

const enhancedShown = (percent: number) => messages.enhancedShown({ percent });

/**
 * While fitted, a press moves the divider, so the handle gets the focus. Only a zoomed stage takes the focus itself.
 */
const keepFocus = (event: MouseEvent<HTMLDivElement>) => {
  if (!event.currentTarget.hasAttribute('data-zoomed')) event.preventDefault();
};

/** Two pictures of one scene on top of each other, with a divider that uncovers them. Both zoom and pan together. */
export function ComparisonSlider({
  before,
  after,
  beforeLabel = messages.before,
  afterLabel = messages.after,
  orientation = 'horizontal',
  position,
  defaultPosition = position ?? 50,
  onPositionChange,
  describeValue = enhancedShown,
  sweep = 'none',
  loading,
  fetchPriority,
  controller,
  style,
  ...rest
}: ComparisonSliderProps) {
  const options = { orientation, position, defaultPosition, describeValue, onPositionChange };
  const { parts, divider, zoom, sweeping } = useComparison(after, sweep, options, controller);
  const [start] = useState(() => clampPosition(defaultPosition));
  return (
    <ZoomFigure
      aria-label={messages.pair({ before: beforeLabel, after: afterLabel })}
      {...rest}
      zoom={zoom}
      style={{ [css.positionProperty]: start, ...style } as CSSProperties}
    >
      <ZoomStage zoom={zoom} picture={after} className={css.stage({ orientation })} onMouseDown={keepFocus}>
        <Sides {...{ before, after, beforeLabel, afterLabel, orientation, parts, loading, fetchPriority }} />
        <Handle ref={parts.handle} divider={divider} orientation={orientation} />
      </ZoomStage>
      <Toolbar zoom={zoom} sweeping={sweep === 'none' ? null : sweeping} />
    </ZoomFigure>
  );
}

interface Comparison {
  /** Refs for the elements that the comparison writes to. */
  parts: DividerParts;
  divider: Divider;
  zoom: ZoomPan;
  sweeping: Sweeping;
}

const createParts = (): DividerParts => ({
  stage: createRef(),
  handle: createRef(),
  beforeSide: createRef(),
  afterSide: createRef(),
  beforeLabel: createRef(),
  afterLabel: createRef(),
});

/** Combines the divider, the automatic sweep and the zoom on one stage. */
function useComparison(
  after: PictureSize,
  sweep: Sweep,
  options: DividerOptions,
  controller: ZoomController | undefined,
): Comparison {
  const { orientation } = options;
  const [parts] = useState(createParts);
  const divider = useDivider(parts, options);
  const takeDrag = useCallback(
    (event: PointerEvent, zoomed: boolean): Drag | null => {
      const [stage, handle] = [parts.stage.current, parts.handle.current];
      return stage && handle && dividerDrag(event, { stage, handle, divider, orientation }, zoomed);
    },
    [parts, divider, orientation],
  );
  const zoom = useZoomPan(parts.stage, after, takeDrag, controller);
  const sweeping = useSweep(sweep, divider, parts.stage);
  return { parts, divider, zoom, sweeping };
}

interface SidesProps {
  before: Picture;
  after: Picture;
  beforeLabel: string;
  afterLabel: string;
  orientation: Orientation;
  parts: DividerParts;
  loading: 'eager' | 'lazy' | undefined;
  fetchPriority: 'high' | undefined;
}

/** Both pictures, each clipped at the divider and labelled, or their loading or error state. */
function Sides({
  before,
  after,
  beforeLabel,
  afterLabel,
  orientation,
  parts,
  loading,
  fetchPriority,
}: SidesProps) {
  const beforeLoad = usePictureLoad(before.src);
  const afterLoad = usePictureLoad(after.src);
  const clip = css.sides[orientation];
  return (
    <>
      <ZoomPicture
        ref={parts.beforeSide}
        picture={before}
        load={beforeLoad}
        loading={loading}
        className={classNames(layer, clip.before)}
      />
      <ZoomPicture
        ref={parts.afterSide}
        picture={after}
        load={afterLoad}
        loading={loading}
        fetchPriority={fetchPriority}
        className={classNames(layer, clip.after)}
      />
      <span ref={parts.beforeLabel} className={css.label({ side: 'before', orientation })}>
        {beforeLabel}
      </span>
      <span ref={parts.afterLabel} className={css.label({ side: 'after', orientation })}>
        {afterLabel}
      </span>
      <StageStatus
        status={worstStatus(beforeLoad.status, afterLoad.status)}
        loadingLabel={messages.loadingPictures}
        failedLabel={messages.picturesFailed}
      />
    </>
  );
}

interface HandleProps extends Omit<ComponentProps<'div'>, 'children' | 'onKeyDown'> {
  divider: Divider;
  orientation: Orientation;
}

/**
 * The line between the pictures: a slider whose value is the divider's position from the start. Arrow keys move it in
 * their direction by 1 %, with Shift by 10 %; Page Up and Page Down by 10 %; Home and End to the ends.
 */
function Handle({ divider, orientation, ...rest }: HandleProps) {
  // React renders only the first value. Afterwards the divider writes it.
  const [start] = useState(divider.read);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const axis = { orientation, direction: directionAt(event.currentTarget) };
    const next = positionAfterKey(event, divider.read(), axis);
    if (next === null) return;
    event.preventDefault();
    divider.moveTo(next);
  };
  return (
    <div
      aria-label={messages.comparisonDivider}
      {...rest}
      role="slider"
      tabIndex={0}
      aria-orientation={orientation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(start)}
      className={css.handle({ orientation })}
      onKeyDown={press}
    >
      <span className={css.line({ orientation })} />
      <span className={css.grip({ orientation })}>
        <Icon of={orientation === 'vertical' ? ChevronsUpDown : ChevronsLeftRight} />
      </span>
    </div>
  );
}

interface ToolbarProps {
  zoom: ZoomPan;
  /** `null` if there is no automatic sweep. */
  sweeping: Sweeping | null;
}

/** The comparison's toolbar: pausing the sweep, and zoom. */
function Toolbar({ zoom, sweeping }: ToolbarProps) {
  return (
    <ZoomToolbar zoom={zoom}>
      {sweeping && (
        <ToolbarButton
          label={sweeping.playing ? messages.pauseSweep : messages.playSweep}
          icon={sweeping.playing ? Pause : Play}
          onClick={sweeping.toggle}
        />
      )}
    </ZoomToolbar>
  );
}
