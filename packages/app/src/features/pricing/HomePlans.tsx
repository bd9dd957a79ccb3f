import { useAccountView } from '../../app/account/account';
import { useAwakening } from '../../lib/early-press';
import { Plans } from './PricingSection';

/** The plans on the home page, with what counts most of each. */
export function HomePlans() {
  const viewer = useAccountView();
  return (
    <div {...useAwakening<HTMLDivElement>()}>
      <Plans viewer={viewer} view="simple" level={3} short />
    </div>
  );
}
