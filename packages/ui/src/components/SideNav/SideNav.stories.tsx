import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { SideNav } from './SideNav';

const sections = [
  {
    title: 'Guides',
    items: [
      { label: 'Getting started', path: '#getting-started' },
      { label: 'Authentication', path: '#authentication' },
    ],
  },
  {
    title: 'Reference',
    items: [
      { label: 'API reference', path: '#api' },
      { label: 'Errors and what to do about each of them', path: '#errors' },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/SideNav',
  component: SideNav,
  args: { label: 'Documentation', sections, currentPath: '#authentication' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    about: {
      purpose:
        'Lists the pages of one section of the site, such as the documentation, and marks the current one.',
      aliases: ['sidebar', 'navigation'],
      avoid: ['For the site as a whole, use `Header`.', 'For the sections of one page, use `PageContents`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to each link; on a narrow window to the button first.' },
        { keys: ['Enter'], does: 'Follows the focused link; on the button, opens or closes.' },
        { keys: ['Space'], does: 'On the button, opens or closes.' },
      ],
      behaviour: ['Beside the page; below 1024 px, above it behind a button.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Documentation' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Guides' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Getting started' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Authentication');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    // The link leads nowhere here: following it would navigate the story's frame.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    const button = canvas.getByRole('button', { name: 'Documentation', expanded: false });
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'API reference' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'API reference' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const PhoneOpen = meta.story({
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile1' } },
});
