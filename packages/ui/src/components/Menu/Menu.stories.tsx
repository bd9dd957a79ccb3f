import preview from '@verapix/storybook/preview';
import { Captions, Image } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { InternalLink } from '../Link';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { Menu, menuItemTones, menuWidths } from './Menu';

const rename = fn();
const remove = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu.Content,
  decorators: [withRecordingLinks],
  argTypes: { width: { control: 'inline-radio', options: menuWidths } },
  beforeEach: () => {
    for (const spy of [navigate, rename, remove]) spy.mockClear();
  },
  parameters: {
    about: {
      purpose: 'A short list of actions or links behind one button, where they would crowd the page.',
      aliases: ['dropdown', 'actions', 'kebab', 'submenu'],
      avoid: [
        'For choosing a value, use `Select` or `RadioGroup`.',
        'For actions that fit on the page, use `Button`.',
        'For more than a list, use `Dialog`.',
      ],
      keyboard: [
        { keys: ['Enter', 'Space', 'Arrow Down'], does: 'On the button, opens it.' },
        { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves from item to item, wrapping around.' },
        { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
        { keys: ['Arrow Right'], does: 'On an item with a submenu, opens that.' },
        { keys: ['Arrow Left'], does: 'Closes the submenu.' },
        { keys: ['A–Z'], does: 'Moves to the item that starts with these letters.' },
        { keys: ['Enter', 'Space'], does: 'Activates the focused item.' },
        { keys: ['Escape'], does: 'Closes it. The focus returns to the button.' },
      ],
      behaviour: [
        'The page stays readable and scrolls; a click outside closes the menu and also takes effect.',
      ],
    },
  },
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Options</Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.Label>photo.jpg</Menu.Label>
        <Menu.Item onSelect={rename}>Rename</Menu.Item>
        <Menu.Item disabled>Move</Menu.Item>
        <Menu.Item asChild>
          <InternalLink to="/account/data">Show all your data</InternalLink>
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item tone="danger" onSelect={remove}>
          Delete
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
});

const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await screen.findByRole('menu');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Options' });
    await step('Arrow Down opens it, and the arrows skip disabled items', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await focused('Rename');
      await userEvent.keyboard('{ArrowDown}');
      await focused('Show all your data');
    });
    await step('End, Home, the arrows at the ends and typing move the focus', async () => {
      await userEvent.keyboard('{End}');
      await focused('Delete');
      await userEvent.keyboard('{ArrowDown}');
      await focused('Rename');
      await userEvent.keyboard('{ArrowUp}');
      await focused('Delete');
      await userEvent.keyboard('{Home}');
      await focused('Rename');
      await userEvent.keyboard('s');
      await focused('Show all your data');
    });
    await step('Enter follows a link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledWith('/account/data');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Space and Enter open it, Escape closes it and returns the focus', async () => {
      for (const key of [' ', '{Enter}']) {
        await userEvent.keyboard(key);
        await focused('Rename');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(button).toHaveFocus());
      }
    });
    await expect(rename).not.toHaveBeenCalled();
    await step('Space activates an item', async () => {
      await userEvent.keyboard(' ');
      await focused('Rename');
      await userEvent.keyboard(' ');
      await expect(rename).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await expect(remove).not.toHaveBeenCalled();
  },
});

export const DisabledItem = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    const item = await screen.findByRole('menuitem', { name: 'Move' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { pointerEventsCheck: 0 });
    await waitFor(() => expect(item).toBeVisible());
  },
});

export const Described = meta.story({
  args: { width: 'l' },
  render: (args) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>Tools</Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.DescribedItem
          icon={Image}
          title="AI Image Generator"
          description="A picture from a description."
          render={(content) => <InternalLink to="/tools/ai-image-generator">{content}</InternalLink>}
        />
        <Menu.DescribedItem
          icon={Captions}
          title="Image to Text"
          description="Read the text in a picture, then copy it or save it to a file."
          render={(content) => (
            <InternalLink to="/tools/image-to-text" aria-current="page">
              {content}
            </InternalLink>
          )}
        />
      </Menu.Content>
    </Menu.Root>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  },
});

const onSort = fn();

function Choices() {
  const [hidden, setHidden] = useState<boolean | 'indeterminate'>(false);
  const [sort, setSort] = useState('date');
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>View</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.CheckboxItem checked={hidden} onCheckedChange={setHidden}>
          Hidden files
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Label>Sort by</Menu.Label>
        <Menu.RadioGroup
          value={sort}
          onValueChange={(value) => {
            setSort(value);
            onSort(value);
          }}
        >
          <Menu.RadioItem value="date">Date</Menu.RadioItem>
          <Menu.RadioItem value="name">Name</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Sub>
          <Menu.SubTrigger>Save as</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item onSelect={rename}>PNG</Menu.Item>
            <Menu.Item>WebP</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
      </Menu.Content>
    </Menu.Root>
  );
}

export const ChoicesAndSubmenu = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Choices />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'View', hidden: true });
    await step('A checkbox item is turned on', async () => {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Hidden files' }));
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      const item = await screen.findByRole('menuitemcheckbox', { name: 'Hidden files' });
      await waitFor(() => expect(item).toHaveFocus());
      await expect(item).toBeChecked();
    });
    await step('One of the radio items is chosen', async () => {
      await userEvent.keyboard('n');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Name' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(onSort).toHaveBeenLastCalledWith('name');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Arrow Right opens the submenu, Arrow Left closes it', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByRole('menuitemcheckbox')).toHaveFocus());
      await expect(screen.getByRole('menuitemradio', { name: 'Name' })).toBeChecked();
      await userEvent.keyboard('{End}{ArrowRight}');
      await focused('PNG');
      await userEvent.keyboard('{ArrowLeft}');
      await focused('Save as');
      await userEvent.keyboard('{ArrowRight}');
      await focused('PNG');
      await userEvent.keyboard('{Enter}');
      await expect(rename).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

/** A long item wraps; the menu stays within the window. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>Options</Button>
      </Menu.Trigger>
      <Menu.Content {...args}>
        <Menu.Item>Rename the picture, and every copy that was made of it since</Menu.Item>
        <Menu.Item>a-file-name-that-goes-on-and-on-without-any-place-to-break-it.jpeg</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async () => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>All tones</Button>
      </Menu.Trigger>
      <Menu.Content>
        {menuItemTones.map((tone) => (
          <Menu.Item key={tone} tone={tone}>
            Tone {tone}
          </Menu.Item>
        ))}
        <Menu.Separator />
        <Menu.Label>Disabled</Menu.Label>
        {menuItemTones.map((tone) => (
          <Menu.Item key={tone} tone={tone} disabled>
            Tone {tone}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  ),
});
