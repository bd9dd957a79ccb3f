import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '../../class-names';
import type { ZoomPan } from './use-zoom-pan';
import { panWithKey, zoomWithKey } from './zoom-keys';
import * as css from './zoom-pan.css';

export interface ZoomFigureProps extends ComponentProps<'figure'> {
  zoom: ZoomPan;
}

/**
 * The whole viewer, stage and toolbar. Wherever the focus is in it, `+`, `-`, `0` and `1` zoom; while it is on the
 * stage itself, the arrow keys pan.
 */
export function ZoomFigure({ zoom, className, onKeyDown, ...rest }: ZoomFigureProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const onStage = event.target === zoom.stageRef.current;
    const used = zoomWithKey(event, zoom.controller) || (onStage && panWithKey(event, zoom.controller));
    if (used) event.preventDefault();
  };
  return <figure {...rest} className={classNames(css.root, className)} onKeyDown={press} />;
}
