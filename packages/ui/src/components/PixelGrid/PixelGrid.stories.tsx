import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { PixelGrid, pixelGridSizes } from './PixelGrid';
import { pixelPictures } from './picture';

const meta = preview.meta({
  title: 'Components/PixelGrid',
  component: PixelGrid,
  argTypes: {
    picture: { control: 'select', options: pixelPictures },
    size: { control: 'inline-radio', options: pixelGridSizes },
    resolved: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  parameters: {
    about: {
      purpose:
        'The product’s motif in the hero, empty states and the not-found page: squares that resolve into a picture.',
      avoid: [
        'It is decoration: never the only carrier of a meaning.',
        'For the progress of a task, use `Progress`.',
        'For the name of the product, use `Logo`.',
      ],
      keyboard: [],
      behaviour: ['The same `resolved` always gives the same squares.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.querySelectorAll('rect')).toHaveLength(20 * 12);
  },
});

export const Resolved = meta.story({
  args: { resolved: 1, size: 'l' },
  play: async ({ canvasElement }) => {
    const places = Array.from(canvasElement.querySelectorAll('rect'), (square) => square.style.transform);
    await expect(new Set(places).size).toBe(20 * 12);
  },
});

/** The landscape is the product’s own; the others say what an empty page lacks. */
export const Pictures = meta.story({
  render: () => (
    <Grid column="s" gap="l">
      {pixelPictures.map((picture) => (
        <Stack key={picture} gap="xs">
          <PixelGrid picture={picture} resolved={0.8} />
          <Text size="xs" tone="textMuted" mono>
            {picture}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Specks = meta.story({ args: { resolved: 0.25, size: 'l' } });

/** On phones the drawing shrinks with its container. */
export const Phone = meta.story({
  args: { size: 'l', resolved: 0.5 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().width,
    );
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Inline key={size} gap="xl" align="end">
          {[0, 0.3, 0.6, 1].map((resolved) => (
            <Stack key={resolved} gap="xs">
              <PixelGrid size={size} resolved={resolved} />
              <Text size="xs" tone="textMuted" mono>
                {size} {resolved}
              </Text>
            </Stack>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
