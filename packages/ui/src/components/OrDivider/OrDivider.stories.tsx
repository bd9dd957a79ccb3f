import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import { ProviderButton } from '../ProviderButton';
import { OrDivider } from './OrDivider';

const meta = preview.meta({
  title: 'Components/OrDivider',
  component: OrDivider,
  parameters: {
    about: {
      purpose: 'Separates two alternatives of which one is enough, such as two ways to sign in.',
      avoid: ['For sections of a page, use `Heading` and the spacing of a `Stack`.'],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l" style={{ maxInlineSize: '24rem' }}>
      <ProviderButton>Continue with Google</ProviderButton>
      <OrDivider />
      <Button size="l" wide>
        Continue with email
      </Button>
      <OrDivider>or with your company's account</OrDivider>
    </Stack>
  ),
});
