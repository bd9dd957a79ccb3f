import type { FreeUseInput } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { Card, Text } from '@verapix/ui';
import { expect } from 'storybook/test';
import { inStudio } from '../testing/StoryHost';
import { StoryFreeUses } from '../testing/tool-stories';
import { FreeUsesGate } from './FreeUses';

const form = (
  <Card level={2} title="What should it be?">
    <Text>The form of the generator.</Text>
  </Card>
);

const shown = (input: FreeUseInput) => (
  <StoryFreeUses {...input}>{(view) => <FreeUsesGate view={view}>{form}</FreeUsesGate>}</StoryFreeUses>
);

const meta = preview.meta({ title: 'Pages/Tools/Free uses', decorators: [inStudio] });

export const Untouched = meta.story({
  parameters: { spec: ['free.left'], states: ['free-use.available'] },
  render: () => shown({ used: 0, access: 'limited' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/free uses/)).toBeNull();
  },
});

export const OneUsed = meta.story({
  parameters: { spec: ['free.left', 'role.visitor-tools'], states: ['free-use.available'] },
  render: () => shown({ used: 1, access: 'limited' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 free uses left')).toBeVisible();
  },
});

export const Exhausted = meta.story({
  parameters: { spec: ['limit-screen', 'free.limit', 'role.visitor-tools'], states: ['free-use.exhausted'] },
  render: () => shown({ used: 3, access: 'limited' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
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

/** A user with no free use left may still turn out to have a plan. */
export const Checking = meta.story({
  parameters: { states: ['free-use.checking'] },
  render: () => shown({ used: 3, access: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The form of the generator.')).toBeNull();
  },
});

export const Founder = meta.story({
  parameters: { spec: ['free.founder'], states: ['free-use.unlimited'] },
  render: () => shown({ used: 3, access: 'founder' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Founder account: Unlimited access')).toBeVisible();
  },
});

export const Paid = meta.story({
  parameters: { states: ['free-use.unlimited'] },
  render: () => shown({ used: 1, access: 'plan' }),
});
