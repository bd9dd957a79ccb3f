import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { Link } from '../Link';
import { OrDivider } from '../OrDivider';
import { ProviderButton } from '../ProviderButton';
import { AuthCard } from './AuthCard';

const meta = preview.meta({
  title: 'Components/AuthCard',
  component: AuthCard,
  args: {
    title: 'Sign in',
    lead: 'Use your plan and settings on any device.',
    children: (
      <>
        <ProviderButton>Continue with Google</ProviderButton>
        <OrDivider />
        <Button size="l" wide>
          Continue with email
        </Button>
      </>
    ),
    footer: (
      <>
        <Text size="s">
          New here? <Link to="/signup">Create an account</Link>
        </Text>
        <Text size="s">
          By going on you agree to the <Link to="/terms">terms</Link> and the{' '}
          <Link to="/privacy">privacy policy</Link>.
        </Text>
      </>
    ),
  },
  parameters: {
    about: {
      purpose:
        'A page for one short task, such as signing in or choosing a new password. Its title is the page’s `h1`.',
      avoid: [
        'For a task within another page, use `Dialog`.',
        'For a page with several areas, use `PageHeader` and a `Surface` for each.',
      ],
      keyboard: [],
      behaviour: [
        'On a phone it has no border: the page is the card. The keys are those of the form inside.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveFocus();
  },
});

export const TitleOnly = meta.story({
  args: { title: 'Signing you in', lead: undefined, footer: undefined, children: 'One moment.' },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <AuthCard
      {...args}
      title="This link no longer works because a newer one was sent"
      lead="Links of this kind work once, for an hour. We can send another to wolfeschlegelsteinhausenbergerdorff@example.com."
    />
  ),
});
