import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { ToolPanel } from '../ToolPanel';
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
      behaviour: ['On phones it shows its icon only. The page reserves space for it at its end.'],
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

const longPage = (
  <div style={{ padding: '1rem' }}>
    {Array.from({ length: 60 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
      <Text key={line}>Line {line + 1} of a long page.</Text>
    ))}
    <a href="#end">The last link</a>
  </div>
);

export const LongPage = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {longPage}
      <DemoBackendLauncher {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = canvas.getByRole('link', { name: 'The last link' }).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(end.bottom).toBeLessThanOrEqual(button.top);
  },
});

export const AboveAToolsActions = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { unread: 1 },
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
      <DemoBackendLauncher {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Enhance' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: /Demo backend/ }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(act.top);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const atTheEnd = canvas.getByRole('button', { name: 'Enhance' }).getBoundingClientRect();
    await expect(atTheEnd.bottom).toBeLessThanOrEqual(button.top);
  },
});

export const Phone = meta.story({
  args: { unread: 2, warning: 'Offline' },
  globals: { viewport: { value: 'mobile1' } },
});

export const Matrix = meta.story({ args: { unread: 12, warning: 'Too many requests' } });
