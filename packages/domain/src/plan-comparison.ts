import { cloudStorageInWords } from './cloud-results';
import { refundDays, resolutions, uploadMaxBytes, videoUploadMaxBytes } from './limits';
import { paidFeatures, hasPaidAccess, type Plan, type PlanId, plans, priceOf } from './plans';
import { tools } from './tools';

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
const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;

function longestSide({ upscaleTo }: Plan): string {
  return `${upscaleTo}, ${resolutions[upscaleTo].longestSidePx}\u00a0px`;
}

const paid: Record<Plan['billingPeriod'], string> = { monthly: 'Every month', lifetime: 'Once' };

/** The feature table, made from the limits and paid features that the product enforces. */
export const planComparison: readonly ComparisonGroup[] = [
  {
    title: 'Tools and limits',
    rows: [
      row('Tools', () => `All ${tools.length}`),
      row('Longest side of a result', longestSide),
      row('Uses of the generators', ({ uses }) => (Number.isFinite(uses) ? `${uses} in total` : 'No limit')),
      row('Largest picture', () => megabytes(uploadMaxBytes)),
      row('Largest video', () => megabytes(videoUploadMaxBytes)),
    ],
  },
  {
    title: 'Features of the paid plans',
    rows: [
      row('Cloud storage for results', (plan) => isPaid(plan) && cloudStorageInWords),
      ...Object.values(paidFeatures).map(({ title }) => row(title, ({ id }) => hasPaidAccess(id))),
    ],
  },
  {
    title: 'Payment',
    rows: [
      row('Paid', (plan) => (isPaid(plan) ? paid[plan.billingPeriod] : 'Never')),
      row('Renews by itself', (plan) => isPaid(plan) && plan.billingPeriod === 'monthly'),
      row('Refunded on request', (plan) => isPaid(plan) && `Within ${refundDays} days`),
    ],
  },
];
