import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Icon.css';

export const iconSizes = ['s', 'm', 'l'] as const;

/** A drawing that takes SVG props, as every icon of `lucide-react` does. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** The drawing: an icon component of `lucide-react`. */
  of: IconDrawing;
  size?: (typeof iconSizes)[number];
  /** It points along the lines, on or back: the other way where they run from right to left. */
  mirrored?: boolean;
}

/** A decorative icon in the text's colour. The text beside it, or the control's label, says what it means. */
export function Icon({ of: Drawing, size = 'm', mirrored, className, ...rest }: IconProps) {
  return (
    <Drawing aria-hidden="true" {...rest} className={classNames(css.icon({ size, mirrored }), className)} />
  );
}
