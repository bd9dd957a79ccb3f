import * as messages from '@verapix/messages/ui-pictures';
import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../../class-names';
import { useLatest } from '../../hooks/use-latest';
import type { Picture, PictureSize, Place } from '../zoom-pan';
import {
  layer,
  picture as pictureGeometry,
  StageStatus,
  usePictureLoad,
  useZoomPan,
  ZoomFigure,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import * as css from './ImageViewer.css';

/** A part of a picture that is finished before the rest: its place, as ratios of the picture's sides, and its pixels. */
export interface FinishedPart {
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
}

export interface ImageViewerProps extends Omit<ComponentProps<'figure'>, 'children'>, Picture {
  /** Called when the user has zoomed or panned, with the part in view. */
  onPlaceChange?: (place: Place) => void;
  /** Subscribes to parts that are drawn over the picture as they are finished; returns the function that ends it. */
  onFinishedPart?: ((draw: (part: FinishedPart) => void) => () => void) | undefined;
}

/** One picture that can be zoomed and panned. For two of the same scene use `ComparisonSlider`. */
export function ImageViewer({
  src,
  alt,
  width,
  height,
  onPlaceChange,
  onFinishedPart,
  ...rest
}: ImageViewerProps) {
  const picture = { src, alt, width, height };
  const zoom = useZoomPan(useRef<HTMLDivElement>(null), picture);
  const load = usePictureLoad(src);
  const { controller } = zoom;
  const publish = useLatest(() => onPlaceChange?.(controller.place()));
  useEffect(() => controller.subscribe(publish), [controller, publish]);
  return (
    <ZoomFigure aria-label={messages.pictureViewer} {...rest} zoom={zoom}>
      <ZoomStage zoom={zoom} picture={picture} className={css.stage}>
        <ZoomPicture picture={picture} load={load} />
        {onFinishedPart && <FinishedParts picture={picture} subscribe={onFinishedPart} />}
        <StageStatus
          status={load.status}
          loadingLabel={messages.loadingPicture}
          failedLabel={messages.pictureFailed}
        />
      </ZoomStage>
      <ZoomToolbar zoom={zoom} />
    </ZoomFigure>
  );
}

/** The longer side of the canvas that finished parts are drawn on, in pixels: as sharp as a screen, and 16 MB at most. */
const canvasSide = 2048;

interface FinishedPartsProps {
  picture: PictureSize;
  subscribe: NonNullable<ImageViewerProps['onFinishedPart']>;
}

/** What is finished of a picture, on top of it. The picture's own alternative text says what it shows. */
function FinishedParts({ picture: { width, height }, subscribe }: FinishedPartsProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const scale = canvasSide / Math.max(width, height);
  useEffect(() => subscribe((part) => void drawPart(ref.current, part)), [subscribe]);
  return (
    <div className={layer} aria-hidden>
      <canvas
        ref={ref}
        width={Math.max(1, Math.round(width * scale))}
        height={Math.max(1, Math.round(height * scale))}
        className={classNames(pictureGeometry, css.parts)}
      />
    </div>
  );
}

async function drawPart(canvas: HTMLCanvasElement | null, { x, y, width, height, pixels }: FinishedPart) {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const bitmap = await createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height));
  // Whole pixels of the canvas, so that neighbours leave no seam.
  const [left, top] = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)];
  const [right, bottom] = [Math.ceil((x + width) * canvas.width), Math.ceil((y + height) * canvas.height)];
  context.drawImage(bitmap, left, top, right - left, bottom - top);
  bitmap.close();
}
