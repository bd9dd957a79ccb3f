import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { PagerLinks } from './PagerLinks';

const previous = { label: 'Getting started', path: '#getting-started' };
const next = { label: 'API reference', path: '#api' };

const meta = preview.meta({
  title: 'Components/PagerLinks',
  component: PagerLinks,
  args: { label: 'Documentation pages', previous, next },
  parameters: {
    docs: {
      description: {
        component:
          'Stands at the end of a page that belongs to a row of pages, such as the documentation. Not for the pages of a list. Keyboard: Tab reaches the page before, then the page after.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Previous\s*Getting started/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Next\s*API reference/ })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <PagerLinks label="Both" previous={previous} next={next} />
      <PagerLinks label="First" next={next} />
      <PagerLinks label="Last" previous={previous} />
    </Stack>
  ),
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
