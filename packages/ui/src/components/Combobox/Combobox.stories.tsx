import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Combobox, type ComboboxOption, type ComboboxProps } from '.';

const languages = [
  { value: 'en', label: 'English', note: '2.9 MB' },
  { value: 'de', label: 'Deutsch', note: 'on this device' },
  { value: 'fr', label: 'Français', note: '1.1 MB' },
  { value: 'it', label: 'Italiano', note: '2.7 MB' },
] as const;

type Language = (typeof languages)[number]['value'];

function Owner({ value: initial, onValueChange, ...rest }: ComboboxProps<Language>) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ minBlockSize: '20rem' }}>
      <Combobox
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Combobox',
  component: Combobox<Language>,
  args: {
    label: 'Languages of the text',
    options: languages as readonly ComboboxOption<Language>[],
    value: ['en'] as readonly Language[],
    required: true,
    onValueChange: fn(),
  },
  parameters: {
    about: {
      purpose:
        'For several of more than about seven options: typing finds one, and those that are chosen stand in the field.',
      aliases: ['autocomplete', 'multiselect', 'multi-select', 'typeahead', 'tags input'],
      avoid: ['For one of many, use `Select`.', 'For up to seven that all may be seen, use `Checkbox`es.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the buttons of the chosen options, then to the input.' },
        { keys: ['Arrow Down', 'Arrow Up'], does: 'Opens the list, and moves in it.' },
        { keys: ['Enter'], does: 'Chooses the current option, or no longer.' },
        { keys: ['Escape'], does: 'Closes the list.' },
      ],
      announced: 'How many options are found while typing.',
      behaviour: [
        'Backspace in the empty input removes the last chosen option. Accents and case make no difference. Where the field is required, the last option cannot be removed.',
      ],
    },
  },
});

const owned = (args: ComboboxProps<Language>) => <Owner {...args} />;

export const Default = meta.story({
  render: owned,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Languages of the text' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('francais');
    await expect(canvas.getByRole('option')).toHaveTextContent('Français');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['en', 'fr']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['en']);
    // The last one stays.
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove English' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['de']);
    await expect(input).toHaveFocus();
  },
});

export const Open = meta.story({
  render: owned,
  args: { value: ['en', 'de'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: /Deutsch/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <Combobox {...args} />
      <Combobox {...args} value={['en', 'de', 'fr', 'it']} />
      <Combobox {...args} value={[]} required={false} placeholder="Any" />
      <Combobox {...args} value={['en', 'de']} disabled />
      <Combobox {...args} value={[]} error="Choose a language." />
    </div>
  ),
});
