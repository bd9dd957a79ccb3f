import 'vitest';

declare module 'vitest' {
  /** What `vitest.config.ts` tells the tests. */
  interface ProvidedContext {
    /** Whether every story is compared and its colours checked, not only the matrix of each component. */
    checksEveryState: boolean;
    /** Whether the components are checked in all themes, and nothing else. */
    checksThemes: boolean;
    /** Whether pages are checked for texts that do not fit, and nothing else. */
    checksLanguage: boolean;
  }
}
