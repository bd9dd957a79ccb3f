import { useAccountView } from '../../app/account/account';
import { useAwakening } from '../../lib/early-press';
import { PricingSection, usePricingView } from './PricingSection';

/** The plans on the home page. */
export function HomePlans() {
  const viewer = useAccountView();
  const [view, onViewChange] = usePricingView();
  return (
    <div {...useAwakening<HTMLDivElement>()}>
      <PricingSection {...{ viewer, view, onViewChange }} level={3} />
    </div>
  );
}
