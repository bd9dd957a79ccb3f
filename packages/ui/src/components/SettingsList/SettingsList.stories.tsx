import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { RadioGroup } from '../RadioGroup';
import { SettingsList } from '.';

const change = fn();

const meta = preview.meta({
  title: 'Components/SettingsList',
  component: SettingsList.Root,
  args: {
    title: 'E-mail',
    description: 'What we write to you about.',
    style: { maxInlineSize: '44rem' },
    children: (
      <>
        <SettingsList.Item
          label="Product updates"
          hint="What is new, about once a month."
          defaultChecked
          onCheckedChange={change}
        />
        <SettingsList.Item
          label="Security alerts"
          hint="Sign-ins from a new device. These cannot be turned off."
          defaultChecked
          disabled
        />
        <SettingsList.Item label="Weekly newsletter" hint="Techniques and examples, every Monday." />
      </>
    ),
  },
  parameters: {
    about: {
      purpose: 'Groups related settings, so that people find them and see their state.',
      avoid: ['For a single setting, use `Switch`.', 'For fields that are sent together, use `Form`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves from setting to setting.' },
        { keys: ['Space', 'Enter'], does: 'Turns the focused switch on or off.' },
      ],
      behaviour: ['`SettingsList.Item` is a `Switch`; `SettingsList.Row` holds any other kind of setting.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    change.mockClear();
    await expect(canvas.getByRole('region', { name: 'E-mail' })).toBeVisible();
    const updates = canvas.getByRole('switch', { name: 'Product updates' });
    await expect(updates).toHaveAccessibleDescription('What is new, about once a month.');
    await userEvent.tab();
    await expect(updates).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(change).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Weekly newsletter' })).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: {
    children: (
      <>
        <SettingsList.Item label="Product updates" defaultChecked disabled onCheckedChange={change} />
        <SettingsList.Item label="Weekly newsletter" disabled />
      </>
    ),
  },
  play: async ({ canvas }) => {
    change.mockClear();
    await userEvent.click(canvas.getByText('Product updates'));
    await expect(change).not.toHaveBeenCalled();
  },
});

const privacy = (
  <SettingsList.Root title="Privacy" style={{ maxInlineSize: '44rem' }}>
    <SettingsList.Item
      label="Two-factor authentication"
      hint="A code from your telephone besides the password."
      error="The setting was not saved. Check your connection and try again."
    />
    <SettingsList.Row>
      <RadioGroup
        label="How often"
        defaultValue="weekly"
        options={[
          { value: 'daily', label: 'Daily' },
          { value: 'weekly', label: 'Weekly' },
          { value: 'monthly', label: 'Monthly' },
        ]}
      />
    </SettingsList.Row>
    <SettingsList.Row>
      <Inline justify="space-between">
        <Text>Where you are signed in</Text>
        <Button>Manage Active Sessions</Button>
      </Inline>
    </SettingsList.Row>
  </SettingsList.Root>
);

export const OtherKinds = meta.story({ render: () => privacy });

export const Phone = meta.story({
  render: () => privacy,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="l">
      <SettingsList.Root {...args} />
      {privacy}
      <SettingsList.Root title="One setting" level={3} style={{ maxInlineSize: '44rem' }}>
        <SettingsList.Item label="A label that is long enough to need a second line beside its switch, in most windows and in all telephones" />
      </SettingsList.Root>
    </Stack>
  ),
});
