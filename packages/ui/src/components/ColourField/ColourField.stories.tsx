import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { ColourField } from './ColourField';

const meta = preview.meta({
  title: 'Components/ColourField',
  component: ColourField,
  parameters: {
    about: {
      purpose: 'Lets people choose any colour with their browser’s own colour picker.',
      aliases: ['color picker', 'hex'],
      avoid: [
        'For a given set of colours, use `SwatchPicker`.',
        'For a few presets with names, use `RadioGroup`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Space'], does: 'Opens the browser’s picker, which has its own keys.' },
      ],
    },
  },
  args: { label: 'Color', value: '#2266cc', onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <ColourField {...args} />
    </div>
  ),
});

export const Default = meta.story({
  render: (args) => {
    const [value, setValue] = useState('#2266cc');
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <ColourField
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange(next);
          }}
        />
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Color');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    fireEvent.input(input, { target: { value: '#ff8800' } });
    await expect(args.onValueChange).toHaveBeenCalledWith('#ff8800');
    await expect(canvas.getByText('#FF8800')).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Color')).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid gap="l">
      {['#ffffff', '#000000', '#d0370a'].map((value) => (
        <ColourField key={value} {...args} value={value} hint="Behind the subject" />
      ))}
      <ColourField {...args} disabled />
    </Grid>
  ),
});
