import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { InternalLink } from '../Link';
import { PlanPrice } from '../PlanPrice';
import { PlanCard, PlanCards } from './PlanCard';

const meta = preview.meta({
  title: 'Components/PlanCard',
  component: PlanCard,
  args: {
    title: 'Studio',
    level: 2 as const,
    description: 'For regular work, billed monthly.',
    price: <PlanPrice size="l" price="$12" per="a month" regular="$48" saving="You save 75%" />,
    features: ['Results in full size', 'Every tool', 'A key for your programs'],
    action: (
      <Button asChild wide size="l" tone="accent" variant="solid">
        <InternalLink to="#studio">
          Get Studio <Badge tone="accent">70% OFF</Badge>
        </InternalLink>
      </Button>
    ),
    badge: 'This week',
  },
  argTypes: { price: { control: false }, action: { control: false } },
  parameters: {
    about: {
      purpose: 'Presents a plan: its price, features and action, aligned with the plans beside it.',
      avoid: [
        'To compare many features, use `PlanTable`.',
        'For a purchase, use `OrderCard`.',
        'For the user’s current plan, use `SubscriptionCard`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to its action.' },
        { keys: ['Enter'], does: 'Follows or presses it.' },
      ],
      behaviour: ['Use several in `PlanCards`. Amounts are given formatted.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Studio' });
    await expect(card).toHaveTextContent('This week');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Studio 70% OFF' })).toHaveFocus();
  },
});

export const Highlighted = meta.story({
  parameters: { spec: ['entity.plan'] },
  args: { highlight: 'Most chosen', style: { marginBlockStart: '1rem' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most chosen')).toBeVisible();
  },
});

export const Current = meta.story({
  args: { current: 'Your plan', action: <Text tone="textMuted">Included in your plan</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Studio' })).toHaveTextContent('Your plan');
  },
});

const three = (
  <PlanCards>
    <PlanCard
      title="Sketch"
      level={2}
      description="For a first look."
      price={<PlanPrice size="l" price="$0" />}
      features={['Every tool', 'Small results']}
      action={
        <Button wide size="l">
          Start
        </Button>
      }
    />
    <PlanCard
      title="Studio"
      level={2}
      description="For steady work, with a description that takes more than the one line of its neighbours."
      price={<PlanPrice size="l" price="$12" per="a month" regular="$48" saving="You save 75%" />}
      features={['Results in full size', 'Every tool', 'A key for your programs']}
      action={
        <Button wide size="l" tone="accent" variant="solid">
          Get Studio <Badge tone="accent">70% OFF</Badge>
        </Button>
      }
      badge="This week"
      highlight="Most chosen"
      delay={120}
    />
    <PlanCard
      title="Press"
      level={2}
      description="For everyone in the house."
      price={<PlanPrice size="l" price="$900" per="once" regular="$1,200" saving="You save 25%" />}
      features={['Everything in Studio']}
      action={<Text tone="textMuted">Included in your plan</Text>}
      current="Your plan"
      delay={240}
    />
  </PlanCards>
);

export const Matrix = meta.story({
  render: () => three,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText('Price:').map((price) => price.getBoundingClientRect().top);
    await expect(new Set(tops.map(Math.round)).size).toBe(1);
  },
});

export const Tablet = meta.story({ render: () => three, globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({
  render: () => three,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
