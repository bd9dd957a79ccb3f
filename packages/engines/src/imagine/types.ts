/** The presets of the text-to-image tool. */
export const imageStyles = ['realistic', 'anime', '3d', 'watercolor'] as const;
export type ImageStyle = (typeof imageStyles)[number];

export interface ImagineInput {
  prompt: string;
  /** What must not be in the picture, in words. */
  negative: string;
  /** Absent: a plain painting without a style. */
  style?: ImageStyle;
  /** How much of the style, 0 to 100. */
  strength: number;
  width: number;
  height: number;
  /** A whole number: the same input with the same seed is the same picture. */
  seed: number;
}

/** `procedural`: painted by rules from known words. `provider`: what a configured service answered. */
export type ImagineMethod = 'procedural' | 'provider' | 'simulated';

export interface ImagineOutput {
  /** A JPEG that says in its metadata how it was made. */
  blob: Blob;
  width: number;
  height: number;
  seed: number;
  method: ImagineMethod;
  /** What of the prompt is in the picture, in words; empty where nobody can know. */
  painted: readonly string[];
  /** Words of the prompt that are not in the picture; empty where nobody can know. */
  notPainted: readonly string[];
  durationMs: number;
}
