/** How long reading a video's headers may take before it counts as damaged, in milliseconds. */
export const readingTakesAtMost = 15_000;
