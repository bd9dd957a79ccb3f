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
  { group: 'Actions', label: 'Dark theme', words: 'appearance', icon: Moon, run: dark },
];

const meta = preview.meta({
  title: 'Pages/Shell/Command palette',
  component: CommandPalette,
  args: { commands, onClose },
  parameters: { layout: 'fullscreen' },
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
  },
});

/** Words match in any order, from their beginning; Enter runs the selected command and closes. */
export const Filtered = meta.story({
  globals: { viewport: { value: 'mobile2' } },
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
  },
});
