import { Stack } from '@verapix/ui';
import { CustomPlan } from './CustomPlan';
import { Plans, type PlansProps } from './Plans';
import { PricingFaq } from './PricingFaq';
import { SecurePayment } from './SecurePayment';

/** Everything about plans, below a heading of the page that shows it. */
export function PricingSection(props: PlansProps) {
  const { level } = props;
  return (
    <Stack gap="xxl">
      <Plans {...props} />
      <SecurePayment level={level} />
      <PricingFaq level={level} />
      <CustomPlan level={level} />
    </Stack>
  );
}
