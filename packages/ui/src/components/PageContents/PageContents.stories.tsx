import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { PageContents } from './PageContents';

const items = [
  { id: 'base-url', title: 'Base URL' },
  { id: 'upscale', title: 'Upscale a picture' },
  { id: 'request', title: 'Request', level: 2 },
  { id: 'answer', title: 'Answer', level: 2 },
  { id: 'limits', title: 'Limits' },
] as const;

const meta = preview.meta({
  title: 'Components/PageContents',
  component: PageContents,
  args: { items },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    about: {
      purpose: 'Lists the sections of a longer page, with links.',
      avoid: [
        'For the pages of a section of the site, use `SideNav`.',
        'For views of which one is shown, use `Tabs`.',
        'Not on a page that fits the window.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to each link; on a narrow window to the button first.' },
        { keys: ['Enter'], does: 'Follows the focused link; on the button, opens or closes.' },
        { keys: ['Space'], does: 'On the button, opens or closes.' },
      ],
      behaviour: ['Beside the page; below 1280 px, above it behind a button.'],
    },
  },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Base URL' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '#limits');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('link', { name: 'Answer' })).toBeVisible();
  },
});
