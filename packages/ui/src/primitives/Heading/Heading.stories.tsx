import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack';
import { Heading, headingSizes } from './Heading';

const levels = [1, 2, 3, 4] as const;

const meta = preview.meta({
  title: 'Primitives/Heading',
  component: Heading,
  parameters: {
    about: {
      purpose: 'Heads a page, a section or a card, and structures the page for screen readers.',
      aliases: ['title', 'typography'],
      avoid: [
        'For a lead paragraph, use a large `Text`.',
        'If people link to it, use `AnchorHeading`.',
        'Do not skip a `level` for its size: set `size`.',
      ],
      keyboard: [],
    },
  },
  args: { level: 2 as const, children: 'Four times larger, on your device' },
  argTypes: {
    level: { control: 'inline-radio', options: levels },
    size: { control: 'inline-radio', options: headingSizes },
  },
});

export const Default = meta.story({
  args: { level: 3, size: 'display' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: ({ children }) => (
    <Stack gap="l">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: {children}
        </Heading>
      ))}
      {levels.map((level) => (
        <Heading key={level} level={level} size="small">
          Level {level}, small
        </Heading>
      ))}
    </Stack>
  ),
  parameters: {
    // The levels are side by side for comparison; they form no outline.
    a11y: { options: { rules: { 'heading-order': { enabled: false } } } },
  },
});

export const Phone = meta.story({
  args: { size: 'display' },
  globals: { viewport: { value: 'mobile1' } },
});
