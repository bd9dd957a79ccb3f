import { type ComponentProps, type CSSProperties, type MouseEvent, useState } from 'react';
import { type Picture, ZoomFigure, ZoomStage } from '../zoom-pan';
import * as css from './ComparisonSlider.css';
import { Handle } from './Handle';
import { clampPosition, type Orientation, type Position } from './position';
import { Sides } from './Sides';
import type { Sweep } from './sweep';
import { Toolbar } from './Toolbar';
import { useComparison } from './use-comparison';

export interface ComparisonSliderProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Both show the same scene. The before may have other dimensions: it is laid over the after's. */
  before: Picture;
  /** Its dimensions give the proportions, and 100 % is one of its pixels on one of the screen's. */
  after: Picture;
  beforeLabel?: string;
  afterLabel?: string;
  /** Which way the divider moves. */
  orientation?: Orientation;
  /** Where the divider starts: percent from the start (the top when vertical), 0 to 100. */
  defaultPosition?: Position;
  /** Told where the divider is, at most once a frame. */
  onPositionChange?: (position: Position) => void;
  /** What a screen reader says of the divider, given the percent of the after that shows. */
  describeShare?: (afterShare: number) => string;
  /** Moves the divider to and fro until someone takes hold of it. With a button to pause. */
  sweep?: Sweep;
}

const enhancedShown = (share: number) => `${share} % enhanced shown`;

/** Fitted, a press moves the divider, so the focus goes to its handle; only the zoomed stage takes it for itself. */
const keepFocus = (event: MouseEvent<HTMLDivElement>) => {
  if (!event.currentTarget.hasAttribute('data-zoomed')) event.preventDefault();
};

/** Two pictures of one scene, one over the other, and a divider to uncover them. Both zoom and pan as one. */
export function ComparisonSlider({
  before,
  after,
  beforeLabel = 'Before',
  afterLabel = 'After',
  orientation = 'horizontal',
  defaultPosition = 50,
  onPositionChange,
  describeShare = enhancedShown,
  sweep = 'none',
  style,
  ...rest
}: ComparisonSliderProps) {
  const options = { orientation, defaultPosition, describeShare, onPositionChange };
  const { parts, divider, zoom, sweeping } = useComparison(after, sweep, options);
  const [start] = useState(() => clampPosition(defaultPosition));
  return (
    <ZoomFigure
      aria-label={`${beforeLabel} and ${afterLabel}`}
      {...rest}
      zoom={zoom}
      style={{ [css.positionProperty]: start, ...style } as CSSProperties}
    >
      <ZoomStage zoom={zoom} picture={after} className={css.stage({ orientation })} onMouseDown={keepFocus}>
        <Sides {...{ before, after, beforeLabel, afterLabel, orientation, parts }} />
        <Handle ref={parts.handle} divider={divider} orientation={orientation} />
      </ZoomStage>
      <Toolbar zoom={zoom} sweeping={sweep === 'none' ? null : sweeping} />
    </ZoomFigure>
  );
}
