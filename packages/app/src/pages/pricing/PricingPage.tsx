import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StructuredData } from '../../seo/StructuredData';
import { siteUrl } from '../../seo/site';
import { useAccountView } from '../../wiring/account/account';
import { gatedFeatureFrom } from './gated-feature-from';
import { offerData } from './offer-data';
import { PricingView } from './PricingView';
import { usePricingView } from './use-pricing-view';

/** `/pricing`: the plans. `?view=compare` shows the feature table, `?feature=` what is behind the gate that led here. */
export function PricingPage() {
  const viewer = useAccountView();
  const [view, onViewChange] = usePricingView();
  const [now] = useState(() => new Date());
  const [query] = useSearchParams();
  return (
    <>
      <StructuredData data={[offerData({ now, origin: siteUrl })]} />
      <PricingView {...{ viewer, view, onViewChange }} feature={gatedFeatureFrom(query)} />
    </>
  );
}
