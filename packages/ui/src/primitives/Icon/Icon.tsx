import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Icon.css';

export const iconSizes = ['s', 'm', 'l'] as const;

/** A component that takes SVG props, as every icon of `lucide-react` does. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** An icon component of `lucide-react`. */
  of: IconDrawing;
  size?: (typeof iconSizes)[number];
  /** It points forwards or back along the text, so it is mirrored in right-to-left text. */
  mirrored?: boolean;
}

/** A decorative icon in the text colour. The text beside it, or the control's label, carries its meaning. */
export function Icon({ of: Drawing, size = 'm', mirrored, className, ...rest }: IconProps) {
  return (
    <Drawing aria-hidden="true" {...rest} className={classNames(css.icon({ size, mirrored }), className)} />
  );
}
