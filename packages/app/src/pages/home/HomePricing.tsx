import { Heading, Stack } from '@verapix/ui';
import { useAccountView } from '../../wiring/account/account';
import { PricingSection } from '../pricing/PricingSection';
import { usePricingView } from '../pricing/use-pricing-view';

/** The plans on the home page. */
export function HomePricing() {
  const viewer = useAccountView();
  const [view, onViewChange] = usePricingView();
  return (
    <Stack gap="l">
      <Heading level={2}>Pricing</Heading>
      <PricingSection {...{ viewer, view, onViewChange }} level={3} />
    </Stack>
  );
}
