import preview from '@verapix/storybook/preview';
import { Card, Text } from '@verapix/ui';
import { expect } from 'storybook/test';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { FreeUsesGate } from './FreeUsesGate';

const form = (
  <Card level={2} title="What should it be?">
    <Text>The form of the generator.</Text>
  </Card>
);

const shown = (view: FreeUsesView) => <FreeUsesGate view={view}>{form}</FreeUsesGate>;

const meta = preview.meta({ title: 'Pages/Tools/Free uses' });

export const Untouched = meta.story({
  parameters: { states: ['free-use.available'] },
  render: () => shown({ state: 'available', access: 'limited', used: 0, left: 3 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/free uses/)).toBeNull();
  },
});

export const OneUsed = meta.story({
  parameters: { states: ['free-use.available'] },
  render: () => shown({ state: 'available', access: 'limited', used: 1, left: 2 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 free uses left')).toBeVisible();
  },
});

export const Exhausted = meta.story({
  parameters: { states: ['free-use.exhausted'] },
  render: () => shown({ state: 'exhausted', access: 'limited', used: 3, left: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
    await expect(
      canvas.getByText("You've used all 3 free enhancements. Upgrade to Premium for unlimited access."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(canvas.queryByText('The form of the generator.')).toBeNull();
  },
});

export const ExhaustedOnPhone = meta.story({
  ...Exhausted.input,
  globals: { viewport: { value: 'mobile1' } },
});

/** Whoever has used everything may still turn out to have a plan. */
export const Checking = meta.story({
  parameters: { states: ['free-use.checking'] },
  render: () => shown({ state: 'checking', access: 'unknown', used: 3, left: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The form of the generator.')).toBeNull();
  },
});

export const Founder = meta.story({
  parameters: { states: ['free-use.unlimited'] },
  render: () => shown({ state: 'unlimited', access: 'founder', used: 3, left: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Founder account: Unlimited access')).toBeVisible();
  },
});

export const Paid = meta.story({
  parameters: { states: ['free-use.unlimited'] },
  render: () => shown({ state: 'unlimited', access: 'plan', used: 1, left: 2 }),
});
