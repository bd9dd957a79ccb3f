import { Skeleton, Stack } from '@verapix/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../wiring/lazy-part';
import { CustomPlan } from './CustomPlan';
import { Plans, type PlansProps } from './Plans';
import { SecurePayment } from './SecurePayment';

/** Below what one sees first: its code may come after. */
const PricingFaq = lazyPart(async () => (await import('./PricingFaq')).PricingFaq);

/** Everything about plans, below a heading of the page that shows it. */
export function PricingSection(props: PlansProps) {
  const { level } = props;
  return (
    <Stack gap="xxl">
      <Plans {...props} />
      <SecurePayment level={level} />
      <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '22rem' }} />}>
        <PricingFaq level={level} />
      </Suspense>
      <CustomPlan level={level} />
    </Stack>
  );
}
