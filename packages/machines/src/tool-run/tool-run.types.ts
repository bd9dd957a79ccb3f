import type { History, Problem } from '@verapix/domain';
import type { ToastedProblem } from '../shared/problem';
import type { ErrorCaughtEmitted, NotifyEmitted } from '../shared/setup-parts';

/** The progress of a run. The engines report it in this form. */
export interface ToolRunProgress {
  /** Id of the current phase. */
  phase: string;
  /** The phase as text for the user. */
  phaseLabel: string;
  /** Completed ratio of this phase, 0 to 1; absent if unknown. */
  phaseDone?: number;
  /** Completed ratio of the whole run, 0 to 1. */
  overall: number;
  /** Estimated milliseconds to the end; absent until it can be estimated. */
  etaMs?: number;
}

/** Texts of the toasts. An absent text shows no toast, except `refused` and `unexpected`, which have defaults. */
export interface ToolRunMessages<Result> {
  /** A file was accepted. */
  uploaded?: string;
  /** A run started. */
  processing?: string;
  /** A run returned a result. */
  done?: string | ((result: Result) => string);
  /**
   * In what a result is less than what was asked for, such as a fallback, or that hardly anything was done: a warning that
   * takes the place of `done`.
   */
  caveat?: (result: Result) => string | undefined;
  /** The result was downloaded or copied. */
  saved?: string;
  /** The user chose or removed a file during a run. */
  refused?: string;
  /** An actor threw. */
  unexpected?: Problem;
}

/** The options of a tool without options. */
export type NoOptions = Record<string, never>;

/** The source of a tool that works without a file. */
export type NoSource = 'no-file';

export interface ToolRunInput<Source, Options extends object, Result> {
  /** The initial options. */
  options: Options;
  /** Returns why a run with this source and these options cannot start. Pure and fast. */
  validate?: (source: Source, options: Options) => ToastedProblem | undefined;
  /** The texts of the toasts. */
  messages?: ToolRunMessages<Result>;
  /** The source of a tool without a file. With a source the machine starts in `ready`. */
  source?: Source;
  /** How many results to keep when the next run starts; 0 if absent. */
  historyLimit?: number;
}

export interface ToolRunContext<Source, Options extends object, Result> {
  options: Options;
  validate: (source: Source, options: Options) => ToastedProblem | undefined;
  messages: ToolRunMessages<Result>;
  source: Source | undefined;
  /** Why the last file was not accepted; cleared by the next choice. */
  rejection: Problem | undefined;
  failure: Problem | undefined;
  result: Result | undefined;
  historyLimit: number;
  /** The latest results, newest first, up to `historyLimit`. Includes `result`. */
  history: readonly Result[];
  /** The options of the current or the last run. */
  lastRunOptions: Options | undefined;
  progress: ToolRunProgress | undefined;
  /** The changes of `options` that can be undone and redone. */
  optionsHistory: Omit<History<Options>, 'present'>;
  /** Number of the latest run. Progress of earlier runs is ignored. */
  run: number;
}

export type ToolRunEvent<Options extends object, Files, Result> =
  /** The user picked, dropped or pasted files. The last choice wins; during a run it is refused. */
  | {
      type: 'file.chosen';
      files: Files;
      /** The user accepts a file that was rejected because a part of it is missing. */
      acceptIncomplete?: boolean;
    }
  /** The user dropped or pasted something that is not a file: a toast says what to do instead. */
  | { type: 'drop.rejected'; rejection: Problem }
  /** The user or the page changes some of the options. During a run they apply to the next one. */
  | {
      type: 'options.changed';
      options: Partial<Options>;
      /** The user can undo the change. Changes with the same step, one after the other, are undone together. */
      step?: string;
    }
  /** The user takes back the latest change with a step. During a run it applies to the next one. */
  | { type: 'options.undone' }
  /** The user makes the change again that was undone last. */
  | { type: 'options.redone' }
  /** Starts a run and releases the earlier result. If the run is blocked, a toast says why. */
  | { type: 'run.start' }
  /** Cancels the inspection of a file or the current run: aborts the actor's signal. */
  | { type: 'run.cancel' }
  /** Runs again with the same source after a failure. */
  | { type: 'run.retry' }
  /** Sent by the `process` actor through `report`. Ignored if it belongs to an earlier run. */
  | { type: 'run.progress'; run: number; progress: ToolRunProgress }
  /** The result was downloaded or copied: leaving the page loses nothing. */
  | {
      type: 'result.saved';
      /** What the saved file lacks, for a warning in the place of the toast. */
      caveat?: string | undefined;
    }
  /** Another tool works on with the result: leaving the page loses nothing. */
  | { type: 'result.passed' }
  /** The result is in the library: leaving the page loses nothing. */
  | { type: 'result.kept' }
  /** The user changes the result by hand: what was saved of it is not all. */
  | { type: 'result.edited' }
  /** The user selects a result of `history`. Ignored during a run. */
  | { type: 'result.selected'; result: Result }
  /** The user returns from the result to the source and options. */
  | { type: 'result.dismissed' }
  /** The user removes the file. Refused during a run. */
  | { type: 'source.cleared' };

/** Sends an event to a tool's machine. */
export type ToolRunSend<Options extends object, Result, Files = readonly File[]> = (
  event: ToolRunEvent<Options, Files, Result>,
) => void;

export type ToolRunEmitted<Source, Result> =
  /** A file was accepted or refused, a run started, succeeded, failed or is blocked. */
  | NotifyEmitted
  /** A file was accepted: the page can scroll to the tool or choose suitable options. */
  | { type: 'source.accepted'; source: Source }
  /** A run returned a result: the page can count it or store its duration. */
  | { type: 'run.succeeded'; result: Result }
  /** The machine no longer holds a source: its object URL can be revoked. */
  | { type: 'source.released'; source: Source }
  /** The machine no longer holds a result: its object URL can be revoked. */
  | { type: 'result.released'; result: Result }
  | ErrorCaughtEmitted;

/** `busy`: leaving would lose work in progress. `unsaved`: there is a result that was not saved. */
export type ToolRunTag = 'busy' | 'unsaved';

export type InspectOutcome<Source> = { ok: true; source: Source } | { ok: false; rejection: Problem };

/** Input of the `inspect` actor. */
export interface InspectInput<Files> {
  files: Files;
  /** Whether a file of which a part is missing is accepted. */
  acceptIncomplete: boolean;
}

export type ProcessOutcome<Result> = { ok: true; value: Result } | { ok: false; failure: Problem };

/**
 * Input of the `process` actor. When its abort signal fires, the actor must stop and release what it has created,
 * because the machine no longer handles its outcome.
 */
export interface ProcessInput<Source, Options> {
  source: Source;
  options: Options;
  report: (progress: ToolRunProgress) => void;
}
