import { useAccountView } from '../../wiring/account/account';
import { PricingSection } from '../pricing/PricingSection';
import { usePricingView } from '../pricing/use-pricing-view';
import { HomeSection } from './HomeSection';

/** The plans on the home page. */
export function HomePricing() {
  const viewer = useAccountView();
  const [view, onViewChange] = usePricingView();
  return (
    <HomeSection title="Pricing">
      <PricingSection {...{ viewer, view, onViewChange }} level={3} />
    </HomeSection>
  );
}
