/** The features of Premium and Lifetime. Features that are not listed are open to everyone. */
export const paidFeatureIds = [
  'api-access',
  'api-keys',
  'advanced-watermark-removal',
  'batch-processing',
  'custom-models',
  'priority-processing',
] as const;
export type PaidFeatureId = (typeof paidFeatureIds)[number];
