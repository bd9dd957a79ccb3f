import { type Frame, onPixels } from './geometry';
import { isFitted, isZoomed, type ZoomState } from './zoom-controller';
import { heightProperty, widthProperty, xProperty, yProperty } from './zoom-pan.css';

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
  /** The same picture in other sizes, as in `<img srcset>`; `width` and `height` stay those of the largest. */
  srcSet?: string;
  /** How wide it is shown, as in `<img sizes>`: for the browser to choose by. */
  sizes?: string;
}

/** From this scale on (2 is 200 %) the picture's pixels are drawn as squares instead of being smoothed. */
const squarePixelsFrom = 2;

/** Writes the view on the stage. Before the stage has been measured its css fits the picture. */
export function writeView(stage: HTMLElement, state: ZoomState): void {
  const { view, frame } = state;
  if (!frame) return;
  const x = onPixels(frame.width, view.scale, view.x, devicePixelRatio);
  const y = onPixels(frame.height, view.scale, view.y, devicePixelRatio);
  const lengths = {
    [widthProperty]: x.size,
    [heightProperty]: y.size,
    [xProperty]: x.shift,
    [yProperty]: y.shift,
  };
  for (const [property, length] of Object.entries(lengths)) {
    // Fitted, the css fits the picture to the stage's very edges.
    if (isFitted(state)) stage.style.removeProperty(property);
    else stage.style.setProperty(property, `${length}px`);
  }
  stage.toggleAttribute('data-zoomed', isZoomed(state));
  stage.toggleAttribute('data-pixels', view.scale >= frame.pixelScale * squarePixelsFrom);
}

/** Calls `measured` when the stage has a size and whenever that changes. Returns how to stop. */
export function observeStage(
  stage: HTMLElement,
  picture: PictureSize,
  measured: (frame: Frame) => void,
): () => void {
  const measure = () => {
    // To the fraction of a pixel, where `clientWidth` is rounded.
    const { width, height } = stage.getBoundingClientRect();
    if (width === 0) return;
    measured({ width, height, pixelScale: picture.width / (width * devicePixelRatio) });
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  return () => observer.disconnect();
}
