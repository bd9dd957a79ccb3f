import type { EnginePhase } from '../engine';
import { createFailures } from '../failures';
import type { FileSource } from '../network/load-file';
import * as messages from '@verapix/messages/engines-select';

interface Place {
  x: number;
  y: number;
}

/** What the user points at, in pixels of the picture from its top left corner. */
export type ObjectPrompt =
  /** A point on the object, or beside it. */
  | ({ kind: 'point'; isInside: boolean } & Place)
  /** Opposite corners of a box around the object. */
  | { kind: 'box'; from: Place; to: Place };

/** An object: the pixels of a rectangle of the picture that belong to it are not 0, rows from the top. */
export interface FoundObject {
  area: { x: number; y: number; width: number; height: number };
  inside: Uint8Array;
}

/** Where the app serves the two networks. */
export interface ObjectWeights {
  encoder: FileSource;
  decoder: FileSource;
}

/** A download reports its bytes; what the network does with a picture is one step that reports nothing. */
export const objectPhases = [
  { id: 'model', label: messages.loading, weight: 0.5 },
  { id: 'read', label: messages.reading, weight: 0.1 },
  { id: 'look', label: messages.looking, weight: 0.4 },
] as const satisfies readonly EnginePhase[];

export type ObjectPhase = (typeof objectPhases)[number]['id'];

export const objectFailure = createFailures({
  'out-of-memory': { message: messages.outOfMemory, fix: messages.outOfMemoryFix },
  'engine-unavailable': { message: messages.notStarted, fix: messages.notStartedFix },
});
