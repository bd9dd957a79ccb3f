import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Kbd } from './Kbd';

const meta = preview.meta({
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Names the keys that do something, as they are labelled on the keyboard.',
      aliases: ['keyboard key', 'shortcut', 'hotkey'],
      avoid: ['For names in code, use `Code`.', 'Hide it on touch screens: there is no keyboard at hand.'],
      keyboard: [],
      behaviour: ['A combination never breaks across lines.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('kbd kbd')).toHaveLength(2);
    await expect(canvasElement.querySelector('kbd')).toHaveTextContent('Ctrl+K');
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="s">
      <Text size="s">
        Press <Kbd keys={['?']} /> for help, <Kbd keys={['Cmd', 'K']} /> for commands.
      </Text>
      <Text>
        <Kbd keys={['Umschalt', 'Alt', '↑']} /> moves it up.
      </Text>
    </Stack>
  ),
});
