import { type LowerPayment, planOf } from '@verapix/domain';
import * as messages from '@verapix/messages/merchant';
import { DescriptionList, Heading, Stack, Surface, Text } from '@verapix/ui';
import { formatDate, formatMoney } from '@verapix/messages/formats/dates';
import { planTitles } from '../../content/plan-words';

/** The payments that gave a plan for less than it costs, for the founder to look at. Nothing if there are none. */
export function LowerPayments({ payments }: { payments: readonly LowerPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <Surface>
      <Stack gap="m">
        <Heading level={2} size="card">
          {messages.lowerPayments}
        </Heading>
        <Text tone="textMuted" measure>
          {messages.lowerPaymentsText}
        </Text>
        <DescriptionList
          items={payments.map(({ plan_id, price, paid, received_at }) => ({
            label: messages.lowerPayment({
              plan: planTitles[planOf(plan_id)],
              date: formatDate(received_at) ?? received_at,
            }),
            value: messages.paidInstead({
              paid: formatMoney(paid.amount, paid.currency),
              price: formatMoney(price.amount, price.currency),
            }),
          }))}
        />
      </Stack>
    </Surface>
  );
}
