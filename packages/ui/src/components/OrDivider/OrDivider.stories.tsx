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
      purpose: 'Says that of two ways to the same end one is enough, such as two ways to sign in.',
      avoid: ['For parts of a page, use `Heading` and the room of a `Stack`.'],
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
