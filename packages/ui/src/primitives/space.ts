import type { vars } from '../theme/theme.css';

/** Steps of the 4 px grid for spacing. */
export const spaces = ['none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'section'] as const;
export type Space = (typeof spaces)[number] & keyof typeof vars.space;
