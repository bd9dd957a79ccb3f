import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Badge } from '../Badge';
import { RadioGroup, type RadioOption, radioGroupVariants } from './RadioGroup';

const frequencies = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const satisfies readonly RadioOption<string>[];

const premium = <Badge tone="accent">Premium</Badge>;

/** Holds an arrow key until the focus has moved, as a person does. */
async function pressArrow(key: string, target: () => HTMLElement) {
  await userEvent.keyboard(key.replace('}', '>}'));
  await waitFor(() => expect(target()).toBeChecked());
  await userEvent.keyboard(key.replace('{', '{/'));
  await expect(target()).toHaveFocus();
}

/** Presses and releases before the focus has moved, as with a light touch or on a busy machine. */
function tapArrow(key: string, from: HTMLElement) {
  for (const type of ['keydown', 'keyup']) {
    from.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  }
}

const models = [
  {
    value: 'fast',
    label: 'Fast',
    description: 'Sharp edges in a few seconds. Good for screenshots and drawings.',
  },
  {
    value: 'photo',
    label: 'Photo',
    description: 'Keeps skin and foliage natural. About a minute for 12 megapixels.',
  },
  { value: 'print', label: 'Print', description: 'The most detail, for large prints.', badge: premium },
  {
    value: 'video',
    label: 'Video',
    description: 'Needs WebGPU, which this browser does not have.',
    disabled: true,
  },
] as const satisfies readonly RadioOption<string>[];

const scales = [
  { value: '2', label: '2×' },
  { value: '3', label: '3×' },
  { value: '4', label: '4×' },
] as const satisfies readonly RadioOption<string>[];

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    about: {
      purpose: 'A choice between a few options, all visible.',
      aliases: ['radio buttons', 'choice', 'option'],
      avoid: [
        'For seven options or more, use `Select`.',
        'For any number of selections, use `Checkbox`.',
        'For changing how something is shown, with immediate effect, use `SegmentedControl`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the selected option; if none is, to the first.' },
        {
          keys: ['Arrow Down', 'Arrow Right'],
          does: 'Selects the next option, wrapping around and skipping disabled ones.',
        },
        { keys: ['Arrow Up', 'Arrow Left'], does: 'Selects the previous one.' },
        { keys: ['Space'], does: 'Selects the focused option.' },
      ],
      announced: 'A new error, politely.',
      behaviour: ['Use `list` if the options need descriptions, `segmented` for two to five short ones.'],
    },
  },
  args: { label: 'How often', options: frequencies, onValueChange: fn() },
  argTypes: { variant: { control: 'inline-radio', options: radioGroupVariants } },
});

export const Default = meta.story({
  args: { defaultValue: 'weekly' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowDown}', 'Monthly'],
      ['{ArrowRight}', 'Daily'],
      ['{ArrowUp}', 'Monthly'],
      ['{ArrowLeft}', 'Weekly'],
      ['{ArrowUp}', 'Daily'],
    ] as const) {
      await pressArrow(key, () => canvas.getByRole('radio', { name }));
    }
    await userEvent.click(canvas.getByText('Weekly'));
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('weekly');
    await expect(args.onValueChange).toHaveBeenCalledTimes(6);
  },
});

/** The focused radio is selected, however short the press of the arrow key. */
export const TappedArrow = meta.story({
  args: { defaultValue: 'weekly' },
  play: async ({ canvas, args }) => {
    const [daily, weekly, monthly] = ['Daily', 'Weekly', 'Monthly'].map((name) =>
      canvas.getByRole('radio', { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.tab();
    tapArrow('ArrowDown', weekly);
    await waitFor(() => expect(monthly).toHaveFocus());
    await expect(monthly).toBeChecked();
    tapArrow('ArrowDown', monthly);
    await waitFor(() => expect(daily).toHaveFocus());
    await expect(daily).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
});

export const Descriptions = meta.story({
  args: { label: 'Model', options: models, defaultValue: 'photo' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Print' })).toHaveAccessibleDescription(
      'Premium The most detail, for large prints.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Video' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Print' }));
    await pressArrow('{ArrowDown}', () => canvas.getByRole('radio', { name: 'Fast' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fast');
  },
});

export const Segmented = meta.story({
  args: {
    label: 'Scale',
    variant: 'segmented',
    options: scales,
    defaultValue: '2',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <RadioGroup {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await pressArrow('{ArrowRight}', () => canvas.getByRole('radio', { name: '3×' }));
    await pressArrow('{ArrowUp}', () => canvas.getByRole('radio', { name: '2×' }));
    await pressArrow('{ArrowDown}', () => canvas.getByRole('radio', { name: '3×' }));
    await userEvent.click(canvas.getByRole('radio', { name: '4×' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
    await pressArrow('{ArrowRight}', () => canvas.getByRole('radio', { name: '2×' }));
  },
});

const scalesWithSizes = [
  { value: '2', label: '2×', description: '2048 × 1536' },
  { value: '3', label: '3×', description: '3072 × 2304', badge: premium },
  { value: '4', label: '4×', description: 'Over 4K', badge: premium, disabled: true },
] as const satisfies readonly RadioOption<string>[];

export const SegmentedDescriptions = meta.story({
  args: { label: 'Scale', variant: 'segmented', options: scalesWithSizes, defaultValue: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4×' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '3×' })).toHaveAccessibleDescription(
      'Premium 3072 × 2304',
    );
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choose how often we may write.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose how often we may write.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Daily' })).not.toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'weekly', hint: 'Turn on the newsletter first.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Daily' }), { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l" column="l">
      {radioGroupVariants.flatMap((variant) => [
        <RadioGroup
          key={variant}
          variant={variant}
          label={variant}
          options={scales}
          defaultValue="2"
          hint="A hint"
        />,
        <RadioGroup
          key={`${variant}-error`}
          variant={variant}
          label="Invalid"
          options={scales}
          required
          error="Choose one."
        />,
        <RadioGroup
          key={`${variant}-off`}
          variant={variant}
          label="Disabled"
          options={scales}
          defaultValue="2"
          disabled
        />,
        <RadioGroup
          key={`${variant}-rich`}
          variant={variant}
          label="Rich"
          options={scalesWithSizes}
          defaultValue="2"
        />,
        <RadioGroup
          key={`${variant}-rich2`}
          variant={variant}
          label="Other"
          options={scalesWithSizes}
          defaultValue="3"
        />,
        <RadioGroup
          key={`${variant}-rich3`}
          variant={variant}
          label="Off"
          options={scalesWithSizes}
          defaultValue="3"
          disabled
        />,
      ])}
    </Grid>
  ),
});

/** In a form it submits its value under its `name`. */
export const InForm = meta.story({
  args: { name: 'frequency', defaultValue: 'weekly' },
  render: (args) => (
    <form aria-label="Newsletter">
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('radio', { name: 'Daily' }));
    await expect(new FormData(form).get('frequency')).toBe('daily');
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    for (const input of form.querySelectorAll('input')) {
      const { left, right } = input.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(group.left);
      await expect(right).toBeLessThanOrEqual(group.right);
    }
  },
});

export const Phone = meta.story({
  args: { label: 'Model', options: models, defaultValue: 'photo' },
  globals: { viewport: { value: 'mobile1' } },
});

export const SegmentedPhone = meta.story({
  args: { label: 'Scale', variant: 'segmented', options: scalesWithSizes, defaultValue: '3' },
  globals: { viewport: { value: 'mobile1' } },
});
