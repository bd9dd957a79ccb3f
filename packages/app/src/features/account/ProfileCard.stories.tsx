import preview from '@verapix/storybook/preview';
import { Badge, Button, Inline, Stack, TextField } from '@verapix/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { ProfileCard } from './ProfileCard';

const edit = fn();

const editor = (
  <Stack gap="m">
    <TextField label="Full name" name="fullName" defaultValue="Premium Member" autoComplete="name" />
    <TextField
      label="Email"
      defaultValue="premium@example.com"
      hint="The e-mail cannot be changed."
      readOnly
    />
    <Inline>
      <Button tone="accent" variant="solid">
        Save Changes
      </Button>
      <Button>Cancel</Button>
    </Inline>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/ProfileCard',
  component: ProfileCard,
  args: {
    name: 'Premium Member',
    email: 'premium@example.com',
    memberSince: '3 March 2026',
    actions: <Button onClick={edit}>Edit profile</Button>,
    style: { maxInlineSize: '48rem' },
  },
  parameters: {
    about: {
      purpose: 'Shows the name and address of the signed-in user, and lets them edit the name in place.',
      avoid: ['For signed-in devices, use `SessionList`.', 'For other settings, use `SettingsList`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to its actions or, while editing, to the fields of the form.' },
        { keys: ['Enter'], does: 'Presses the focused action; in a field, submits the form.' },
      ],
      behaviour: ['Initials replace a picture. While editing, `editor` replaces the texts.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    edit.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Premium Member' })).toBeVisible();
    await expect(canvas.getByText('premium@example.com')).toBeVisible();
    await expect(canvas.getByText('Member since 3 March 2026')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  args: { editor },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit profile' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
});

export const WithoutName = meta.story({
  args: { name: ' ', memberSince: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'premium@example.com' })).toBeVisible();
    await expect(canvas.queryByText(/Member since/)).toBeNull();
  },
});

export const Phone = meta.story({
  args: { email: 'an-address-that-is-much-longer-than-a-telephone-is-wide@example.com' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const EditingOnAPhone = meta.story({
  args: { editor },
  globals: { viewport: { value: 'mobile1' } },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <ProfileCard {...args} badge={<Badge tone="accent">Premium</Badge>} />
      <ProfileCard {...args} name="Founder" />
      <ProfileCard {...args} name="שם מלא" />
      <ProfileCard {...args} editor={editor} />
    </Stack>
  ),
});
