import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { DemoBackendLauncher } from '../DemoBackendLauncher';
import { ToolPanel } from '../ToolPanel';
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
        'On phones it is above a tool’s actions. It never covers the end of a page, which reserves space for it. More than nine unread messages show as “9+”.',
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

/** Two buttons, one on each side. */
export const BesideTheDemoBackend = meta.story({
  args: { unread: 2 },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <ChatLauncher {...args} />
      <DemoBackendLauncher unread={12} warning="Too many requests" />
    </>
  ),
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('button', { name: /Support chat/ }).getBoundingClientRect();
    const demoBackend = canvas.getByRole('button', { name: /Demo backend/ }).getBoundingClientRect();
    await expect(demoBackend.right).toBeLessThan(chat.left);
  },
});

export const AboveAToolsActions = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <ToolPanel.Root>
        <ToolPanel.Stage label="Picture">
          <div style={{ minBlockSize: '60rem' }} />
        </ToolPanel.Stage>
        <ToolPanel.Actions>
          <Button size="l">Enhance</Button>
        </ToolPanel.Actions>
      </ToolPanel.Root>
      <ChatLauncher {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Enhance' });
    const button = canvas.getByRole('button', { name: 'Support chat' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(act.getBoundingClientRect().top);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top);
  },
});

export const Matrix = meta.story({ args: { unread: 120, pending: true } });
