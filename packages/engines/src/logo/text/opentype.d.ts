/** Types for the ES module build; the package's default browser entry is a classic script. */
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
