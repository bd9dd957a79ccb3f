/**
 * The one contract of all tools: a real engine on the device and a simulated one with the spec's timings are
 * interchangeable behind it. An engine knows no machine, no framework and no page.
 */

/** A named part of a run. */
export interface EnginePhase<Id extends string = string> {
  readonly id: Id;
  /** What a person reads while it lasts, such as 'Reading the picture'. */
  readonly label: string;
  /** Its usual share of the whole run, above 0 to 1; the weights of an engine sum to 1. */
  readonly weight: number;
}

/** How far a run has come. Reported from work that was really done; it never goes back. */
export interface EngineProgress {
  /** Id of the phase under way. */
  phase: string;
  phaseLabel: string;
  /** Share of this phase done, 0 to 1; absent where the engine can't know. */
  phaseDone?: number;
  /** Share of the whole run done, 0 to 1. */
  overall: number;
  /** Expected milliseconds to the end of the run, from the pace so far; absent until there is a pace. */
  etaMs?: number;
}

export const engineFailureCodes = [
  /** The device has not the memory, found out during the run. */
  'out-of-memory',
  /** The engine's own code (worker, WebAssembly) didn't load or stopped. */
  'engine-unavailable',
  /** The weights or the runtime that computes them are missing, or are not the expected file. */
  'model-unavailable',
  /** The browser can't turn the file into pixels. */
  'decode-failed',
  /** The browser can't write the chosen format. */
  'encode-failed',
  /** Refused before the start: the result would not fit the memory budget. */
  'too-large',
  /** This browser lacks something the tool cannot do without. */
  'unsupported-browser',
  /** A tool that works on a marked area was given none, or the whole. */
  'nothing-marked',
  'everything-marked',
  /** Of the faces a photo of one person needs: none, several, or one that can't be used. */
  'no-face',
  'several-faces',
  'face-too-small',
  'face-too-dark',
  'face-cut-off',
  /** The person could not be told from the background. */
  'outline-unclear',
  /** No typeface has a letter of the name. */
  'no-letters',
] as const;

export type EngineFailureCode = (typeof engineFailureCodes)[number];

/** An expected failure: what happened, and what the person can do about it. */
export interface EngineFailure {
  code: EngineFailureCode;
  message: string;
  fix: string;
}

export type EngineOutcome<Output> = { ok: true; value: Output } | { ok: false; failure: EngineFailure };

export interface EngineRunOptions {
  /** Aborting ends the run at once: nothing goes on behind it. */
  signal: AbortSignal;
  onProgress: (progress: EngineProgress) => void;
}

export type EngineId = 'device' | 'simulated';

/** A tool's engine. */
export interface Engine<Input, Output> {
  readonly id: EngineId;
  readonly phases: readonly EnginePhase[];
  /**
   * Fetches the code that a run needs, so that the network may go before it starts. Weights, which are large, come with
   * the run. Absent where there is nothing more to fetch. Never rejects: a run tells what is missing.
   */
  prepare?(): Promise<void>;
  /**
   * Resolves with the result or an expected failure. Rejects with `signal.reason` (an `AbortError`) when
   * aborted; any other rejection is a bug.
   */
  run(input: Input, options: EngineRunOptions): Promise<EngineOutcome<Output>>;
}
