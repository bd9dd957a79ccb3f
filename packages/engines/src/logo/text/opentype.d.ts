/** The library's modules have no types of their own; the file that browsers would get by its name is a classic script. */
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
