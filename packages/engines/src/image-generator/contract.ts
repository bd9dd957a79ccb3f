import type { ImageStyle } from '@verapix/domain';
import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import * as messages from '@verapix/messages/engines-image-generator';

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
  { id: 'read', label: messages.reading, weight: 0.02 },
  { id: 'paint', label: messages.painting, weight: 0.63 },
  { id: 'finish', label: messages.finishing, weight: 0.32 },
  { id: 'encode', label: messages.writing, weight: 0.03 },
] as const satisfies readonly EnginePhase[];

export type ImageGeneratorPhase = (typeof imageGeneratorPhases)[number]['id'];

/** The specified message of a failed run. */
const failed = messages.failed;

export const imageGeneratorFailure = createFailures({
  'out-of-memory': {
    message: failed,
    fix: messages.outOfMemory,
  },
  'engine-unavailable': { message: failed, fix: messages.retry },
  'encode-failed': { message: failed, fix: messages.unwritten },
  'decode-failed': {
    message: failed,
    fix: messages.noPicture,
  },
});
