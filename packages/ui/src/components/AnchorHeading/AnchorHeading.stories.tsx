import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Badge } from '../Badge';
import { AnchorHeading } from './AnchorHeading';

const meta = preview.meta({
  title: 'Components/AnchorHeading',
  component: AnchorHeading,
  args: { id: 'base-url', level: 2 as const, title: 'Base URL' },
  parameters: {
    about: {
      purpose:
        'Heads a section of a longer page that people link to, such as documentation, and provides the link.',
      avoid: ['For a heading that needs no link, use `Heading`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the link beside the heading, and shows it.' },
        { keys: ['Enter'], does: 'Follows the link, so that the URL can be copied.' },
      ],
      behaviour: ['The link shows on hover and focus, and always on devices without a pointer.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('Base URL');
    const link = canvas.getByRole('link', { name: 'Link to Base URL' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#base-url');
    await expect(link).toHaveStyle({ opacity: '1' });
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      <AnchorHeading id="section" level={2} title="A section" />
      <AnchorHeading id="part" level={3} size="card" title="A part of it" />
      <AnchorHeading id="code" level={3} size="card" mono title="rate_limited">
        <Badge tone="warning">429</Badge>
      </AnchorHeading>
    </Stack>
  ),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { title: 'AHeadingWithAWordThatIsLongerThanAPhoneIsWideAndThatHasToBreakSomewhere' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
