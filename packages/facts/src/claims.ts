/** Marketing claims: sample content, to be replaced by what can be shown to be true. */
export const claims = {
  users: 2_500_000,
  images: 50_000_000,
  satisfactionPercent: 99,
  averageSeconds: 3,
  rating: { value: 4.8, count: 1024 },
  professionals: 2_000_000,
  regions: ['US', 'CA', 'GB', 'DE'],
} as const;
