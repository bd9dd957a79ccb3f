import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { InternalLink, Link, linkVariants } from './Link';
import { navigate, withRecordingLinks } from './RecordingLink';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  argTypes: { variant: { control: 'inline-radio', options: linkVariants } },
  parameters: {
    about: {
      purpose: 'Navigates to another page or place, and looks like a link.',
      aliases: ['anchor', 'hyperlink'],
      avoid: [
        'For actions, use `Button`.',
        'For a whole area that is a link, use `Card` or `LinkCard`.',
        'For components with their own styles, use `InternalLink`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter'], does: 'Follows it.' },
      ],
      behaviour: ['`external` opens a new tab, which its name announces.'],
    },
  },
});

export const Default = meta.story({
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [withRecordingLinks],
  render: () => <Link to="/pricing">See what it costs</Link>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See what it costs' });
    await expect(link).toHaveAttribute('href', '/pricing');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await expect(navigate.mock.calls).toEqual([['/pricing'], ['/pricing']]);
  },
});

export const WithoutProvider = meta.story({
  render: () => <Link to="/pricing">See what it costs</Link>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/pricing');
  },
});

export const External = meta.story({
  args: { href: 'https://example.com/', external: true, children: 'Read the source' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the source (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const AsChild = meta.story({
  render: () => (
    <Link asChild>
      <a href="/files/report.csv" download>
        Download the report
      </a>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download the report' });
    await expect(link).toHaveAttribute('download');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
});

/** `InternalLink` has no styles: here the button provides them. */
export const AsButton = meta.story({
  render: () => (
    <Button asChild tone="accent" variant="solid">
      <InternalLink to="/signin">Sign In</InternalLink>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  },
});

export const CurrentPage = meta.story({
  args: { to: '/examples', variant: 'quiet', 'aria-current': 'page', children: 'Examples' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Examples');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      <Text>
        Your picture stays on your device; <Link to="/privacy">the privacy page</Link> says how. The format is
        described by{' '}
        <Link href="https://example.com/" external>
          its authors
        </Link>
        .
      </Text>
      <Inline gap="l">
        <Link to="/pricing" variant="quiet">
          Pricing
        </Link>
        <Link to="/examples" variant="quiet" aria-current="page">
          Examples
        </Link>
        <Link href="https://example.com/" external variant="quiet">
          Source
        </Link>
      </Inline>
    </Stack>
  ),
});
