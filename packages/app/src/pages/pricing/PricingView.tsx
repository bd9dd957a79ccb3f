import { plans as catalogue, type GatedFeatureId } from '@verapix/facts';
import { PageHeader } from '@verapix/ui';
import { Page } from '../../shell/Page';
import type { PlansProps } from './Plans';
import { PricingGate } from './PricingGate';
import { PricingSection } from './PricingSection';

interface PricingViewProps extends Omit<PlansProps, 'level'> {
  /** The feature at whose gate someone was turned away. */
  feature?: GatedFeatureId | undefined;
}

const lead = `Start free. Pay when you need results up to ${catalogue.premium.upscaleTo} or the API.`;

const description = `Verapix is free to try. ${catalogue.premium.title} and ${catalogue.lifetime.title} bring results up to ${catalogue.premium.upscaleTo} and the API: what each plan holds and costs.`;

/** The plans, what they cost and what is asked about them. */
export function PricingView({ feature, ...plans }: PricingViewProps) {
  return (
    <Page title="Pricing" description={description}>
      <PageHeader title="Pricing" lead={lead} />
      <PricingGate feature={feature} viewer={plans.viewer} />
      <PricingSection {...plans} level={2} />
    </Page>
  );
}
