import preview from '@verapix/storybook/preview';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Surface, surfaceTones } from '../../primitives/Surface';
import { Badge, badgeTones } from './Badge';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Live key' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
  parameters: {
    docs: {
      description: {
        component:
          'A word or two about what it stands beside: a plan, a state, a kind. Not for what can be pressed (use `Button`), nor for a message (use `Alert`). It takes no focus.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live key')).toBeVisible();
  },
});

export const WithIcon = meta.story({
  args: {
    tone: 'success',
    children: (
      <>
        <Icon of={Check} size="s" />
        Verified
      </>
    ),
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {surfaceTones.map((ground) => (
        <Surface key={ground} tone={ground}>
          <Inline>
            {badgeTones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Inline>
        </Surface>
      ))}
    </Stack>
  ),
});
