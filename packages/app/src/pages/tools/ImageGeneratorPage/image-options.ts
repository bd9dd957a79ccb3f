import type { ImageStyle, ImagineOutput } from '@verapix/engines/imagine';
import { type imageSizes, styleStrength, usualImageSize } from '@verapix/facts';

export type ImageSize = (typeof imageSizes)[number];

/** What the person chooses before a run. */
export interface ImageOptions {
  prompt: string;
  negative: string;
  /** Absent while no preset is pressed. */
  style: ImageStyle | undefined;
  size: ImageSize;
  /** In percent. */
  strength: number;
  /** Another one for each run, so that each picture is another. */
  seed: number;
}

export const initialOptions: ImageOptions = {
  prompt: '',
  negative: '',
  style: undefined,
  size: usualImageSize,
  strength: styleStrength.initial,
  seed: 0,
};

/** A picture of the history: what came out, from what, and when. */
export interface GeneratedImage extends ImagineOutput {
  madeFrom: ImageOptions;
  /** Milliseconds since 1970. */
  madeAt: number;
}
