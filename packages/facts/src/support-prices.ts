/** Prices the support chat quotes, US dollars. */
export const supportPrices = {
  photoEnhancementPerImage: 4.99,
  backgroundRemovalPerImage: 2.99,
  logo: 9.99,
  imageGeneration: 7.99,
} as const;

/** Hours within which a billing question is answered. */
export const billingReplyHours = 24;
