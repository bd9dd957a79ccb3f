import preview from '@verapix/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import type { SelectOption } from './Select';
import { Select, selectSizes } from './Select';

const languages = [
  { value: 'eng', label: 'English' },
  { value: 'fra', label: 'French' },
  { value: 'deu', label: 'German' },
  { value: 'jpn', label: 'Japanese', description: 'Also vertical text. Loads 14 MB once.' },
  { value: 'ara', label: 'Arabic', description: 'Not available offline.', disabled: true },
  { value: 'spa', label: 'Spanish' },
] as const satisfies readonly SelectOption<string>[];

const many = Array.from({ length: 40 }, (_, index) => ({
  value: `style-${index}`,
  label: `Style ${index + 1}`,
}));

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  parameters: {
    about: {
      purpose: 'A choice from a closed list that is too long to show.',
      aliases: ['dropdown', 'picker', 'listbox'],
      avoid: [
        'For up to six options, use `RadioGroup`, which shows them all.',
        'For actions, use `Menu`.',
        'Not for values people know by heart, such as a year: use `TextField`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'], does: 'Opens it, at the selected option.' },
        { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves from option to option.' },
        { keys: ['Home', 'End'], does: 'Moves to the first or last option.' },
        {
          keys: ['A–Z'],
          does: 'Moves to the option that starts with these letters; on the closed list, selects it.',
        },
        { keys: ['Enter', 'Space'], does: 'Selects the focused option.' },
        { keys: ['Escape'], does: 'Closes it without a change.' },
      ],
      announced: 'A new error, politely.',
    },
  },
  args: {
    label: 'Language of the text',
    options: languages,
    onValueChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: selectSizes } },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Select {...args} />
    </div>
  ),
});

export const Default = meta.story({
  args: { defaultValue: 'eng' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Language of the text' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('French');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fra');
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('option', { name: 'French' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('eng');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('English');
    await userEvent.keyboard('g');
    await expect(trigger).toHaveTextContent('German');
    for (const key of ['{ArrowUp}', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await expect(await screen.findByRole('option', { name: 'German' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
});

export const Empty = meta.story({
  args: { placeholder: 'Choose a language' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choose a language');
  },
});

export const Open = meta.story({
  args: { defaultValue: 'fra' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'French' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('option', { name: /^Arabic/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /^Japanese/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Spanish' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('option', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('s{ArrowUp}');
    await expect(screen.getByRole('option', { name: /^Japanese/ })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const ManyOptions = meta.story({
  args: { label: 'Style', options: many, defaultValue: 'style-0' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Style 40' })).toHaveFocus();
  },
});

export const Required = meta.story({
  args: { required: true, hint: 'The language the picture is written in.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeRequired();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'The language the picture is written in.',
    );
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choose the language of the text.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose the language of the text.',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'eng' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'), { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l">
      {selectSizes.flatMap((size) => [
        <Select key={size} size={size} label={`Empty, ${size}`} options={languages} />,
        <Select
          key={`${size}-filled`}
          size={size}
          label="Filled"
          options={languages}
          defaultValue="fra"
          hint="A hint"
        />,
        <Select
          key={`${size}-error`}
          size={size}
          label="Invalid"
          required
          options={languages}
          error="Choose one."
        />,
        <Select
          key={`${size}-off`}
          size={size}
          label="Disabled"
          options={languages}
          defaultValue="fra"
          disabled
        />,
      ])}
    </Grid>
  ),
});

export const OpenOnPhone = meta.story({
  args: { defaultValue: 'jpn' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /^Japanese/ })).toHaveFocus();
  },
});
