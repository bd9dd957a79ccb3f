import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Stack } from '../../primitives/Stack';
import { Surface } from '../../primitives/Surface';
import { Switch, switchSides } from './Switch';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    about: {
      purpose: 'Turns a setting on or off, with immediate effect.',
      aliases: ['toggle', 'on off'],
      avoid: [
        'If it takes effect only when a form is sent, use `Checkbox`.',
        'For two alternatives that both have names, use `SegmentedControl`.',
        'For several settings, use `SettingsList`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Space', 'Enter'], does: 'Turns it on or off.' },
      ],
      behaviour: ['The label describes the on state and never changes. A press on it works too.'],
    },
  },
  args: { label: 'Security alerts', onCheckedChange: fn() },
  argTypes: { side: { control: 'inline-radio', options: switchSides } },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Security alerts' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Security alerts'));
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

export const WithHint = meta.story({
  args: { hint: 'Mail about sign-ins from a new device.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Mail about sign-ins from a new device.',
    );
  },
});

export const Failed = meta.story({
  args: { error: 'The setting was not saved. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/was not saved/);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultChecked: true, hint: 'Security alerts cannot be turned off.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Security alerts'));
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).not.toHaveFocus();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

const settings = (
  <Surface style={{ maxInlineSize: '40rem' }}>
    <Stack gap="l">
      <Switch side="end" label="Email notifications" hint="When a long run is done." defaultChecked />
      <Switch side="end" label="Product updates" hint="About once a month." defaultChecked />
      <Switch
        side="end"
        label="Security alerts"
        hint="Sign-ins from a new device. Always on."
        defaultChecked
        disabled
      />
      <Switch
        side="end"
        label="Weekly newsletter"
        hint="Techniques, examples and what is new, every Monday."
      />
    </Stack>
  </Surface>
);

export const ListOfSettings = meta.story({ render: () => settings });

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l" column="l">
      {switchSides.flatMap((side) =>
        [false, true].flatMap((on) => [
          <Switch
            key={`${side}-${on}`}
            side={side}
            label={on ? 'On' : 'Off'}
            defaultChecked={on}
            hint="A hint"
          />,
          <Switch
            key={`${side}-${on}-error`}
            side={side}
            label="Failed"
            defaultChecked={on}
            error="An error"
          />,
          <Switch key={`${side}-${on}-disabled`} side={side} label="Disabled" defaultChecked={on} disabled />,
        ]),
      )}
    </Grid>
  ),
});

export const Phone = meta.story({
  render: () => settings,
  globals: { viewport: { value: 'mobile1' } },
});
