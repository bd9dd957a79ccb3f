import type { TextLanguage, WordBox } from '@verapix/engines/text';

/** What the user chooses before a run. */
export interface TextOptions {
  /** At least one. */
  languages: readonly TextLanguage[];
  /** The part of the picture that is read; the whole picture without it. */
  region?: WordBox | undefined;
}
