import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { TagList } from './TagList';

const meta = preview.meta({
  title: 'Components/TagList',
  component: TagList,
  args: { tags: ['resampling', 'sharpness', 'print'] },
  parameters: {
    about: {
      purpose: 'Names the topics of an article or an example, in a few words.',
      avoid: [
        'For a state, such as active or failed, use `Badge`.',
        'For included features, use `CheckList`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tags' }).children).toHaveLength(3);
  },
});

export const Phone = meta.story({
  args: {
    tags: [
      'resampling',
      'sharpness',
      'print',
      'a-tag-without-any-place-to-break-it-that-goes-on-and-on',
      'noise',
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack style={{ maxInlineSize: '14rem' }}>
      <TagList {...args} />
      <TagList tags={['one']} />
      <TagList tags={['so many tags', 'that they take', 'more than one', 'line']} />
    </Stack>
  ),
});
