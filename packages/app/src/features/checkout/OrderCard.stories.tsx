import preview from '@verapix/storybook/preview';
import { Stack, Text } from '@verapix/ui';
import { expect } from 'storybook/test';
import { OrderCard } from './OrderCard';

const meta = preview.meta({
  title: 'Components/OrderCard',
  component: OrderCard,
  args: {
    plan: 'Studio',
    badge: '40% Off',
    price: { price: '$12', per: 'a month', regular: '$48' },
    terms: ['Billed each month until you cancel', 'Opens every tool'],
    style: { maxInlineSize: '30rem' },
  },
  parameters: {
    about: {
      purpose: 'Shows what is being bought and its price, beside the payment button.',
      avoid: [
        'For plans to choose from, use `PlanCard`.',
        'For a plan they already have, use `SubscriptionCard`.',
      ],
      keyboard: [],
      behaviour: ['Amounts are given formatted.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Studio' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <OrderCard {...args} badge={undefined} price={{ price: '$90', per: 'once' }} />
      <OrderCard {...args}>
        <Text size="s">The offer ends on Friday.</Text>
      </OrderCard>
    </Stack>
  ),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { plan: 'A-plan-whose-name-goes-on-and-on-without-any-place-to-break-it' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
