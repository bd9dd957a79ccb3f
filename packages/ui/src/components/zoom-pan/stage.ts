import type { Frame } from './geometry';
import { isZoomed, type ZoomState } from './zoom-controller';
import { scaleProperty, xProperty, yProperty } from './zoom-pan.css';

/** The picture's own size in its pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A picture and its own size in its pixels. */
export interface Picture extends PictureSize {
  /** Empty while there is none yet: that shows as loading. */
  src: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** From this scale on (2 is 200 %) the picture's pixels are drawn as squares instead of being smoothed. */
const squarePixelsFrom = 2;

/** Writes the view on the stage, to whole screen pixels so that a picture at 100 % is not blurred by half of one. */
export function writeView(stage: HTMLElement, state: ZoomState): void {
  const { view, frame } = state;
  const whole = (length: number) => `${Math.round(length * devicePixelRatio) / devicePixelRatio}px`;
  stage.style.setProperty(scaleProperty, String(view.scale));
  stage.style.setProperty(xProperty, whole(view.x));
  stage.style.setProperty(yProperty, whole(view.y));
  stage.toggleAttribute('data-zoomed', isZoomed(state));
  stage.toggleAttribute('data-pixels', !!frame && view.scale >= frame.pixelScale * squarePixelsFrom);
}

/** Calls `measured` when the stage has a size and whenever that changes. Returns how to stop. */
export function observeStage(
  stage: HTMLElement,
  picture: PictureSize,
  measured: (frame: Frame) => void,
): () => void {
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (width === 0) return;
    measured({ width, height, pixelScale: picture.width / (width * devicePixelRatio) });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  return () => observer.disconnect();
}
