import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../class-names';
import type { PictureSize } from './stage';
import { useZoom, type ZoomPan } from './use-zoom-pan';
import { isZoomed } from './zoom-controller';
import * as css from './zoom-pan.css';

export interface ZoomStageProps extends Omit<ComponentProps<'div'>, 'ref' | 'style'> {
  zoom: ZoomPan;
  /** Gives the stage its proportions. */
  picture: PictureSize;
}

/** The box a picture lies in. While there is something to pan to it is a tab stop, as a scrolled area is. */
export function ZoomStage({ zoom, picture, className, ...rest }: ZoomStageProps) {
  const zoomed = useZoom(zoom, isZoomed);
  const tabStop = zoomed && { role: 'group', 'aria-label': 'Zoomed picture', tabIndex: 0 };
  return (
    <div
      {...rest}
      {...tabStop}
      ref={zoom.stageRef}
      className={classNames(css.stage, className)}
      style={{ [css.ratioProperty]: String(picture.width / picture.height) } as CSSProperties}
    />
  );
}
