import { freeUses, type ResolutionName } from './limits';
import { tools } from './tools';

export const planIds = ['free', 'premium', 'lifetime'] as const;
export type PlanId = (typeof planIds)[number];

/** The plans that cost something. */
export const paidPlanIds = ['premium', 'lifetime'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

/** Whether a text names a plan that can be bought. */
export function isPaidPlanId(text: string | null | undefined): text is PaidPlanId {
  return paidPlanIds.some((id) => id === text);
}

/** For how long a payment holds. `lifetime` is paid once. */
export type BillingPeriod = 'monthly' | 'lifetime';

/** US dollars. */
export interface Price {
  regular: number;
  /** What is charged. */
  discounted: number;
}

/** A plan of the one catalogue that cards, comparison, checkout and structured data are made from. */
export interface Plan {
  id: PlanId;
  title: string;
  description: string;
  prices: Partial<Record<BillingPeriod, Price>>;
  /** The period it is sold for. */
  billingPeriod: BillingPeriod;
  /** Largest result of the upscaler. */
  upscaleTo: ResolutionName;
  /** Uses of the generators; `Infinity` is no limit. */
  uses: number;
  /** What a card lists. */
  features: readonly string[];
  buttonText: string;
  /** Rounded words about the offer within the button; the exact saving is `savingsPercent`. */
  buttonOffer?: string;
  /** Where the button leads. */
  buttonAction: 'sign-up' | 'checkout';
  /** Stands out among the cards, under `highlightLabel`. */
  highlight: boolean;
  /** How long the card waits before it comes in, milliseconds. */
  delay: number;
  badge?: string;
  /** The badge at checkout. */
  checkoutBadge?: string;
}

export const currency = 'USD';
export const highlightLabel = 'Popular Choice';

export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    title: 'Free',
    description: 'Try every tool on pictures of your own.',
    prices: { monthly: { regular: 0, discounted: 0 } },
    billingPeriod: 'monthly',
    upscaleTo: '2K',
    uses: freeUses,
    features: [
      `All ${tools.length} tools`,
      'Upscaling to 2K',
      `The generators, limited to ${freeUses} uses total`,
      'No credit card required',
    ],
    buttonText: 'Get Started Free',
    buttonAction: 'sign-up',
    highlight: false,
    delay: 0,
  },
  premium: {
    id: 'premium',
    title: 'Premium',
    description: 'For steady work, billed month by month.',
    prices: { monthly: { regular: 79.99, discounted: 30 } },
    billingPeriod: 'monthly',
    upscaleTo: '4K',
    uses: Number.POSITIVE_INFINITY,
    features: [
      'Everything in Free',
      'Upscaling to 4K',
      'The generators without a limit',
      'API access with keys of your own',
    ],
    buttonText: 'Get Premium',
    buttonOffer: '60% OFF',
    buttonAction: 'checkout',
    highlight: true,
    delay: 120,
    badge: 'Limited Time Offer',
    checkoutBadge: '40% Off',
  },
  lifetime: {
    id: 'lifetime',
    title: 'Lifetime',
    description: 'Everything in Premium, paid once.',
    prices: { lifetime: { regular: 599, discounted: 250 } },
    billingPeriod: 'lifetime',
    upscaleTo: '4K',
    uses: Number.POSITIVE_INFINITY,
    features: [
      'Everything in Premium',
      'Upscaling to 4K',
      'The generators without a limit',
      'One payment: nothing renews',
    ],
    buttonText: 'Get Lifetime',
    buttonAction: 'checkout',
    highlight: false,
    delay: 240,
    badge: 'Best Value',
    checkoutBadge: 'Best Value',
  },
};

/** The regular price of a year of Premium shown at checkout, US dollars. */
export const premiumYearlyRegularPrice = 799.99;

/** What a plan costs for the period it is sold for. */
export function priceOf({ id, prices, billingPeriod }: Plan): Price {
  const price = prices[billingPeriod];
  if (!price) {
    throw new Error(
      `The plan "${id}" has no price for its billing period. Give it one in facts/src/plans.ts.`,
    );
  }
  return price;
}

/** What the offer saves, in whole percent of the regular price; 0 where nothing is regular. */
export function savingsPercent({ regular, discounted }: Price): number {
  return regular === 0 ? 0 : Math.round(((regular - discounted) / regular) * 100);
}
