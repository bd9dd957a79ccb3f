import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  decorators: [withRecordingLinks],
  args: {
    label: 'Breadcrumbs',
    items: [
      { label: 'Home', path: '/' },
      { label: 'Documentation', path: '/docs' },
    ],
    current: 'Authentication',
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Shows where a page is within the site, and leads to the pages above it.',
      aliases: ['path', 'trail'],
      avoid: [
        'On sites with one level, use `Header` alone.',
        'For the order of a task, use `Stepper`.',
        'For the previous and next page, use `PagerLinks`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from link to link.' },
        { keys: ['Enter'], does: 'Follows the focused one.' },
      ],
      announced: 'The current page is announced as such. It is no link.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'page');
    navigate.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Documentation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/docs');
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack style={{ maxInlineSize: '20rem' }}>
      <Breadcrumbs {...args} />
      <Breadcrumbs
        {...args}
        label="Long"
        current="What an error of the public API says, and how it is mended"
      />
      <div dir="rtl">
        <Breadcrumbs {...args} label="From right to left" />
      </div>
    </Stack>
  ),
});
