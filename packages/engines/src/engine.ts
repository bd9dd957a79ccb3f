import type { Problem } from '@verapix/domain';

/**
 * The contract of all tools. A real engine on the device and a simulated one with the specified timings are
 * interchangeable behind it. An engine depends on no machine, framework or page.
 */

/** A phase of a run. */
export interface EnginePhase<Id extends string = string> {
  readonly id: Id;
  /** What the user reads during the phase, such as 'Reading the picture'. */
  readonly label: string;
  /** Its usual ratio of the whole run, above 0 to 1; the weights of an engine sum to 1. */
  readonly weight: number;
}

/** The progress of a run, reported from completed work. It never decreases. */
export interface EngineProgress {
  /** Id of the current phase. */
  phase: string;
  phaseLabel: string;
  /** Completed ratio of this phase, 0 to 1; absent if unknown. */
  phaseDone?: number;
  /** Completed ratio of the whole run, 0 to 1. */
  overall: number;
  /** Expected milliseconds to the end of the run; absent until it can be estimated. */
  etaMs?: number;
}

export type EngineFailureCode =
  /** The device ran out of memory during the run. */
  | 'out-of-memory'
  /** The engine's own code (worker, WebAssembly) did not load, or it stopped. */
  | 'engine-unavailable'
  /** The weights or their runtime could not be loaded, or are not the expected files. */
  | 'model-unavailable'
  /** A model of the user's own can't be used. */
  | 'model-refused'
  /** The browser can't decode the file. */
  | 'decode-failed'
  /** A document has more pages than can be listed. */
  | 'too-many-pages'
  /** Nothing came of the file for too long. */
  | 'too-slow'
  /** The file is protected by a password. */
  | 'locked'
  /** The browser can't encode the chosen format. */
  | 'encode-failed'
  /** Refused before the start: the result would exceed the memory budget. */
  | 'too-large'
  /** No quality makes the file as small as the user wants it. */
  | 'too-large-for-format'
  | 'above-max-bytes'
  /** The browser lacks a feature that the tool requires. */
  | 'unsupported-browser'
  /** For tools that process a marked area: nothing was marked, or the whole picture. */
  | 'nothing-marked'
  | 'everything-marked'
  /** A mask has other dimensions than its picture. */
  | 'mask-of-other-size'
  /** For photos of one person: no face, several, or one that can't be used. */
  | 'no-face'
  | 'several-faces'
  | 'face-too-small'
  | 'face-too-dark'
  | 'face-cut-off'
  /** The person could not be separated from the background. */
  | 'outline-unclear'
  /** No typeface has the letters of the name. */
  | 'no-letters'
  /** A service that makes pictures refused the description. */
  | 'prompt-refused'
  /** The plan has no more pictures of that service. */
  | 'usage-limit'
  /** That service could not be reached, or made no picture. */
  | 'service-unavailable';

/** An expected failure: what happened, and what the user can do about it. */
export interface EngineFailure extends Problem<EngineFailureCode> {
  fix: string;
}

export type EngineOutcome<Output> = { ok: true; value: Output } | { ok: false; failure: EngineFailure };

export interface EngineRunOptions<Part = never> {
  /** Aborting ends the run at once; no work continues in the background. */
  signal: AbortSignal;
  onProgress: (progress: EngineProgress) => void;
  /** Receives the parts of the result that are finished before the rest, from an engine that has any. */
  onPart?: (part: Part) => void;
}

/** A tool's engine. */
export interface Engine<Input, Output, Part = never> {
  /**
   * Loads the code that a run needs, so that it can start offline. Weights, which are large, are loaded by the run. Absent
   * if there is nothing to load. Never rejects: the run reports what is missing.
   */
  prepare?(): Promise<void>;
  /**
   * Resolves with the result or an expected failure. Rejects with `signal.reason` (an `AbortError`) if aborted; any
   * other rejection is a bug.
   */
  run(input: Input, options: EngineRunOptions<Part>): Promise<EngineOutcome<Output>>;
}
