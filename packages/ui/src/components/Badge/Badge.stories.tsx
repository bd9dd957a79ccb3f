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
    about: {
      purpose:
        'Describes the thing beside it in a word or two: a plan, a state, a kind. The text carries the meaning, not the colour.',
      aliases: ['tag', 'label', 'chip', 'pill', 'status'],
      avoid: [
        'For something to press, use `Button`.',
        'For a whole sentence, use `Alert`.',
        'For the topics of an article, use `TagList`.',
      ],
      keyboard: [],
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

export const LongWords = meta.story({
  args: { tone: 'warning', children: 'Ends with the period that is paid, on 3 March 2026 at the latest' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
