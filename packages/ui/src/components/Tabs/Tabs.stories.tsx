import preview from '@verapix/storybook/preview';
import { Image, Video } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Tabs } from './Tabs';

const kinds = ['All', 'Portraits', 'Landscapes', 'Products', 'Digital'] as const;

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs.Root,
  parameters: {
    about: {
      purpose:
        'Shows one of several views that are not needed side by side: image or video, live keys or test keys.',
      aliases: ['tab bar'],
      avoid: [
        'For going to other pages, use `Link`.',
        'For an option that changes a result, use `RadioGroup`.',
        'For text that opens section by section, use `Accordion`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the selected tab, then into its panel.' },
        {
          keys: ['Arrow Left', 'Arrow Right'],
          does: 'Selects the previous or next tab at once, skipping disabled ones and wrapping around.',
        },
        { keys: ['Home', 'End'], does: 'Selects the first or last tab.' },
        { keys: ['Enter', 'Space'], does: 'Selects the focused tab if the arrows only move the focus.' },
      ],
      behaviour: [
        'If the tabs do not fit, the list scrolls sideways and keeps the focused tab visible.',
        'If switching loses something, `activationMode="manual"` lets the arrows only move the focus.',
      ],
    },
  },
  args: { defaultValue: 'All', onValueChange: fn() },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Kind of picture">
        {kinds.map((kind) => (
          <Tabs.Tab key={kind} value={kind}>
            {kind}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map((kind) => (
        <Tabs.Panel key={kind} value={kind}>
          <Text>Before and after: {kind.toLowerCase()}.</Text>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Kind of picture' })).toBeVisible();
    await userEvent.tab();
    await expect(tab('All')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Portraits')).toHaveFocus();
    await expect(tab('Portraits')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Portraits' })).toHaveTextContent('portraits');
    await userEvent.keyboard('{End}');
    await expect(tab('Digital')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Digital')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.pointer({ keys: '[MouseRight]', target: tab('Landscapes') });
    await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Landscapes'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Landscapes');
    await expect(canvas.getByRole('tabpanel', { name: 'Landscapes' })).toBeVisible();
  },
});

/** For views that lose something when they are left: Enter and Space select. */
export const Manual = meta.story({
  args: { activationMode: 'manual' },
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Portraits')).toHaveFocus();
    await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(tab('Portraits')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(tab('Portraits')).toHaveAttribute('aria-selected', 'true');
  },
});

export const WithIcons = meta.story({
  args: { defaultValue: 'image' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Kind of file">
        <Tabs.Tab value="image">
          <Icon of={Image} />
          Image
        </Tabs.Tab>
        <Tabs.Tab value="video">
          <Icon of={Video} />
          Video
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="image">PNG, JPEG or WebP, up to 10 MB.</Tabs.Panel>
      <Tabs.Panel value="video">MP4 or WebM, up to 50 MB.</Tabs.Panel>
    </Tabs.Root>
  ),
});

export const DisabledTab = meta.story({
  args: { defaultValue: 'live' },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List label="Kind of key">
        <Tabs.Tab value="live">Live keys</Tabs.Tab>
        <Tabs.Tab value="test" disabled>
          Test keys
        </Tabs.Tab>
        <Tabs.Tab value="revoked">Revoked</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="live">Two live keys.</Tabs.Panel>
      <Tabs.Panel value="test">No test keys.</Tabs.Panel>
      <Tabs.Panel value="revoked">One revoked key.</Tabs.Panel>
    </Tabs.Root>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Test keys' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Live keys' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Revoked' })).toHaveFocus();
  },
});

/** The last tab is initially out of view. Selecting it by key scrolls the list, not the page. */

export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      {kinds.map((chosen) => (
        <Tabs.Root key={chosen} defaultValue={chosen}>
          <Tabs.List label={`Tabs, ${chosen} chosen`}>
            {kinds.map((kind) => (
              <Tabs.Tab key={kind} value={kind} disabled={kind === 'Digital' && chosen !== 'Digital'}>
                {kind === 'Portraits' && <Icon of={Image} />}
                {kind}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {kinds.map((kind) => (
            <Tabs.Panel key={kind} value={kind}>
              {kind}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      ))}
    </Stack>
  ),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const last = canvas.getByRole('tab', { name: 'Digital' });
    await expect(last.getBoundingClientRect().right).toBeGreaterThan(list.right);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
