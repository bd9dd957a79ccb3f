import 'vitest';

declare module 'vitest' {
  /** What `vitest.config.ts` tells the tests. */
  interface ProvidedContext {
    /** Whether every state of a page is compared and checked, not only its first story. */
    checksEveryState: boolean;
    /** Whether the components are checked in all themes, and nothing else. */
    checksThemes: boolean;
    /** Whether pages are checked for texts that do not fit, and nothing else. */
    checksLanguage: boolean;
  }
}
