import preview from '@verapix/storybook/preview';
import { type ComponentProps, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PricingView } from './PricingPage';
import type { Viewer } from './plan-offers';

const visitor: Viewer = {
  status: 'signed-out',
  planId: 'free',
  planStatus: 'known',
  offer: 'open',
  hasFullAccess: false,
};
const member: Viewer = { ...visitor, status: 'signed-in' };

/** The page with the chosen view in state instead of the address. */
function Held({ view, ...rest }: ComponentProps<typeof PricingView>) {
  const [shown, show] = useState(view);
  return (
    <MemoryRouter>
      <PricingView {...rest} view={shown} onViewChange={show} />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PricingView,
  args: { viewer: visitor, view: 'simple' as const, onViewChange: () => {} },
  render: (args) => <Held {...args} />,
  // The table is loaded before the story renders.
  beforeEach: async () => {
    await import('./ComparedPlans');
  },
  parameters: { layout: 'fullscreen', route: '/pricing' },
});

const checkoutOf = (planId: string) => expect.stringContaining(`/payment?planId=${planId}`);
const phone = { viewport: { value: 'mobile1' } };

const fits = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};

export const Default = meta.story({
  parameters: {
    spec: [
      'product.tiers',
      'pricing.simple',
      'pricing.assurance',
      'pricing.custom',
      'entity.plan',
      'state.pricing-view',
      'limit.free',
      'limit.premium',
      'limit.lifetime',
      'limit.refund',
      'limit.faq-six',
      'tools.tiers',
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('each plan says what it costs and where it leads', async () => {
      await expect(canvas.getByRole('article', { name: 'Premium' })).toHaveTextContent(
        /Limited Time Offer.*Popular Choice.*\$30 a month.*\$79\.99.*You save 62%.*60% OFF/,
      );
      await expect(canvas.getByRole('article', { name: 'Lifetime' })).toHaveTextContent(
        /Best Value.*\$250 one-time.*\$599.*You save 58%/,
      );
      await expect(canvas.getByRole('article', { name: 'Free' })).toHaveTextContent(
        'limited to 3 uses total',
      );
      await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/signup');
      await expect(canvas.getByRole('link', { name: 'Get Premium 60% OFF' })).toHaveAttribute(
        'href',
        checkoutOf('premium'),
      );
      await expect(canvas.getByRole('link', { name: 'Get Lifetime' })).toHaveAttribute(
        'href',
        checkoutOf('lifetime'),
      );
    });
    await step('the payment is explained', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Secure payment' })).toBeVisible();
    });
    await step('the six questions open', async () => {
      await userEvent.click(await canvas.findByRole('heading', { name: 'Can I get my money back?' }));
      await expect(canvasElement.querySelectorAll('summary')).toHaveLength(6);
      await expect(canvasElement.querySelector('details[open]')).toHaveTextContent('within 14 days');
    });
    await step('and links for other needs follow', async () => {
      await expect(canvas.getByRole('heading', { name: 'Need a custom plan?' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'View FAQ' })).toHaveAttribute('href', '/faq');
      await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
    });
  },
});

export const Compare = meta.story({
  parameters: { spec: ['pricing.compare', 'state.pricing-view'] },
  args: { view: 'compare' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Compare Features' })).toBeChecked();
    await expect(await canvas.findByRole('row', { name: /^API access/ })).toHaveTextContent(
      'API accessNoYesYes',
    );
    await expect(canvas.getByRole('row', { name: /^Batch processing/ })).toHaveTextContent(
      'Batch processingUp to 3 picturesUp to 100 picturesUp to 100 pictures',
    );
    await expect(canvas.getByRole('link', { name: 'Get Lifetime' })).toHaveAttribute(
      'href',
      checkoutOf('lifetime'),
    );
  },
});

export const Toggled = meta.story({
  parameters: { spec: ['pricing.toggle'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    await step('the arrow keys change the view', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Simple View' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await canvas.findByRole('table', { name: 'What each plan includes' })).toBeVisible();
    });
    await step('and so does a press', async () => {
      await userEvent.click(canvas.getByText('Simple View'));
      await expect(canvas.getAllByRole('article')).toHaveLength(3);
      await expect(canvas.queryByRole('table')).toBeNull();
    });
  },
});

export const OnFree = meta.story({
  parameters: { spec: ['role.user'] },
  args: { viewer: member },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Free' })).toHaveTextContent('Your plan');
    await expect(canvas.getByRole('link', { name: 'Open the tools' })).toHaveAttribute('href', '/tools');
  },
});

