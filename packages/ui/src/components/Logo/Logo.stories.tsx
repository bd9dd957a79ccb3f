import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Logo, logoSizes } from './Logo';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  argTypes: { size: { control: 'inline-radio', options: logoSizes } },
  parameters: {
    about: {
      purpose: 'Identifies the product: in the header, in the footer and on standalone pages.',
      avoid: [
        'It is not a link: to link to the home page, wrap it in a `Link`.',
        'Not as decoration: use `PixelGrid`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verapix')).toBeVisible();
  },
});

export const MarkOnly = meta.story({
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verapix')).toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      {logoSizes.map((size) => (
        <Stack key={size} gap="s">
          <Logo size={size} />
          <Logo size={size} markOnly />
        </Stack>
      ))}
    </Stack>
  ),
});
