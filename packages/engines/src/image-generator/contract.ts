import type { ImageStyle } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';

export interface ImageGeneratorInput {
  prompt: string;
  /** The negative prompt: what the picture must not show. */
  negative: string;
  /** Absent for a plain painting. */
  style?: ImageStyle;
  /** Strength of the style, 0 to 100. */
  strength: number;
  width: number;
  height: number;
  /** An integer. The same input with the same seed gives the same picture. */
  seed: number;
}

/** `procedural`: painted by rules from known words. `service`: made by an AI model of an image service. */
type ImageGeneratorMethod = 'procedural' | 'service' | 'simulated';

export interface ImageGeneratorOutput {
  /** A JPEG whose metadata states how it was made. */
  blob: Blob;
  width: number;
  height: number;
  seed: number;
  method: ImageGeneratorMethod;
  /** Words of the prompt that the picture shows; empty if unknown. */
  painted: readonly string[];
  /** Words of the prompt that the picture does not show; empty if unknown. */
  notPainted: readonly string[];
  durationMs: number;
}

/** The phases of a procedural run. */
export const imageGeneratorPhases = [
  { id: 'read', label: 'Reading the description', weight: 0.02 },
  { id: 'paint', label: 'Painting the scene', weight: 0.63 },
  { id: 'finish', label: 'Finishing in the chosen style', weight: 0.32 },
  { id: 'encode', label: 'Writing the file', weight: 0.03 },
] as const satisfies readonly EnginePhase[];

export type ImageGeneratorPhase = (typeof imageGeneratorPhases)[number]['id'];

/** The specified message of a failed run. */
const failed = 'Failed to generate the image.';

export const imageGeneratorFailure = createFailures({
  'out-of-memory': {
    message: failed,
    fix: 'The device ran out of memory. Close other tabs, or choose a smaller size.',
  },
  'engine-unavailable': { message: failed, fix: 'Please try again.' },
  'encode-failed': { message: failed, fix: 'This browser could not write the picture. Please try again.' },
  'decode-failed': {
    message: failed,
    fix: 'The image service answered with something that is no picture. Please try again.',
  },
});