export const OnPremium = meta.story({
  parameters: { spec: ['role.user'] },
  args: { viewer: { ...member, planId: 'premium' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Premium' })).toHaveTextContent('Your plan');
    await expect(canvas.getByRole('link', { name: 'Manage Plan' })).toHaveAttribute('href', '/subscriptions');
    await expect(canvas.queryByRole('link', { name: /Get Premium/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Get Lifetime' })).toBeVisible());
  },
});

export const OnLifetime = meta.story({
  parameters: { spec: ['role.user'] },
  args: { viewer: { ...member, planId: 'lifetime' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nothing left to buy/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Get/ })).toBeNull();
  },
});

export const ComparedOnLifetime = meta.story({
  args: { viewer: { ...member, planId: 'lifetime' }, view: 'compare' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('columnheader', { name: 'Lifetime $250 one-time Your plan' });
    await expect(column).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Get/ })).toBeNull();
  },
});

export const Founder = meta.story({
  args: { viewer: { ...member, planId: 'lifetime', hasFullAccess: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You have access to everything in every plan.', { exact: false }),
    ).toBeVisible();
    await expect(canvas.getAllByText('You have access')).toHaveLength(3);
    await expect(canvas.queryByText('Your plan')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Get/ })).toBeNull();
  },
});

/** Nothing is offered while the plan is read. */
export const Loading = meta.story({
  args: { viewer: { ...visitor, status: 'loading', planStatus: 'pending', offer: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Premium' })).not.toHaveTextContent('$');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your plan');
    await expect(canvas.queryByRole('link', { name: /^Get/ })).toBeNull();
  },
});

export const PlanUnknown = meta.story({
  args: { viewer: { ...member, planStatus: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t check your plan')).toBeVisible();
    await expect(canvas.queryByText('Your plan')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: /Get Premium/ })).toBeVisible());
  },
});

/** What the build writes into the page for search engines, with the prices of the offer. */
function withStructuredData(): () => void {
  const script = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
  document.head.append(script);
  return () => script.remove();
}
const structuredData = () => document.head.querySelectorAll('script[type="application/ld+json"]').length;

/** Seven days after the first checkout of the account. */
export const OfferOver = meta.story({
  parameters: { spec: ['limit.offer'] },
  args: { viewer: { ...member, offer: 'over' } },
  beforeEach: withStructuredData,
  play: async ({ canvas }) => {
    await waitFor(() => expect(structuredData()).toBe(0));
    await expect(canvas.getByText('Your offer is over')).toBeVisible();
    const premium = canvas.getByRole('article', { name: 'Premium' });
    await expect(premium).toHaveTextContent('$79.99 a month');
    await expect(premium).not.toHaveTextContent(/\$30|save|OFF|Limited/);
    await expect(canvas.getByRole('article', { name: 'Lifetime' })).toHaveTextContent('$599 one-time');
    await expect(canvas.getByRole('link', { name: 'Get Premium' })).toHaveAttribute(
      'href',
      expect.stringContaining('amount=79.99'),
    );
    await expect(await canvas.findByText(/costs less than 8 months of Premium/)).toBeInTheDocument();
  },
});

export const OfferOverCompared = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { viewer: { ...member, offer: 'over' }, view: 'compare' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('columnheader', { name: 'Lifetime $599 one-time Best Value' }),
    ).toBeVisible();
  },
});

/** The clock runs: the prices are those of the offer. */
export const OfferRunning = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { viewer: { ...member, offer: 'running' } },
  beforeEach: withStructuredData,
  play: async ({ canvas }) => {
    await expect(structuredData()).toBe(1);
    await expect(canvas.getByRole('article', { name: 'Premium' })).toHaveTextContent('$30 a month');
    await expect(canvas.queryByText('Your offer is over')).toBeNull();
  },
});

export const OfferUnknown = meta.story({
  args: { viewer: { ...member, offer: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t check your offer')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Premium' })).toHaveTextContent('$30 a month');
  },
});

const upgrade = { name: 'Upgrade to Premium' };

export const Gate = meta.story({
  parameters: { spec: ['keys.gate'] },
  args: { viewer: member, feature: 'api-keys' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'API Key Management' })).toBeVisible();
    await expect(canvas.getByRole('link', upgrade)).toHaveAttribute('href', checkoutOf('premium'));
  },
});

/** An old link from before the purchase. */
export const GateIsOpen = meta.story({
  args: { viewer: { ...member, planId: 'premium' }, feature: 'api-keys' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', upgrade)).toBeNull();
  },
});

export const Phone = meta.story({ globals: phone, play: fits });

export const ComparePhone = meta.story({ args: { view: 'compare' }, globals: phone, play: fits });

export const GatePhone = meta.story({
  args: { feature: 'batch-processing' },
  globals: phone,
  play: fits,
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: fits });
