import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { FeatureGate } from './FeatureGate';

const retry = fn();

const closed = {
  title: 'API Key Management',
  explanation: 'Create, name, and revoke the live and test keys your programs use with the API.',
  upgradeTo: '#premium',
  includes: ['Results up to 4K', 'Unlimited uses of the generators', 'API access'],
};

const unchecked = { title: closed.title, explanation: closed.explanation, onRetry: retry };

const meta = preview.meta({
  title: 'Components/FeatureGate',
  component: FeatureGate,
  args: closed,
  parameters: {
    about: {
      purpose:
        'Explains a feature of the paid plans and links to them, or says that the plan could not be checked.',
      avoid: [
        'For a limit reached within a tool, use `Alert`.',
        'For signing in, use `AuthCard`.',
        'It never offers to try: a button must not promise what it cannot do.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to its one link or button.' },
        { keys: ['Enter'], does: 'Follows the link, or checks the plan again.' },
        { keys: ['Space'], does: 'Checks the plan again.' },
      ],
      announced: '“Checking your plan”, while the plan is read again.',
    },
  },
});

export const Default = meta.story({
  parameters: { spec: ['role.upgrade'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'API Key Management' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#premium');
  },
});

/** In place of a page, after the plan could not be read. */
export const Unchecked = meta.story({
  render: () => <FeatureGate {...unchecked} level={1} />,
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const CheckingAgain = meta.story({
  render: () => <FeatureGate {...unchecked} retrying />,
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(retry).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your plan');
  },
});

export const Phone = meta.story({
  args: { title: 'AFeatureWithANameThatDoesNotFitIntoOneLine' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      <FeatureGate {...closed} />
      <FeatureGate title={closed.title} explanation={closed.explanation} upgradeTo="#premium" />
      <FeatureGate {...unchecked} />
      <FeatureGate {...unchecked} retrying />
    </Stack>
  ),
});
