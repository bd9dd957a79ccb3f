import type { ComponentType } from 'react';

/** The file that a result becomes, and what is known of it. */
interface BatchFile {
  blob: Blob;
  width?: number;
  height?: number;
  /** Something to know about it, such as a fallback. */
  note?: string | undefined;
}

export interface BatchSettingsProps<Options extends object> {
  options: Options;
  onChange: (changes: Partial<Options>) => void;
}

/** What a tool adds to work on many pictures. It is loaded with the first batch. */
export interface BatchTool<Source, Options extends object, Result> {
  /** A word for the tool in the names of files, such as `upscaled`. */
  word: string;
  /** What the button that starts does, such as `Upscale`. */
  verb: string;
  /** The options at the start. */
  options: Options;
  fileOf: (result: Result, source: Source, options: Options) => BatchFile;
  /** How many pictures are worked on at once on a device with this many cores. A network uses all of them by itself. */
  concurrency: (options: Options, cores: number) => number;
  Settings: ComponentType<BatchSettingsProps<Options>>;
}
