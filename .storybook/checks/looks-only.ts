/**
 * Whether this is the second of the two runs of all stories: in another order, only plays and pixels are asked again.
 * What axe and the page checks say does not hang on what ran before.
 */
export const looksOnly = import.meta.env.MODE === 'looks';
