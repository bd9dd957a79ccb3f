import { plans as catalog, hasPaidAccess, type PaidFeatureId, paidFeatureIds } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/pricing';
import { PageHeader, Skeleton } from '@verapix/ui';
import { loadable } from '@verapix/studio/lib/loadable';
import { useState } from 'react';
import { useAccountView } from '../../app/account/account';
import { StructuredData } from '../../app/seo/Head';
import { siteUrl } from '../../app/seo/site';
import { useOwnPrices } from '../../app/seo/use-own-prices';
import { Page } from '../../app/shell/Page';
import { checkoutPath } from '../../lib/checkout-path';
import { paidFeatures } from '../../content/paid-features';
import { useQuery } from '../../lib/use-query';
import { productData } from './product-data';
import { PricingSection, type PricingSectionProps, usePricingView } from './PricingSection';
import { isOfferOver } from './plan-offers';

/** Loaded for users whom a paid feature redirected here. */
const FeatureGate = loadable(
  async () => (await import('@verapix/ui/FeatureGate')).FeatureGate,
  <Skeleton shape="block" style={{ blockSize: '16rem' }} />,
);

/** `/pricing`: the plans. `?view=compare` shows the feature table, `?feature=` the feature that redirected here. */
export function PricingPage() {
  const viewer = useAccountView();
  const [view, onViewChange] = usePricingView();
  const [now] = useState(() => new Date());
  const [query] = useQuery();
  return (
    <>
      {/* Only the build writes it. */}
      {import.meta.env.SSR && <StructuredData data={[productData({ now, origin: siteUrl })]} />}
      <PricingView {...{ viewer, view, onViewChange }} feature={featureFrom(query)} />
    </>
  );
}

export { PricingPage as Component };

/** The paid feature that a query names; undefined for any other text. */
export function featureFrom(query: URLSearchParams): PaidFeatureId | undefined {
  const named = query.get('feature');
  return paidFeatureIds.find((id) => id === named);
}

const lead = messages.lead({ upscaleTo: catalog.premium.upscaleTo });

const description = messages.description({
  title: catalog.premium.name,
  title2: catalog.lifetime.name,
  upscaleTo: catalog.premium.upscaleTo,
});

type PricingViewProps = PricingSectionProps & { feature?: PaidFeatureId | undefined };

/** The plans, their prices, and questions about them. `feature` is the paid feature whose page redirected here. */
export function PricingView({ feature, ...plans }: PricingViewProps) {
  const { planId, planStatus } = plans.viewer;
  useOwnPrices(isOfferOver(plans.viewer));
  // Users with access, and users whose plan is not known yet, are not told to upgrade.
  const gate = planStatus !== 'pending' && !hasPaidAccess(planId) && feature && paidFeatures[feature];
  return (
    <Page title={common.pricing} description={description}>
      <PageHeader title={common.pricing} lead={lead} />
      {gate && (
        <FeatureGate
          title={gate.title}
          explanation={gate.explains}
          upgradeTo={checkoutPath('premium', isOfferOver(plans.viewer))}
        />
      )}
      <PricingSection {...plans} />
    </Page>
  );
}
