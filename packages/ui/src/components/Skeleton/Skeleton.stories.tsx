import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { Skeleton, SkeletonGroup } from './Skeleton';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  parameters: {
    about: {
      purpose: 'Reserves the space of loading content, so that nothing shifts when it arrives.',
      aliases: ['loading placeholder', 'shimmer'],
      avoid: [
        'For activity without a known layout, use `Spinner`.',
        'For measured progress, use `Progress`.',
        'For missing content, use `EmptyState`.',
      ],
      keyboard: [],
      announced: 'By the `SkeletonGroup` around it: what is loading.',
      behaviour: ['It does not move with reduced motion.'],
    },
  },
});

export const Default = meta.story({
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')?.children).toHaveLength(3);
  },
});

export const Block = meta.story({
  args: { shape: 'block', style: { aspectRatio: '5 / 4', maxInlineSize: '24rem' } },
});

export const Circle = meta.story({ args: { shape: 'circle' } });

export const Loading = meta.story({
  render: function Loading() {
    const [busy, setBusy] = useState(true);
    return (
      <Stack align="start">
        <Button onClick={() => setBusy(false)}>Let it arrive</Button>
        <SkeletonGroup
          busy={busy}
          label="Loading your keys"
          data-testid="keys"
          style={{ inlineSize: '100%' }}
        >
          {busy ? <Skeleton lines={2} /> : <Text>You have two keys.</Text>}
        </SkeletonGroup>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('keys')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your keys');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByTestId('keys')).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Lines are as high as the text they replace. */
export const SameHeight = meta.story({
  render: () => (
    <Inline align="start" gap="xl">
      <Text style={{ inlineSize: '8rem' }}>Two lines of text stand here</Text>
      <Skeleton lines={2} style={{ inlineSize: '8rem' }} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/Two lines/).getBoundingClientRect();
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    await expect(Math.abs(text.height - (skeleton?.height ?? 0))).toBeLessThan(2);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Inline gap="l" align="start">
      <Skeleton shape="circle" />
      <Stack style={{ inlineSize: '16rem' }}>
        <Skeleton />
        <Skeleton lines={4} />
      </Stack>
      <Skeleton shape="block" style={{ inlineSize: '16rem' }} />
    </Inline>
  ),
});
