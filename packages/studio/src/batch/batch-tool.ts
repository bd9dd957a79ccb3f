import type { Problem, ToolId } from '@verapix/domain';
import type { LibraryStep, PagedDocument } from '@verapix/machines';
import type { ComponentType } from 'react';
import type { PictureNeeds } from './pictures-at-once';

/** What has batches of its own: a tool, or the recipes. */
export type BatchId = ToolId | 'recipe';

/** Batches, for the view of a tool or of the recipes. */
export interface ToolBatch {
  id: BatchId;
  /** Loaded with the first batch. */
  Page: ComponentType<BatchPageProps>;
}

export interface BatchPageProps {
  /** The chosen files; absent to go on with a stored batch. */
  files?: readonly File[] | undefined;
  /** What a new batch starts with, besides what the tool says. */
  options?: object | undefined;
  /** The user goes on with the stored batch: what else is on the page makes room. */
  onResume: () => void;
  /** The batch is gone. */
  onClose: () => void;
  /** The chosen file holds one picture: the tool works on it without a batch. */
  onSingle?: ((file: File) => void) | undefined;
  /** The one chosen file could not be opened: the tool shows why, without a batch. */
  onRejected?: ((problem: Problem) => void) | undefined;
}

/** The file that a result becomes, and what is known of it. */
export interface BatchFile {
  blob: Blob;
  width?: number;
  height?: number;
  /** Something to know about it, such as a fallback. */
  note?: string | undefined;
  /** Whether the note says that it is less than what was asked for. */
  isPartial?: boolean;
  /** What a document of all results needs to know of it, as plain data. */
  details?: object;
}

export interface BatchSettingsProps<Choices extends object, Source = unknown> {
  options: Choices;
  onChange: (changes: Partial<Choices>) => void;
  /** Opens the picture that the settings are for; of all pictures, the first that opens. Undefined if none does. */
  openSample: () => Promise<Source | undefined>;
  /** The pictures that the settings are for. */
  pictures: readonly BatchPicture[];
}

/** A picture of a batch, as it was chosen. */
export interface BatchPicture {
  id: string;
  name: string;
  /** Reads its file; undefined if it is gone. */
  readFile: () => Promise<File | undefined>;
}

/** A result in a document of all. */
export interface DocumentPage<Source> {
  /** The name of the picture's file. */
  name: string;
  source: Source;
  /** What its `BatchFile` says. */
  details: object;
}

/** A file of all results together. */
export interface BatchDocument<Source> {
  /** In a menu, such as `Searchable PDF`. */
  label: string;
  fileName: string;
  /** Makes the file. The pages come one after the other, in the order of the batch. */
  make: (pages: AsyncIterable<DocumentPage<Source>>) => Promise<Blob>;
}

export interface ChoosePagesProps {
  document: PagedDocument;
  /** Whether the user's plan limits the pages. */
  isFree: boolean;
  /** The chosen pages in order; none if the user leaves the document out. */
  onChoose: (pages: readonly number[]) => void;
}

export interface ExpandOptions {
  /** The most pictures to make. */
  max: number;
  /** Asks the user for pages of a document. None if they leave it out. */
  choosePages: (document: PagedDocument) => Promise<readonly number[]>;
  /** Says what is being done, for the user. */
  onProgress: (text: string) => void;
  /** Aborted when the user cancels or leaves the page: nothing more is opened. */
  signal: AbortSignal;
}

export interface Expanded {
  files: readonly File[];
  /** How many there would be without `max`. */
  count: number;
  /** Why files could not be opened. */
  problems: readonly Problem[];
}

/** What a tool adds to work on many pictures. It is loaded with the first batch. */
export interface BatchTool<Source, Options extends object, Result, Choices extends object = Options> {
  /** A word for the tool in the names of files, such as `upscaled`. */
  word: string;
  /** What the button that starts does, as it stands beside `3 pictures`: `Upscale`, or `vergrößern` in German. */
  verb: string;
  /** What the user chooses, at the start. It is stored whenever it changes. */
  options: Choices;
  /** The options of a picture's run, if they are not the same as what the user chooses. */
  optionsOf?: (source: Source, choices: Choices) => Options;
  /** What the settings of a recipe's step choose for a picture. Default: the settings themselves, which were checked. */
  choicesOf?: (settings: LibraryStep['settings'], source: Source, isLast: boolean) => Partial<Choices>;
  /** Why a picture can't be worked on with these choices. */
  refuse?: (source: Source, choices: Choices) => Problem | undefined;
  /** Why the batch can't start with these choices. */
  blocker?: (choices: Choices) => Problem | undefined;
  /** Whether pictures that are chosen for these options can be added to a stored batch. Default: they can. */
  isSameWork?: (stored: Choices, chosen: Partial<Choices>) => boolean;
  fileOf: (result: Result, source: Source) => BatchFile;
  /** What all results can be saved as together. Needs `details`. */
  documents?: readonly BatchDocument<Source>[];
  /** Makes pictures of the chosen files, for a tool that takes other files too. */
  expand?: (files: readonly File[], how: ExpandOptions) => Promise<Expanded>;
  /** Asks for the pages of a document. Needed by an `expand` that asks. */
  ChoosePages?: ComponentType<ChoosePagesProps>;
  /** What the file picker offers besides pictures. */
  accept?: string;
  /** What one picture's run takes of the device. A network uses all cores by itself. */
  needs: (choices: Choices) => PictureNeeds;
  Settings: ComponentType<BatchSettingsProps<Choices, Source>>;
}
