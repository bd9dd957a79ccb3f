import { useAccountView } from '../../app/account/account';
import { PricingSection, usePricingView } from './PricingSection';

/** The plans on the home page. */
export function HomePlans() {
  const viewer = useAccountView();
  const [view, onViewChange] = usePricingView();
  return <PricingSection {...{ viewer, view, onViewChange }} level={3} />;
}
