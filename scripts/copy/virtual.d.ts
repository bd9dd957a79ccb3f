/** Provided by `scripts/copy/plugin.ts`. */
declare module 'virtual:copy' {
  /** Every message of the product, in the order of its files. */
  export const copyRows: readonly import('./read-copy.ts').CopyRow[];
}
