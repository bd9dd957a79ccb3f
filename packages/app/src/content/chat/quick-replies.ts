/** Questions that are asked with one press: what the button says is what is asked. */
export const quickReplies = [
  'Image enhancement',
  'Pricing plans',
  'Uploading images',
  'Multiple images',
] as const;
