import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../class-names';
import * as css from './PixelGrid.css';
import { columns, type Pixel, type PixelPicture, pixels, rows } from './picture';

export const pixelGridSizes = ['s', 'm', 'l', 'fill'] as const;

export interface PixelGridProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What the squares resolve into. */
  picture?: PixelPicture;
  /** How far the picture is resolved, 0–1: at 1 it is complete, near 0 there are only specks. */
  resolved?: number;
  /** Side of a square: 4, 8 or 16 px, or as large as fills the width of the container. */
  size?: (typeof pixelGridSizes)[number];
}

/** Side of a full square in grid units; the rest is the gap. */
const side = 0.875;

function transformOf({ x, y, scale }: Pixel): CSSProperties {
  const inset = (1 - side * scale) / 2;
  return { transform: `translate(${x + inset}px, ${y + inset}px) scale(${scale})` };
}

/** Small squares that resolve into a picture: the product's only ornament. Hidden from screen readers. */
export function PixelGrid({
  picture = 'landscape',
  resolved = 0.6,
  size = 'm',
  className,
  ...rest
}: PixelGridProps) {
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${columns} ${rows}`}
      className={classNames(css.root({ size }), className)}
      aria-hidden="true"
      focusable="false"
    >
      {pixels(picture, resolved).map((pixel) => (
        <rect
          key={`${pixel.x}/${pixel.y}`}
          className={css.pixel[pixel.tone]}
          width={side}
          height={side}
          style={transformOf(pixel)}
        />
      ))}
    </svg>
  );
}
