import preview from '@verapix/storybook/preview';
import { Button, Grid } from '@verapix/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { SubscriptionCard, subscriptionCardStatuses } from './SubscriptionCard';

const cancel = fn();

const meta = preview.meta({
  title: 'Components/SubscriptionCard',
  component: SubscriptionCard,
  args: {
    plan: 'Premium',
    status: 'active' as const,
    details: [
      { label: 'Amount', value: '$45.00' },
      { label: 'Interval', value: 'Monthly' },
      { label: 'Started', value: '3 March 2026' },
      { label: 'Renews', value: '3 April 2026' },
    ],
    note: 'It renews by itself on 3 April 2026.',
    actions: (
      <>
        <Button>Manage Plan</Button>
        <Button tone="danger" variant="ghost" onClick={cancel}>
          Cancel Subscription
        </Button>
      </>
    ),
    style: { maxInlineSize: '40rem' },
  },
  argTypes: { status: { control: 'inline-radio', options: subscriptionCardStatuses } },
  parameters: {
    about: {
      purpose: 'Shows the user’s plan, its price and what happens next.',
      avoid: [
        'Without a subscription, use `EmptyState`.',
        'For plans to choose from, use `PlanCard`.',
        'For a purchase, use `OrderCard`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through its actions.' },
        { keys: ['Enter'], does: 'Follows or presses the focused one.' },
      ],
      behaviour: ['Its figures are given formatted.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    cancel.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel Subscription' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
  },
});

export const Canceled = meta.story({
  args: {
    status: 'canceled',
    details: [
      { label: 'Amount', value: '$45.00' },
      { label: 'Interval', value: 'Monthly' },
      { label: 'Started', value: '3 March 2026' },
      { label: 'Ends', value: '3 April 2026' },
      { label: 'Canceled', value: '12 March 2026' },
    ],
    note: 'You keep Premium until 3 April 2026.',
    actions: (
      <>
        <Button tone="accent" variant="solid">
          Reactivate Subscription
        </Button>
        <Button>Manage Plan</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Canceled')).toHaveLength(2);
  },
});

export const Lifetime = meta.story({
  args: {
    plan: 'Lifetime',
    details: [
      { label: 'Amount', value: '$300.00' },
      { label: 'Interval', value: 'Lifetime' },
      { label: 'Started', value: '3 March 2026' },
    ],
    note: undefined,
    actions: <Button>Manage Plan</Button>,
  },
});

export const Phone = meta.story({
  args: { plan: 'A plan with a name that is longer than usual' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  parameters: { spec: ['state.subscription-badges'] },
  render: (args) => (
    <Grid column="l">
      {subscriptionCardStatuses.map((status) => (
        <SubscriptionCard key={status} {...args} status={status} />
      ))}
    </Grid>
  ),
});
