import preview from '@verapix/storybook/preview';
import { Moon, ScanText, Scissors } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CommandPalette } from './CommandPalette';

const dark = fn();
const remover = fn();
const onClose = fn();

const commands = [
  { group: 'Tools', label: 'Background Remover', words: 'Cut out a subject', icon: Scissors, run: remover },
  { group: 'Tools', label: 'Image to Text', icon: ScanText, run: fn() },
  { group: 'Actions', label: 'Dark theme', words: 'appearance', icon: Moon, keys: ['Ctrl', 'D'], run: dark },
];

const meta = preview.meta({
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    title: 'Commands',
    description: 'Search for a tool, a page, or an action.',
    fieldLabel: 'Command',
    nothingFound: 'No matches.',
    foundLabel: (count: number) => `${count} commands. Press Enter to run one, Escape to close.`,
    commands,
    onClose,
  },
  beforeEach: () => {
    for (const spy of [dark, remover, onClose]) spy.mockClear();
  },
  parameters: {
    layout: 'fullscreen',
    about: {
      purpose: 'Lets those who type find any page or action of an app by a word of it.',
      aliases: ['spotlight', 'quick search', 'cmdk'],
      avoid: [
        'Never as the only way to something: few people know of it. Use `Menu` or `Button` as well.',
        'For choosing a value, use `Combobox`.',
      ],
      keyboard: [
        { keys: ['A–Z'], does: 'Finds the commands that contain the beginnings of all words.' },
        { keys: ['Arrow Down', 'Arrow Up'], does: 'Selects the next or previous command.' },
        { keys: ['Page Down', 'Page Up'], does: 'Selects one that is eight further.' },
        { keys: ['Home', 'End'], does: 'Selects the first or last one.' },
        { keys: ['Enter'], does: 'Runs the selected command, and closes the palette.' },
        { keys: ['Escape'], does: 'Closes it. The focus returns to where it was.' },
      ],
      announced: 'The selected command, and how many are found.',
      behaviour: ['The app opens it, usually with Ctrl+K or Cmd+K.'],
    },
  },
});

const field = () => within(document.body).findByRole('combobox', { name: 'Command' });
const options = () => within(document.body).queryAllByRole('option');

export const Default = meta.story({
  play: async () => {
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const [, , last] = options();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(await field()).toHaveAttribute('aria-activedescendant', last?.id);
    const isSelected = (at: number) => expect(options()[at]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await isSelected(0);
    await userEvent.keyboard('{PageDown}{ArrowUp}');
    await isSelected(1);
    await userEvent.keyboard('{End}{PageUp}');
    await isSelected(0);
    await userEvent.keyboard('{End}');
  },
});

/** Words match in any order, from their beginning; Enter runs the selected command and closes. */
export const Filtered = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.type(await field(), 'subject back');
    await expect(options().map(({ textContent }) => textContent)).toEqual(['Background Remover']);
    await userEvent.keyboard('{Enter}');
    await expect(remover).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalled();
  },
});

export const NothingFound = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.type(await field(), 'zzz');
    await expect(options()).toHaveLength(0);
    await expect(within(document.body).getByRole('status')).toHaveTextContent('No matches');
    await userEvent.keyboard('{Enter}');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.clear(await field());
    await userEvent.keyboard('d');
    await expect(options()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
