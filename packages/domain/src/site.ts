/** Marketing claims: sample content, to be replaced by claims that can be verified. */
export const claims = {
  users: 2_500_000,
  images: 50_000_000,
  satisfactionPercent: 99,
  averageSeconds: 3,
  rating: { value: 4.8, count: 1024 },
  professionals: 2_000_000,
  regions: ['US', 'CA', 'GB', 'DE'],
} as const;

/** The day the legal pages were last updated, as ISO 8601. */
export const legalUpdated = '2024-03-01';

/** The departments of the support chat. */
export const chatDepartments = ['General', 'Technical', 'Pricing', 'Payment Options'] as const;
export type ChatDepartment = (typeof chatDepartments)[number];

/** Prices the support chat quotes, US dollars. */
export const supportPrices = {
  photoEnhancementPerImage: 4.99,
  backgroundRemovalPerImage: 2.99,
  logo: 9.99,
  imageGeneration: 7.99,
} as const;

/** Hours within which a billing question is answered. */
export const billingReplyHours = 24;
