import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Text } from '../../primitives/Text';
import photo from '../zoom-pan/story-pictures/fig.jpg?url';
import { Avatar, avatarSizes } from './Avatar';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Makes a person easy to find in a list or a menu.',
      aliases: ['portrait', 'initials', 'user picture'],
      avoid: [
        'Not in place of a name: show that beside it, or use it as the label of an `IconButton`.',
        'For a file or a picture, use `FileCard`.',
      ],
      keyboard: [],
      announced: 'The name; nothing where it stands beside the name.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
});

export const Portrait = meta.story({
  args: { src: photo },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvas.queryByText('AL')).toBeNull();
  },
});

/** A portrait that cannot be loaded leaves the initials. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AL')).toBeVisible();
  },
});

export const BesideTheName = meta.story({
  args: { decorative: true },
  render: (args) => (
    <Inline gap="s">
      <Avatar {...args} />
      <Text as="span">{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap="s">
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Ada Lovelace" size={size} />
      ))}
      <Avatar name="Björk" />
      <Avatar name="Fig" src={photo} size="l" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
});
