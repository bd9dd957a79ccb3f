/** How a network of the upscaler takes and returns a picture. */
export interface TensorFormat {
  /** Planes of red, green and blue, or pixels. */
  layout: 'nchw' | 'nhwc';
  type: 'float32' | 'uint8';
  /** The value of white; black is 0. */
  white: 1 | 255;
}

/** How the tiles of a network are cut. */
export interface TileRules {
  /** Pixels that neighbours overlap on either side of their border, so that no seam shows. */
  overlap: number;
  /** The only input size that is given to the network, in pixels; undefined for any multiple of 8. */
  fixed?: { width: number; height: number } | undefined;
}

/** What must be known of a network to run it. */
export interface NetworkFormat {
  /** How many times larger the result is on each side. */
  scale: 2 | 4;
  tiles: TileRules;
  input: TensorFormat;
  output: TensorFormat;
  /** The output that holds the result; the first by default. */
  outputName?: string;
}

/** What the check of a user's model found. */
export interface CheckedModel {
  format: NetworkFormat;
  /** The time of its test tile, in milliseconds per megapixel of its input. */
  msPerMegapixel: number;
  /** Memory of the runtime after the test tile, in bytes; 0 if the browser does not say. */
  memoryBytes: number;
}

/** A model of the user's own, kept on the device. */
export interface OwnModel extends CheckedModel {
  id: string;
  name: string;
  /** Size of its file. */
  bytes: number;
}

/** Largest file of a model: what a browser can hold in memory with the runtime. */
export const ownModelMaxBytes = 128 * 1024 ** 2;
export const ownModelNameMaxLength = 40;
