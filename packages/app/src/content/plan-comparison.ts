import {
  batchMaxPictures,
  decodeMaxPixels,
  freeBatchMaxPictures,
  hasPaidAccess,
  type PaidFeatureId,
  type Plan,
  type PlanId,
  paidFeatureIds,
  plans,
  priceOf,
  refundDays,
  resolutions,
  tools,
  uploadMaxBytes,
  videoFrameMaxPixels,
} from '@verapix/domain';
import * as messages from '@verapix/messages/plans';
import { paidFeatures } from './paid-features';
import { cloudStorageInWords } from './plan-words';

/** A row of the feature table. */
interface ComparisonRow {
  label: string;
  /** What each plan has: a text, or whether it has the feature. */
  values: Record<PlanId, string | boolean>;
}

interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

function row(label: string, of: (plan: Plan) => string | boolean): ComparisonRow {
  const { free, premium, lifetime } = plans;
  return {
    label,
    values: { free: of(free), premium: of(premium), lifetime: of(lifetime) },
  };
}

const isPaid = (plan: Plan): boolean => priceOf(plan).discounted > 0;
const megabytes = (bytes: number): string => messages.megabytes({ size: bytes / 1024 ** 2 });
/** Short, because the word does not fit into a column on a phone. */
const megapixels = (pixels: number): string =>
  messages.megapixels({ count: Math.floor(pixels / 100_000) / 10 });

function longestSide({ upscaleTo }: Plan): string {
  return messages.sideLength({ resolution: upscaleTo, pixels: resolutions[upscaleTo].longestSidePx });
}

const paid: Record<Plan['billingPeriod'], string> = { monthly: messages.everyMonth, lifetime: messages.once };

/** The features that the free plan has up to a limit. */
const limitOf: Partial<Record<PaidFeatureId, (id: PlanId) => string>> = {
  'batch-processing': (id) =>
    messages.upToPictures({ count: hasPaidAccess(id) ? batchMaxPictures : freeBatchMaxPictures }),
};

/** The feature table, made from the limits and paid features that the product enforces. */
export const planComparison: readonly ComparisonGroup[] = [
  {
    title: messages.toolsAndLimits,
    rows: [
      row(messages.toolsLabel, () => messages.allOf({ count: tools.length })),
      row(messages.longestSide, longestSide),
      row(messages.generatorUses, ({ uses }) =>
        Number.isFinite(uses) ? messages.usesInTotal({ uses }) : messages.noLimit,
      ),
      row(messages.largestPicture, () => megapixels(decodeMaxPixels)),
      row(messages.largestUpscale, () => megabytes(uploadMaxBytes)),
      row(messages.largestFrame, () => megapixels(videoFrameMaxPixels)),
    ],
  },
  {
    title: messages.paidFeatures,
    rows: [
      row(messages.cloudStorageLabel, (plan) => isPaid(plan) && cloudStorageInWords),
      ...paidFeatureIds.map((feature) =>
        row(paidFeatures[feature].title, ({ id }) => limitOf[feature]?.(id) ?? hasPaidAccess(id)),
      ),
    ],
  },
  {
    title: messages.payment,
    rows: [
      row(messages.paid, (plan) => (isPaid(plan) ? paid[plan.billingPeriod] : messages.never)),
      row(messages.renews, (plan) => isPaid(plan) && plan.billingPeriod === 'monthly'),
      row(messages.refunded, (plan) => isPaid(plan) && messages.withinDays({ days: refundDays })),
    ],
  },
];
