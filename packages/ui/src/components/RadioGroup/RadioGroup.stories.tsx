import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Badge } from '../Badge';
import { RadioGroup } from './RadioGroup';
import { type RadioOption, radioGroupLooks } from './RadioItem';

const frequencies = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const satisfies readonly RadioOption<string>[];

const premium = <Badge tone="accent">Premium</Badge>;

/** Holds an arrow key until the focus has moved, as a finger does. */
async function pressArrow(key: string, target: () => HTMLElement) {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(() => expect(target()).toBeChecked());
  await userEvent.keyboard(`{/${key}}`);
  await expect(target()).toHaveFocus();
}

/** Presses and lets go before the focus has moved: a light touch, or a busy machine. */
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
      purpose: 'Lets people choose one of a few options that are worth seeing side by side.',
      avoid: [
        'From about seven options on, use `Select`.',
        'For any number of them, use `Checkbox`.',
        'For how something is shown, with effect at once, use `Segments`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Goes to the chosen option; where none is, to the first.' },
        {
          keys: ['Arrow Down', 'Arrow Right'],
          does: 'Chooses the next option, round at the end and past disabled ones.',
        },
        { keys: ['Arrow Up', 'Arrow Left'], does: 'Chooses the previous one.' },
        { keys: ['Space'], does: 'Chooses the option in focus.' },
      ],
      announced: 'A new error; politely.',
      behaviour: ['As a `list` where each needs a description, as `segmented` for two to five short ones.'],
    },
  },
  args: { label: 'How often', options: frequencies, onValueChange: fn() },
  argTypes: { look: { control: 'inline-radio', options: radioGroupLooks } },
});

export const Default = meta.story({
  args: { defaultValue: 'weekly' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus();
    await pressArrow('ArrowDown', () => canvas.getByRole('radio', { name: 'Monthly' }));
    await pressArrow('ArrowDown', () => canvas.getByRole('radio', { name: 'Daily' }));
    await userEvent.click(canvas.getByText('Weekly'));
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('weekly');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
});

/** What is focused is chosen, however short the press of the arrow key. */
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
    await pressArrow('ArrowDown', () => canvas.getByRole('radio', { name: 'Fast' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('fast');
  },
});

export const Segmented = meta.story({
  args: {
    label: 'Scale',
    look: 'segmented',
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
    await pressArrow('ArrowRight', () => canvas.getByRole('radio', { name: '3×' }));
    await userEvent.click(canvas.getByRole('radio', { name: '4×' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
    await pressArrow('ArrowRight', () => canvas.getByRole('radio', { name: '2×' }));
  },
});

const scalesWithSizes = [
  { value: '2', label: '2×', description: '2048 × 1536' },
  { value: '3', label: '3×', description: '3072 × 2304', badge: premium },
  { value: '4', label: '4×', description: 'Over 4K', badge: premium, disabled: true },
] as const satisfies readonly RadioOption<string>[];

export const SegmentedDescriptions = meta.story({
  args: { label: 'Scale', look: 'segmented', options: scalesWithSizes, defaultValue: '2' },
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
      {radioGroupLooks.flatMap((look) => [
        <RadioGroup key={look} look={look} label={look} options={scales} defaultValue="2" hint="A hint" />,
        <RadioGroup
          key={`${look}-error`}
          look={look}
          label="Invalid"
          options={scales}
          required
          error="Choose one."
        />,
        <RadioGroup
          key={`${look}-off`}
          look={look}
          label="Disabled"
          options={scales}
          defaultValue="2"
          disabled
        />,
        <RadioGroup
          key={`${look}-rich`}
          look={look}
          label="Rich"
          options={scalesWithSizes}
          defaultValue="2"
        />,
        <RadioGroup
          key={`${look}-rich2`}
          look={look}
          label="Other"
          options={scalesWithSizes}
          defaultValue="3"
        />,
        <RadioGroup
          key={`${look}-rich3`}
          look={look}
          label="Off"
          options={scalesWithSizes}
          defaultValue="3"
          disabled
        />,
      ])}
    </Grid>
  ),
});

/** In a form it sends its value under its `name`. */
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
  args: { label: 'Scale', look: 'segmented', options: scalesWithSizes, defaultValue: '3' },
  globals: { viewport: { value: 'mobile1' } },
});
