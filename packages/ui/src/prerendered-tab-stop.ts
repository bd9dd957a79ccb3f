/**
 * Props for a group of Radix's whose items share one tab stop. Radix makes the group a stop only once it runs: prerendered, the
 * Tab key would pass it by, and find one more stop afterwards.
 */
export const prerenderedTabStop =
  typeof document === 'undefined'
    ? { tabIndex: 0, suppressHydrationWarning: true }
    : { suppressHydrationWarning: true };
