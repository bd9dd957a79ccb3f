import { cloudStorageInWords } from './cloud-results';
import { batchMaxPictures, freeBatchMaxPictures, freeUses, type ResolutionName } from './limits';
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

/** The period that one payment covers. `lifetime` is paid once. */
export type BillingPeriod = 'monthly' | 'lifetime';

/** US dollars. */
export interface Price {
  regular: number;
  /** What is charged. */
  discounted: number;
}

/** A plan of the catalog. Cards, the comparison, the checkout and structured data are made from it. */
export interface Plan {
  id: PlanId;
  title: string;
  description: string;
  prices: Partial<Record<BillingPeriod, Price>>;
  /** The period the plan is sold for. */
  billingPeriod: BillingPeriod;
  /** Largest result of the upscaler. */
  upscaleTo: ResolutionName;
  /** Uses of the generators; `Infinity` is no limit. */
  uses: number;
  /** The list on the plan's card. */
  features: readonly string[];
  buttonText: string;
  /** The rounded offer inside the button; the exact saving is `savingsPercent`. */
  buttonOffer?: string;
  /** Where the button leads. */
  buttonAction: 'sign-up' | 'checkout';
  /** Emphasized among the cards, under `highlightLabel`. */
  highlight: boolean;
  /** Delay of the card's entrance animation, milliseconds. */
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
      `Batches of up to ${batchMaxPictures} pictures`,
      `${cloudStorageInWords} of cloud storage for results`,
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

/** A feature of Premium and Lifetime. */
interface PaidFeature {
  title: string;
  /** What the feature does, in a sentence or two. */
  explains: string;
}

/** The features of the paid plans by id. Features that are not listed are open to everyone. */
export const paidFeatures = {
  'api-access': {
    title: 'API access',
    explains:
      'Upscale pictures from your own programs: one request with a picture, one answer with the result, or with a job to come back for.',
  },
  'api-keys': {
    title: 'API Key Management',
    explains: 'Create, name and revoke the live and test keys with which your programs use the API.',
  },
  'advanced-watermark-removal': {
    title: 'Advanced watermark removal',
    explains:
      'Have the watermark remover suggest the area to fill in, as marks that you can still change. It finds clear lettering in a picture, also tiled, about two thirds of half-transparent words in white and a third of those in black, and what stands still in a video; it misses most grey and coloured marks, may miss emblems, and is sometimes wrong.',
  },
  'batch-processing': {
    title: 'Batch processing',
    explains: `Work on up to ${batchMaxPictures} pictures in one go, with one download for all of them. It goes on after a reload. Without a paid plan a batch has up to ${freeBatchMaxPictures}.`,
  },
  'custom-models': {
    title: 'Custom models',
    explains:
      'Add an upscaling network of your own, an ONNX file that enlarges two or four times. It runs and stays on your device.',
  },
  'priority-processing': {
    title: 'Priority processing',
    explains:
      'Have a job of the API started before jobs without priority, which keep a share of the workers.',
  },
} as const satisfies Record<string, PaidFeature>;

export type PaidFeatureId = keyof typeof paidFeatures;

/** Whether a plan includes the paid features. Every paid plan includes all of them. */
export function hasPaidAccess(planId: PlanId): boolean {
  return planId !== 'free';
}
