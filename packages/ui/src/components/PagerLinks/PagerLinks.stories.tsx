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
    about: {
      purpose: 'Links to the next and previous page for people who read in order, such as documentation.',
      aliases: ['previous and next'],
      avoid: ['For all pages of a section of the site, use `SideNav`.', 'Not for pagination of a list.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the previous page’s link, then to the next page’s.' },
        { keys: ['Enter'], does: 'Follows the focused link.' },
      ],
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

/** The first page has no previous one. */
export const First = meta.story({
  args: { previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^Next/ })).toBeVisible();
  },
});

/** The last page has no next one. */
export const Last = meta.story({
  args: { next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^Previous/ })).toBeVisible();
  },
});

export const LongTitles = meta.story({
  args: {
    previous: { ...previous, label: 'What happens to your pictures, and for how long we keep them' },
    next: { ...next, label: 'Asynchronousrequestsandtheirnotifications, errors and limits' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
