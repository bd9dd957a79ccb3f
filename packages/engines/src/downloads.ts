import { runtimes } from './runtimes';
import { weights } from './weights';

/** A file that a run fetches unless the device has it already. */
export interface DownloadFile {
  name: string;
  sha256: string;
  /** Before any compression on its way: what is transferred is at most this. */
  bytes: number;
}

/**
 * What the first run of a tool with its larger method fetches, to be kept for later runs of every tool: weights, and
 * the runtime that computes them. The tool's own scripts, which come with the page's, are not counted.
 */
export const downloads = {
  upscale: [runtimes.onnx, weights.swin2sr],
  backgroundOfAnything: [runtimes.onnx, weights.u2netp],
  backgroundOfPeople: [runtimes.onnx, weights.modnet],
  watermark: [runtimes.onnx, weights.migan],
  headshots: [runtimes.mediapipe, weights.blazeFace, runtimes.onnx, weights.modnet],
  text: [runtimes.tesseract, weights.tesseractEnglish],
} as const satisfies Record<string, readonly DownloadFile[]>;
