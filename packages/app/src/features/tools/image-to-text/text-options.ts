import type { TextLanguage } from '@verapix/engines/text';

/** What the user chooses before a run. */
export interface TextOptions {
  /** At least one. */
  languages: readonly TextLanguage[];
}
