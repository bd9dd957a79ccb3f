import * as messages from '@verapix/messages/ui-pictures';
import { ImageOff, Minus, Plus, Scan } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { prerenderedTabStop } from '../../prerendered-tab-stop';
import { Icon, type IconProps } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Spinner } from '../Spinner';
import { panWithKey, zoomWithKey } from './gestures';
import { useDirection } from './use-direction';
import type { Picture, PictureSize } from './use-zoom-pan';
import { useZoom, type ZoomPan } from './use-zoom-pan';
import { canZoom, isActualSize, isZoomed, zoomPercent } from './zoom-controller';
import * as css from './zoom-pan.css';

export interface ZoomStageProps extends Omit<ComponentProps<'div'>, 'ref' | 'style'> {
  zoom: ZoomPan;
  /** Sets the stage's aspect ratio. */
  picture: PictureSize;
}

/** The viewport of a picture. While zoomed it is a tab stop, like a scroll area. */
export function ZoomStage({ zoom, picture, className, ...rest }: ZoomStageProps) {
  const zoomed = useZoom(zoom, isZoomed);
  const tabStop = zoomed && { role: 'group', 'aria-label': messages.zoomedPicture, tabIndex: 0 };
  return (
    <div className={css.room}>
      <div
        {...rest}
        {...tabStop}
        ref={zoom.stageRef}
        className={classNames(css.stage, className)}
        style={{ [css.ratioProperty]: String(picture.width / picture.height) } as CSSProperties}
      />
    </div>
  );
}

interface ZoomFigureProps extends ComponentProps<'figure'> {
  zoom: ZoomPan;
}

/**
 * The whole viewer: stage and toolbar. Anywhere inside, the keys `+`, `-`, `0` and `1` zoom. On the stage itself, the
 * arrow keys pan.
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

interface ZoomPictureProps extends ComponentProps<'div'> {
  picture: Picture;
  load: PictureLoad;
  loading?: 'eager' | 'lazy' | undefined;
  fetchPriority?: 'high' | undefined;
}

/** A picture in the view of its stage. Other props go to its layer. */
export function ZoomPicture({
  picture,
  load,
  loading = 'eager',
  fetchPriority,
  className = css.layer,
  ...rest
}: ZoomPictureProps) {
  const { src, srcSet, sizes, alt, width, height } = picture;
  const { status, ...events } = load;
  return (
    <div {...rest} className={className}>
      <img
        // Before `src`, which starts the download.
        sizes={sizes}
        srcSet={srcSet}
        src={src || undefined}
        alt={alt}
        width={width}
        height={height}
        {...events}
        className={css.picture}
        data-status={status}
        loading={loading}
        // React 18 warns about the name, even without a value.
        {...(fetchPriority && { fetchPriority })}
        decoding="async"
        draggable={false}
      />
    </div>
  );
}

interface ZoomToolbarProps {
  zoom: ZoomPan;
  /** Further tools, before the zoom tools. */
  children?: ReactNode;
}

/**
 * Zoom out, the level, zoom in, fit, 100 %. One tab stop; the arrow keys move inside. A fitted picture has no level in
 * percent: it would be known only once the stage has been measured, after the prerendered HTML is read.
 */
export function ZoomToolbar({ zoom, children }: ZoomToolbarProps) {
  const percent = useZoom(zoom, zoomPercent);
  const canZoomOut = useZoom(zoom, (state) => canZoom(state, 'out'));
  const canZoomIn = useZoom(zoom, (state) => canZoom(state, 'in'));
  const actualSize = useZoom(zoom, isActualSize);
  const { step, fit, actualPixels } = zoom.controller;
  return (
    <Toolbar.Root
      {...prerenderedTabStop}
      aria-label={messages.pictureTools}
      dir={useDirection(zoom.stageRef)}
      className={css.toolbar}
    >
      {children}
      <ToolbarButton
        label={messages.zoomOut}
        icon={Minus}
        disabled={!canZoomOut}
        onClick={() => step('out')}
      />
      <output className={css.level} dir="ltr">
        <VisuallyHidden>{messages.zoomLabel} </VisuallyHidden>
        {percent === null ? messages.fitted : messages.zoomLevel({ percent })}
      </output>
      <ToolbarButton label={messages.zoomIn} icon={Plus} disabled={!canZoomIn} onClick={() => step('in')} />
      <Toolbar.Separator className={css.separator} />
      <ToolbarButton label={messages.fit} icon={Scan} disabled={percent === null} onClick={() => fit()} />
      <Toolbar.Button asChild>
        <Button variant="ghost" size="s" dir="ltr" aria-disabled={actualSize} onClick={() => actualPixels()}>
          {messages.zoomLevel({ percent: 100 })}
        </Button>
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

interface ToolbarButtonProps {
  label: string;
  icon: IconProps['of'];
  disabled?: boolean;
  onClick: () => void;
}

/** An icon button of the picture's toolbar. When disabled it keeps the focus. */
export function ToolbarButton({ label, icon, disabled = false, onClick }: ToolbarButtonProps) {
  return (
    <Toolbar.Button asChild>
      <IconButton
        size="s"
        label={label}
        icon={<Icon of={icon} size="s" />}
        aria-disabled={disabled}
        onClick={onClick}
      />
    </Toolbar.Button>
  );
}

interface StageStatusProps {
  status: PictureStatus;
  /** Announced while the picture is loading. */
  loadingLabel: string;
  /** Shown if the picture cannot be loaded. */
  failedLabel: string;
}

/** Covers the stage until its picture has loaded, without a layout shift. */
export function StageStatus({ status, loadingLabel, failedLabel }: StageStatusProps) {
  if (status === 'ready') return null;
  return (
    <div className={css.status} data-status={status}>
      {status === 'loading' ? (
        <Spinner label={loadingLabel} />
      ) : (
        <>
          <Icon of={ImageOff} size="l" />
          <p role="alert" className={css.statusText}>
            {failedLabel}
          </p>
        </>
      )}
    </div>
  );
}

type PictureStatus = 'loading' | 'ready' | 'failed';

/** The combined status of pictures shown together: ready when all are. */
export const worstStatus = (...statuses: readonly PictureStatus[]): PictureStatus =>
  (['failed', 'loading'] as const).find((status) => statuses.includes(status)) ?? 'ready';

/** The loading status, and the props with which the `<img>` reports it. */
interface PictureLoad {
  status: PictureStatus;
  ref: RefObject<HTMLImageElement | null>;
  onLoad: () => void;
  onError: () => void;
}

/**
 * Follows the loading of `src`. A new `src` starts again at `loading`. Prerendered HTML says `ready`, so that the
 * browser shows the picture as it loads, before hydration.
 */
export function usePictureLoad(src: string): PictureLoad {
  const ref = useRef<HTMLImageElement>(null);
  const [known, setKnown] = useState<{ src: string; status: PictureStatus } | null>(null);

  // A cached or prerendered picture may have loaded before React attaches its handlers.
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    const loaded = image.naturalWidth > 0 ? 'ready' : 'failed';
    setKnown({ src, status: src && image.complete ? loaded : 'loading' });
  }, [src]);

  return {
    status: known ? (known.src === src ? known.status : 'loading') : 'ready',
    ref,
    onLoad: () => setKnown({ src, status: 'ready' }),
    onError: () => setKnown({ src, status: 'failed' }),
  };
}
