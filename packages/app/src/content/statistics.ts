import { claims } from '@verapix/domain';

/** Sample content: the figures of the home page, to be replaced by measured ones. The page labels them as samples. */
export const statistics = [
  { value: claims.users, label: 'users' },
  { value: claims.images, label: 'images enhanced' },
  { value: claims.satisfactionPercent, unit: '%', label: 'satisfaction' },
  { value: claims.averageSeconds, unit: '\u00a0s', label: 'average time per image' },
] as const;
