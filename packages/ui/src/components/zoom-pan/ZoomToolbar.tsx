import { Minus, Plus, Scan } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import { ToolbarButton } from './ToolbarButton';
import { useDirection } from './use-direction';
import { useZoom, type ZoomPan } from './use-zoom-pan';
import { canZoom, isFitted, zoomPercent } from './zoom-controller';
import * as css from './zoom-pan.css';

export interface ZoomToolbarProps {
  zoom: ZoomPan;
  /** Further tools, before those that zoom. */
  children?: ReactNode;
}

/** Zoom out, the level, zoom in, fit, 100 %. One tab stop; the arrow keys move in it. */
export function ZoomToolbar({ zoom, children }: ZoomToolbarProps) {
  const percent = useZoom(zoom, zoomPercent);
  const canZoomOut = useZoom(zoom, (state) => canZoom(state, 'out'));
  const canZoomIn = useZoom(zoom, (state) => canZoom(state, 'in'));
  const fitted = useZoom(zoom, isFitted);
  const { step, fit, actualPixels } = zoom.controller;
  return (
    <Toolbar.Root aria-label="Picture tools" dir={useDirection(zoom.stageRef)} className={css.toolbar}>
      {children}
      <ToolbarButton label="Zoom out" icon={Minus} enabled={canZoomOut} onPress={() => step('out')} />
      <output className={css.level} dir="ltr">
        <VisuallyHidden>Zoom </VisuallyHidden>
        {percent === null ? '' : `${percent} %`}
      </output>
      <ToolbarButton label="Zoom in" icon={Plus} enabled={canZoomIn} onPress={() => step('in')} />
      <Toolbar.Separator className={css.separator} />
      <ToolbarButton label="Fit" icon={Scan} enabled={!fitted} onPress={fit} />
      <Toolbar.Button asChild>
        <Button
          look="ghost"
          size="s"
          dir="ltr"
          aria-disabled={percent === 100}
          onClick={() => actualPixels()}
        >
          100 %
        </Button>
      </Toolbar.Button>
    </Toolbar.Root>
  );
}
