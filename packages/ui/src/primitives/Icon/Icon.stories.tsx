import preview from '@verapix/storybook/preview';
import { Download, Eraser, Image, ScanText, ShieldCheck, Sparkles } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { textTones } from '../Text/Text.css';
import { Icon, iconSizes } from './Icon';

const drawings = { Download, Eraser, Image, ScanText, ShieldCheck, Sparkles };

const meta = preview.meta({
  title: 'Primitives/Icon',
  component: Icon,
  parameters: {
    about: {
      purpose:
        'Makes the text beside it easier to find. It uses the text colour and is hidden from screen readers.',
      avoid: [
        'For a button that shows only an icon, use `IconButton`.',
        'Never as the only carrier of a meaning: add words, or `VisuallyHidden`.',
      ],
      keyboard: [],
    },
  },
  args: { of: Image },
  argTypes: {
    of: { control: false },
    size: { control: 'inline-radio', options: iconSizes },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      {iconSizes.map((size) => (
        <Inline key={size} gap="m">
          {Object.entries(drawings).map(([name, drawing]) => (
            <Icon key={name} of={drawing} size={size} />
          ))}
          <Text mono size="s">
            {size}
          </Text>
        </Inline>
      ))}
      <Inline gap="l">
        {textTones.map((tone) => (
          <Text key={tone} as="div" tone={tone}>
            <Inline gap="xs">
              <Icon of={ShieldCheck} />
              {tone}
            </Inline>
          </Text>
        ))}
      </Inline>
    </Stack>
  ),
});
