import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageViewer } from '../ImageViewer';
import { ToolPanel } from '../ToolPanel';
import { photo } from '../zoom-pan/story-pictures';
import { ChatLauncher } from './ChatLauncher';

const meta = preview.meta({
  title: 'Components/ChatLauncher',
  component: ChatLauncher,
  args: { unread: 0, onClick: fn() },
  parameters: {
    about: {
      purpose:
        'Gives access to help on every page, and shows how many messages arrived while the chat was closed.',
      avoid: [
        'For anything but the support chat, use a `Button` on the page.',
        'For a link to the chat within text, use `Link`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space'], does: 'Opens the `ChatPanel`.' },
      ],
      behaviour: [
        'It covers no control: it floats where the margin beside the page is wide enough, and else is in the header’s row. More than nine unread messages show as “9+”.',
      ],
    },
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '12rem' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: { spec: ['chat.widget'] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Support chat' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { unread: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Support chat\s*1 unread message$/);
  },
});

/** The badge shows a short number; screen readers get the exact one. */
export const ManyUnread = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { unread: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/12 unread messages$/);
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** While the panel is open the launcher is hidden. */
export const Hidden = meta.story({
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** On a phone it is in the header's row, and leaves with it where a tool's picture needs the place. */
export const WithATool = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <div style={{ blockSize: '8rem' }} />
      <ToolPanel.Root>
        <ToolPanel.Stage label="Picture">
          <ImageViewer {...photo} />
        </ToolPanel.Stage>
        <ToolPanel.Controls label="Settings">
          <div style={{ minBlockSize: '60rem' }} />
        </ToolPanel.Controls>
      </ToolPanel.Root>
      <ChatLauncher {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Support chat' });
    const stage = canvas.getByRole('region', { name: 'Picture' });
    const edges = (element: Element) => element.getBoundingClientRect();
    await expect(edges(button).bottom).toBeLessThanOrEqual(edges(stage).top);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(edges(stage).top).toBe(0));
    await expect(edges(button).bottom).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
});

export const Matrix = meta.story({ args: { unread: 120, pending: true } });
