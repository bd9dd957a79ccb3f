import type { ChatDepartment } from '@verapix/facts';

/** What an answer may depend on. */
export interface AnswerContext {
  /** Whether whoever asks has a paid plan. */
  isPremiumEnabled: boolean;
}

/** Something that people ask, and what there is to say. */
export interface Intent {
  id: string;
  /** Words and phrases that tell it, in any form of the words. A longer phrase tells more. */
  phrases: readonly string[];
  /** Where it belongs: it goes first there when a question fits two equally well. */
  department?: ChatDepartment;
  /** Plain text; a page is named as `[its name](/its-path)`. */
  answer: (context: AnswerContext) => string;
}
