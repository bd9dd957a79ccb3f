import { freeUses, type ResolutionName } from './limits';

export const planIds = ['free', 'premium', 'lifetime'] as const;
export type PlanId = (typeof planIds)[number];

/** The plans that cost something. */
export const paidPlanIds = ['premium', 'lifetime'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

/** Whether a text names a plan that can be bought. */
export function isPaidPlanId(text: string | null | undefined): text is PaidPlanId {
  return paidPlanIds.some((id) => id === text);
}

/** The period that one payment covers. `lifetime` is paid once. */
export type BillingPeriod = 'monthly' | 'lifetime';

/** US dollars. */
export interface Price {
  regular: number;
  /** The price of the offer, charged until it ends for an account. */
  discounted: number;
}

/** A plan of the catalog. Cards, the comparison, the checkout and structured data are made from it. */
export interface Plan {
  id: PlanId;
  /** Its name in orders and payments, in every language. */
  name: string;
  prices: Partial<Record<BillingPeriod, Price>>;
  /** The period the plan is sold for. */
  billingPeriod: BillingPeriod;
  /** Largest result of the upscaler. */
  upscaleTo: ResolutionName;
  /** Uses of the generators; `Infinity` is no limit. */
  uses: number;
  /** Where the button leads. */
  buttonAction: 'sign-up' | 'checkout';
  /** Emphasized among the cards. */
  highlight: boolean;
  /** Delay of the card's entrance animation, milliseconds. */
  delay: number;
}

export const currency = 'USD';

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    prices: { monthly: { regular: 0, discounted: 0 } },
    billingPeriod: 'monthly',
    upscaleTo: '2K',
    uses: freeUses,
    buttonAction: 'sign-up',
    highlight: false,
    delay: 0,
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    prices: { monthly: { regular: 79.99, discounted: 30 } },
    billingPeriod: 'monthly',
    upscaleTo: '4K',
    uses: Number.POSITIVE_INFINITY,
    buttonAction: 'checkout',
    highlight: true,
    delay: 120,
  },
  lifetime: {
    id: 'lifetime',
    name: 'Lifetime',
    prices: { lifetime: { regular: 599, discounted: 250 } },
    billingPeriod: 'lifetime',
    upscaleTo: '4K',
    uses: Number.POSITIVE_INFINITY,
    buttonAction: 'checkout',
    highlight: false,
    delay: 240,
  },
};

/** The regular price of a year of Premium shown at checkout, US dollars. */
export const premiumYearlyRegularPrice = 799.99;

/** The price of a plan for its billing period. */
export function priceOf({ id, prices, billingPeriod }: Plan): Price {
  const price = prices[billingPeriod];
  if (!price) {
    throw new Error(
      `The plan "${id}" has no price for its billing period. Add one in packages/domain/src/plans.ts.`,
    );
  }
  return price;
}

/** What the offer saves, in whole percent of the regular price; 0 if the regular price is 0. */
export function savingsPercent({ regular, discounted }: Price): number {
  return regular === 0 ? 0 : Math.round(((regular - discounted) / regular) * 100);
}

/** Whether a plan includes the paid features. Every paid plan includes all of them. */
export function hasPaidAccess(planId: PlanId): planId is PaidPlanId {
  return planId !== 'free';
}
