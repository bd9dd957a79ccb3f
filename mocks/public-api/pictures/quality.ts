/** How well JPG and WEBP results are kept, of 100. */
export const lossyQuality = 92;
