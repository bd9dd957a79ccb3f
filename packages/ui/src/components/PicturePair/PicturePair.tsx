import * as messages from '@verapix/messages/ui-pictures';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import {
  layer,
  type Picture,
  StageStatus,
  usePictureLoad,
  useZoomPan,
  type ZoomController,
  ZoomFigure,
  type ZoomPan,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import { picture } from '../zoom-pan/zoom-pan.css';
import * as css from './PicturePair.css';

/** A picture of the pair: a URL, or pixels that change often. */
export interface PairedPicture extends Picture {
  /**
   * Shown instead of `src`, for pictures that are redrawn on every move of a slider. Close the bitmap once another
   * one is shown.
   */
  bitmap?: ImageBitmap | undefined;
}

export interface PicturePairProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The picture before. Its aspect ratio applies to both. */
  before: PairedPicture;
  /** The picture after: the same scene with the same aspect ratio. */
  after: PairedPicture;
  beforeLabel?: string;
  afterLabel?: string;
  /** Zooms and pans together with the other views of this controller. */
  controller?: ZoomController;
}

/** Two pictures of one scene side by side, on phones stacked. Both zoom and pan together. */
export function PicturePair({
  before,
  after,
  beforeLabel = messages.original,
  afterLabel = messages.result,
  controller,
  ...rest
}: PicturePairProps) {
  const size = { width: before.width, height: before.height };
  const first = useZoomPan(useRef<HTMLDivElement>(null), size, undefined, controller);
  const second = useZoomPan(useRef<HTMLDivElement>(null), size, undefined, first.controller);
  return (
    <ZoomFigure aria-label={messages.pair({ before: beforeLabel, after: afterLabel })} {...rest} zoom={first}>
      <div className={css.pair}>
        <Side zoom={first} picture={before} size={size} label={beforeLabel} />
        <Side zoom={second} picture={after} size={size} label={afterLabel} />
      </div>
      <ZoomToolbar zoom={first} />
    </ZoomFigure>
  );
}

interface SideProps {
  zoom: ZoomPan;
  picture: PairedPicture;
  /** The size that the stage is based on. */
  size: { width: number; height: number };
  label: string;
}

function Side({ zoom, picture, size, label }: SideProps) {
  const captionId = useId();
  const load = usePictureLoad(picture.src);
  return (
    <ZoomFigure zoom={zoom} aria-labelledby={captionId}>
      <figcaption id={captionId} className={css.caption}>
        {label}
      </figcaption>
      <ZoomStage zoom={zoom} picture={size} className={css.stage}>
        {picture.bitmap ? (
          <BitmapPicture bitmap={picture.bitmap} alt={picture.alt} />
        ) : (
          <>
            <ZoomPicture picture={picture} load={load} />
            <StageStatus
              status={load.status}
              loadingLabel={messages.loadingPicture}
              failedLabel={messages.pictureFailed}
            />
          </>
        )}
      </ZoomStage>
    </ZoomFigure>
  );
}

interface BitmapPictureProps {
  bitmap: ImageBitmap;
  /** Its alternative text. */
  alt: string;
}

/** Decoded pixels as a picture of a zoomed stage. The creator of the bitmap closes it. */
function BitmapPicture({ bitmap, alt }: BitmapPictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <div className={layer}>
      <canvas ref={ref} role="img" aria-label={alt} className={picture} data-status="ready" />
    </div>
  );
}
