import type { NotifyEmitted, ToastOptions } from '../toasts/toasts.types';

/** Something that stands in the way, in words for the person. */
export interface Problem {
  /** For code and tests; `unexpected` is a throw that nobody planned. */
  code: string;
  /** A short heading, where the message alone would not say what it is about. */
  title?: string;
  message: string;
  /** What the person can do about it. */
  fix?: string;
  /** How its toast differs from the usual one. */
  toast?: Pick<ToastOptions, 'variant' | 'type' | 'duration'>;
}

/** Why a file was not taken. */
export type Rejection = Problem;
/** Why a run gave no result. */
export type Failure = Problem;
/** Why a run with this source and these options may not start, such as a result larger than the plan allows. */
export type Blocker = Problem;

/** How far a run has come. An engine's own report fits as it is. */
export interface ToolRunProgress {
  /** Id of the part under way. */
  phase: string;
  /** What a person reads while it lasts. */
  phaseLabel: string;
  /** Share of this part done, 0 to 1; absent where nobody can know. */
  phaseDone?: number;
  /** Share of the whole run done, 0 to 1. */
  overall: number;
  /** Expected milliseconds to the end; absent until there is a pace. */
  etaMs?: number;
}

/** Texts of the toasts. An absent one says nothing, but for `refused` and `unexpected`, which have a default. */
export interface ToolRunMessages<Result> {
  /** A file was taken. */
  uploaded?: string;
  /** A run started. */
  processing?: string;
  /** A result is there. */
  done?: string | ((result: Result) => string);
  /** The result was downloaded or copied. */
  taken?: string;
  /** A file came, or was to be removed, during a run. */
  refused?: string;
  /** An actor threw. */
  unexpected?: Problem;
}

/** The options of a tool that leaves nothing to choose. */
export type NoOptions = Record<string, never>;

/** The source of a tool that works from no file. */
export type NoSource = 'no-file';

/** What a tool's run is made from. */
export interface ToolRunInput<Source, Options extends object, Result> {
  options: Options;
  /** Pure and quick: asked again whenever a view or a guard wants to know. */
  validate?: (source: Source, options: Options) => Blocker | undefined;
  messages?: ToolRunMessages<Result>;
  /** What a tool without a file works from: there from the start, so that the machine begins in `ready`. */
  source?: Source;
  /** How many results stay in `kept` when the next run starts; none when absent. */
  keeps?: number;
}

export interface ToolRunContext<Source, Options extends object, Result> {
  options: Options;
  validate: (source: Source, options: Options) => Blocker | undefined;
  messages: ToolRunMessages<Result>;
  source: Source | undefined;
  /** Why the last choice of a file was not taken; gone with the next choice. */
  rejection: Rejection | undefined;
  failure: Failure | undefined;
  result: Result | undefined;
  keeps: number;
  /** The latest results, newest first, at most `keeps` of them; `result` is among them. */
  kept: readonly Result[];
  /** The options that the result was, or is being, made with. */
  ranWith: Options | undefined;
  progress: ToolRunProgress | undefined;
  /** Number of the latest run: a report of an earlier one is dropped. */
  run: number;
}

export type ToolRunEvent<Options extends object, Files, Result> =
  /** Files were picked, dropped or pasted. Refused during a run; otherwise the last choice wins. */
  | { type: 'file.chosen'; files: Files }
  /** Something was dropped or pasted that is no file. */
  | { type: 'drop.foreign'; rejection: Rejection }
  /** During a run it counts for the next one: the result will be stale. */
  | { type: 'options.changed'; options: Partial<Options> }
  | { type: 'run.start' }
  | { type: 'run.cancel' }
  | { type: 'run.retry' }
  /** Sent by the run itself, through `report`. */
  | { type: 'run.progress'; run: number; progress: ToolRunProgress }
  /** The result was downloaded or copied. */
  | { type: 'result.taken' }
  /** One of `kept` is to be the result that is shown. Refused during a run. */
  | { type: 'result.selected'; result: Result }
  /** Back from the result to what it was made with. */
  | { type: 'result.dismissed' }
  | { type: 'source.cleared' };

/** How a page speaks to its tool's machine. */
export type ToolRunSend<Options extends object, Result, Files = readonly File[]> = (
  event: ToolRunEvent<Options, Files, Result>,
) => void;

export type ToolRunEmitted<Source, Result> =
  | NotifyEmitted
  /** A file was taken; a page may scroll to the tool. */
  | { type: 'source.accepted'; source: Source }
  /** A run came to a result: for whoever counts them. */
  | { type: 'run.succeeded'; result: Result }
  /** The machine lets go of a source: its object URL may be revoked. */
  | { type: 'source.released'; source: Source }
  /** The machine lets go of a result: its object URL may be revoked. */
  | { type: 'result.released'; result: Result }
  /** An actor threw: for a log. The person sees a `Problem` with the code `unexpected`. */
  | { type: 'error.caught'; error: unknown };

/** `busy`: work is under way that leaving would lose. `untaken`: a result is there that nobody has saved. */
export type ToolRunTag = 'busy' | 'untaken';

export type InspectOutcome<Source> = { ok: true; source: Source } | { ok: false; rejection: Rejection };

/** Input of the `inspect` actor: looks at the chosen files and says what it would take. */
export interface InspectInput<Files> {
  files: Files;
}

export type ProcessOutcome<Result> = { ok: true; value: Result } | { ok: false; failure: Failure };

/**
 * Input of the `process` actor. The actor gets an abort signal too (`fromPromise`) and must stop its work, and
 * release what it has made so far, when it fires: the machine no longer listens then.
 */
export interface ProcessInput<Source, Options> {
  source: Source;
  options: Options;
  report: (progress: ToolRunProgress) => void;
}
