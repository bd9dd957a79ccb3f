import type { ResolutionName } from './limits';

export const planIds = ['free', 'premium', 'lifetime'] as const;
export type PlanId = (typeof planIds)[number];

/** The plans that cost something. */
export const paidPlanIds = ['premium', 'lifetime'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

/** Whether a text names a plan that can be bought. */
export function isPaidPlanId(text: string | null | undefined): text is PaidPlanId {
  return paidPlanIds.some((id) => id === text);
}

/** A plan of the one catalogue that cards, comparison, checkout and structured data are made from. */
export interface Plan {
  id: PlanId;
  title: string;
  /** US dollars. */
  price: { regular: number; discounted: number };
  interval: 'none' | 'monthly' | 'lifetime';
  /** Largest result of the upscaler. */
  upscaleTo: ResolutionName;
  /** Uses of the generators; `Infinity` is no limit. */
  uses: number;
  badge?: string;
  highlight?: string;
}

export const currency = 'USD';

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    title: 'Free',
    price: { regular: 0, discounted: 0 },
    interval: 'none',
    upscaleTo: '2K',
    uses: 3,
  },
  premium: {
    id: 'premium',
    title: 'Premium',
    price: { regular: 79.99, discounted: 30 },
    interval: 'monthly',
    upscaleTo: '4K',
    uses: Number.POSITIVE_INFINITY,
    badge: 'Limited Time Offer',
    highlight: 'Popular Choice',
  },
  lifetime: {
    id: 'lifetime',
    title: 'Lifetime',
    price: { regular: 599, discounted: 250 },
    interval: 'lifetime',
    upscaleTo: '4K',
    uses: Number.POSITIVE_INFINITY,
    badge: 'Best Value',
  },
};

/** The regular price of a year of Premium shown at checkout, US dollars. */
export const premiumYearlyRegularPrice = 799.99;

/** What the offer saves, in whole percent of the regular price; 0 where nothing is regular. */
export function savingsPercent({ price: { regular, discounted } }: Pick<Plan, 'price'>): number {
  return regular === 0 ? 0 : Math.round(((regular - discounted) / regular) * 100);
}
