import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoBackendLauncher } from './DemoBackendLauncher';

const meta = preview.meta({
  title: 'Components/DemoBackendLauncher',
  component: DemoBackendLauncher,
  args: { unread: 0, onClick: fn() },
  parameters: {
    about: {
      purpose:
        'Tells people who try the product that no real server answers, and opens the panel that explains more.',
      avoid: ['Not in a build with a real backend.', 'For the support chat, use `ChatLauncher`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space'], does: 'Opens the `DemoBackendPanel`.' },
      ],
      behaviour: ['It is the last line of the page, below the footer, and covers nothing.'],
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
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Demo backend' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Demo backend\s*3 unread emails/);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  args: { unread: 2, warning: 'Offline' },
  globals: { viewport: { value: 'mobile1' } },
});

export const Matrix = meta.story({ args: { unread: 12, warning: 'Too many requests' } });
