import type { Problem } from '@verapix/domain';
import type { BatchItem } from '../batch/batch.types';
import type { ErrorCaughtEmitted, NotifyEmitted } from '../shared/setup-parts';
import type { ToastOptions } from '../shared/toast';

/** How many pictures the user's plan takes: `unknown` until the plan is read. */
export type BatchAccess = 'unknown' | 'free' | 'paid';

/** A batch as it is stored: what its machine starts from. */
export interface StoredBatch {
  items: readonly BatchItem[];
  options: object;
}

/** A document of several pages, of which the user chooses some. */
export interface PagedDocument {
  name: string;
  pageCount: number;
  /** The most pages to choose. */
  max: number;
  /** A small picture of a page; the first is 1. Rejects if it can't be drawn. */
  preview: (page: number) => Promise<Blob>;
  /** The text that a page holds as text. Rejects if it can't be read. */
  text: (page: number) => Promise<string>;
}

/** A question for the pages of a document. */
export interface PagesQuestion {
  document: PagedDocument;
  /** Called with the chosen pages in order; with none if the user leaves the document out. */
  answer: (pages: readonly number[]) => void;
}

/** Why not all chosen files are in the list. */
export interface LeftOut {
  chosen: number;
  taken: number;
  /** Whether the user's plan is why. */
  isFree: boolean;
}

/** What is saved: all results, one of them, or a document of all by its number. */
export type SaveTarget =
  | { to: 'zip' | 'folder' }
  | { to: 'file'; item: BatchItem }
  | { to: 'document'; index: number };

export interface SaveForm {
  /** How the files are named. */
  template: string;
  /** The format of the pictures, with what goes with it. Undefined if the files are saved as they were made. */
  saveAs: object | undefined;
}

export interface SaveProgress {
  done: number;
  all: number;
}

export interface BatchSessionInput {
  /** The options of a new batch, apart from those that come with the files. */
  options: object;
  /** Returns why a run with this source and these options cannot start. */
  validate?: (source: unknown, options: object) => Problem | undefined;
  /** The ratio of the device that the run of one picture with these options takes up, above 0 and at most 1. */
  costOf: (options: object) => number;
  /** How results are named at first. */
  template: string;
  /** Returns whether files that were chosen for some options can be added to a stored batch. */
  isSameWork: (stored: object, chosen: object) => boolean;
  /** Returns whether a batch with these options can't start yet. */
  isBlocked: (options: object) => boolean;
  /** Whether the page works on a single picture without a batch. */
  takesSingle: boolean;
  /** Whether the page says itself why the only file could not be opened. */
  takesRejection: boolean;
  /** Whether to ask the user for permission to notify them of the end. */
  asksNotice: boolean;
}

export type BatchSessionEvent =
  /** Sent by `watchLock`: no other tab works on the tool's batch. */
  | { type: 'lock.granted' }
  /** Sent by `watchLock`: another tab works on the tool's batch. */
  | { type: 'lock.refused' }
  /** The page knows the plan of the user, or it has changed. */
  | { type: 'access.changed'; access: BatchAccess }
  /** The user chose files before a batch is open, for a batch that starts with these options. */
  | { type: 'files.chosen'; files: readonly File[]; options: object }
  /** The user adds files to the open batch. */
  | { type: 'files.added'; files: readonly File[] }
  /** Sent by `openFiles`: what it does now, as text for the user. */
  | { type: 'opening.progressed'; text: string }
  /** Sent by `openFiles`: the user chooses pages of a document. */
  | { type: 'pages.requested'; question: PagesQuestion }
  /** The user has chosen pages; none to leave the document out. */
  | { type: 'pages.chosen'; pages: readonly number[] }
  /** The user stops the opening of files: none of them is added. */
  | { type: 'opening.cancelled' }
  /** The user goes on with the stored batch. */
  | { type: 'batch.restored' }
  /** The user deletes the stored or open batch with its files and results. */
  | { type: 'batch.deleted' }
  /** Raised by the machine: there are files to copy to the device. */
  | { type: 'files.held' }
  /** There is no more room for results: pauses the batch. */
  | { type: 'storage.filled' }
  /** The user changes how results are saved. */
  | { type: 'form.changed'; form: Partial<SaveForm> }
  /** The user saves results. Cancels what is being saved. */
  | { type: 'saving.started'; target: SaveTarget }
  /** Sent by `saveResults`: how many of all files are written. */
  | { type: 'saving.progressed'; progress: SaveProgress }
  /** The user stops saving. */
  | { type: 'saving.cancelled' }
  /** The user answers whether to be notified of the end. */
  | { type: 'notice.answered'; isAllowed: boolean };

export type BatchSessionEmitted =
  | NotifyEmitted
  | ErrorCaughtEmitted
  /** The user goes on with the stored batch: what else is on the page makes room. */
  | { type: 'session.resumed' }
  /** There is no batch any more. */
  | { type: 'session.closed' }
  /** Something threw without which the batch can't go on: the page fails with the error. */
  | { type: 'session.failed'; error: unknown }
  /** The chosen file holds one picture: the page works on it without a batch. */
  | { type: 'file.passed'; file: File }
  /** The only chosen file could not be opened: the page says why. */
  | { type: 'rejection.passed'; problem: Problem }
  /** The user has answered whether to be notified: the page asks the browser, or remembers that they declined. */
  | { type: 'notice.settled'; isAllowed: boolean };

/** Input of the `openFiles` actor. */
export interface OpenFilesInput {
  files: readonly File[];
  /** The most pictures to make. */
  max: number;
}

/** The pictures of the chosen files. Their files can be read from now on. */
export interface OpenedFiles {
  items: readonly BatchItem[];
  /** The first picture. */
  first: File | undefined;
  /** How many pictures there would be without the limit. */
  count: number;
  /** Why files could not be opened. */
  problems: readonly Problem[];
}

/** Input of the `saveResults` actor. */
export interface SaveResultsInput extends SaveForm {
  target: SaveTarget;
}

/** Output of the `saveResults` actor. */
export interface SavedResults {
  /** What was not saved, if anything. */
  warning: ToastOptions | undefined;
}
